-- Foods in the diary of a client, and the foods that their words stand for.

-- The words of an entry, without case, accents and signs: what was written alike means the same. A text of signs alone stays as it is.
create function diary_words(value text) returns text language sql immutable parallel safe
  return coalesce(nullif(btrim(regexp_replace(public.search_form(value), '[^[:alnum:]]+', ' ', 'g')), ''), btrim(value));

-- What the team says that some words of a client mean; without a client, those of every client of the business.
create table diary_matches (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  client_id uuid,
  text text not null check (length(text) between 1 and 300),
  words text not null generated always as (diary_words(text)) stored,
  food jsonb not null,
  -- the portion of an entry that says no weight
  grams integer not null check (grams between 1 and 10000),
  measure jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique nulls not distinct (workspace_id, client_id, words),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade
);
comment on column diary_matches.food is 'type: FoodCell of @allenio/contract/meal-plans';
comment on column diary_matches.measure is 'type: MeasuredAmount of @allenio/contract/recipes';
create index diary_matches_of_food on diary_matches (workspace_id, ((food ->> 'id')::uuid));
call workspace_table('diary_matches');
call system_table('diary_matches', 'select, update, delete');

-- An entry has a food in the version that it had then, with its weight, or words alone. `written` is what the client wrote before the
-- team said what their words mean.
alter table diary_entries
  add column food jsonb,
  add column grams integer check (grams between 1 and 10000),
  add column measure jsonb,
  add column words text not null generated always as (diary_words(text)) stored,
  add column match_id uuid,
  add column written jsonb,
  add check (food is null or grams is not null),
  add foreign key (workspace_id, match_id) references diary_matches (workspace_id, id) on delete set null (match_id);
comment on column diary_entries.food is 'type: FoodCell of @allenio/contract/meal-plans';
comment on column diary_entries.measure is 'type: MeasuredAmount of @allenio/contract/recipes';
comment on column diary_entries.written is 'type: WrittenEntry of @allenio/contract/meal-diary';
create index diary_entries_of_words on diary_entries (workspace_id, words, client_id);
create index diary_entries_of_match on diary_entries (workspace_id, match_id) where match_id is not null;
create index diary_entries_of_food on diary_entries (workspace_id, ((food ->> 'id')::uuid)) where food is not null;
