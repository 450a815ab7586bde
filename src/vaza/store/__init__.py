"""The event log: streams of payloads with a versioned append. The append is the lock."""
