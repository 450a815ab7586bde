"""From a document to a record, field by field."""
