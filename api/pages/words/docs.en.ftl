# The page of the API: what scripts say.

docs-working = The service is working…
docs-try = Try
docs-type = Content type
docs-example = Example
docs-body = Body of the request
docs-reply = Reply
docs-replies = Possible replies
docs-status = Status
docs-meaning = Meaning
docs-unreachable = The service does not answer.
docs-in-path = in the path
docs-in-query = in the query
docs-in-header = in a header
