-- `search_text` is folded now, by `searchTextOf` in src/contract: what has more than ASCII is written again, as any text
-- that is missing is.
update products set search_text = null where search_text ~ '[^\u0001\u0009-\u000d\u0020-\u007e]';
