-- Keys of emails as `keyOf` writes them since: without invisible characters, in NFC. Of accounts with one key, one gets it,
-- and the others keep theirs: `findEmailKey`.
with keys as (
  select distinct on (key) id, email_key, key
  from shoppers, normalize(
    regexp_replace(
      email_key,
      '[\u0001-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E'
        '\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A'
        '\U000E0000-\U000E0FFF]',
      '',
      'g'
    ),
    NFC
  ) as key
  order by key, email_key <> key, created_at, id
)
update shoppers s set email_key = keys.key from keys where s.id = keys.id and keys.email_key <> keys.key;
