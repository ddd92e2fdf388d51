-- The words of titles and categories, as `vocabularyOf` in contract finds them in `search_text`: what a search that
-- finds nothing may have meant. They are only added, as a word that no product has any more is never proposed. While
-- the table is empty, a start fills it.
create table words (word text collate "C" primary key);

create index words_near on words using gin (word gin_trgm_ops);
