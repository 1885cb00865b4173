"""Background work: jobs that outlive the request, the process and the machine that took them."""
