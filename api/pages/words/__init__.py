"""The words of the pages, and how they are said."""
