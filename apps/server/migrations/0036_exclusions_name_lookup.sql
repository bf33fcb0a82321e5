-- What the rules of foods are looked for in: the stems of names, and their words as they stand behind =. As lookupOf of
-- @allenio/domain/aliments, which a test holds it to.
create function name_lookup(value text) returns text[] language sql immutable parallel safe
  return public.word_stems(value) || array(
    select '=' || word from unnest(regexp_split_to_array(public.search_form(value), '[^[:alnum:]]+')) word where word <> '');
