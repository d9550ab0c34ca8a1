-- The initials of a Chinese name as typed on a keyboard: `qsbwb` for 青山保温杯. ICU orders characters by their pinyin, so
-- the initial of one is the last of these that does not come after it; i, u and v begin no syllable. NULL without a Chinese
-- character.
CREATE FUNCTION initials(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT string_agg(
    CASE WHEN is_han THEN substr('abcdefghjklmnopqrstwxyz', greatest(1, width_bucket(letter COLLATE "zh-x-icu",
      string_to_array('阿芭擦搭蛾发噶哈击喀垃妈拿哦啪期然撒塌挖昔压匝', NULL))), 1) ELSE letter END, '' ORDER BY at)
    FILTER (WHERE letter <> ' ')
  FROM (
    SELECT letter, at, ascii(letter) BETWEEN 13312 AND 40959 OR ascii(letter) BETWEEN 131072 AND 205743 AS is_han
    FROM unnest(string_to_array(lower(words COLLATE "zh-x-icu"), NULL)) WITH ORDINALITY AS text(letter, at)
  ) letters
  HAVING bool_or(is_han)
$$;

-- Lets a searchable table be searched by the initials of a name, too: its `search` has them at its end.
CREATE PROCEDURE make_found_by_initials(target regclass, name text) LANGUAGE plpgsql AS $$
DECLARE
  words text;
  by_grams text[];
  made text;
BEGIN
  SELECT pg_get_expr(d.adbin, d.adrelid) INTO STRICT words
    FROM pg_attrdef d JOIN pg_attribute a ON a.attrelid = d.adrelid AND a.attnum = d.adnum
    WHERE d.adrelid = target AND a.attname = 'search';
  by_grams := array(SELECT pg_get_indexdef(indexrelid) FROM pg_index
    WHERE indrelid = target AND pg_get_indexdef(indexrelid) LIKE '%search%');
  EXECUTE format('ALTER TABLE %s DROP COLUMN search', target);
  EXECUTE format('ALTER TABLE %s ADD COLUMN search text GENERATED ALWAYS AS ((%s) || coalesce('' '' || initials(%s), '''')) STORED',
    target, words, name);
  FOREACH made IN ARRAY by_grams LOOP
    EXECUTE made;
  END LOOP;
END $$;
CALL make_found_by_initials('category', 'name');
CALL make_found_by_initials('part', 'name');
CALL make_found_by_initials('supplier', 'name');
CALL make_found_by_initials('customer', 'name');
CALL make_found_by_initials('dealer', 'name');
CALL make_found_by_initials('company', 'name');
CALL make_found_by_initials('factory', 'name');
CALL make_found_by_initials('account', 'realname');
CALL make_found_by_initials('dept', 'name');
CALL make_found_by_initials('encoding_rule', 'name');
CALL make_found_by_initials('campaign', 'name');
CALL make_found_by_initials('page_template', 'name');
CALL make_found_by_initials('label_template', 'name');
CALL make_found_by_initials('article', 'title');
CALL make_found_by_initials('help', 'title');
CALL make_found_by_initials('system_version', $$name ->> 'zh_CN'$$);
CALL make_found_by_initials('dict', $$name ->> 'zh_CN'$$);
