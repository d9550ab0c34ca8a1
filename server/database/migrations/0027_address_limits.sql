-- Failed sign-ins are counted for each address: all those of an account are found by how their subject begins.
CREATE INDEX throttle_by_start ON throttle (subject text_pattern_ops);
