-- What clients must not, cannot or do not want to eat.

-- As wordStems of @allenio/domain/aliments, which a test holds it to.
create function word_stems(value text) returns text[] language sql immutable parallel safe
  return array(
    select regexp_replace(regexp_replace(
      case when word in ('tablespoon', 'tablespoons') then 'tbsp' when word in ('teaspoon', 'teaspoons') then 'tsp' else word end,
      '^(..+?)[aeiouyhs]*$', '\1'), 'v$', 'f')
    from unnest(regexp_split_to_array(public.search_form(value), '[^[:alnum:]]+')) word where word <> '');

create table client_exclusions (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  client_id uuid not null,
  kind text not null check (kind in ('allergy', 'intolerance', 'diet', 'dislike')),
  target jsonb not null,
  note text not null default '' check (length(note) <= 300),
  is_by_client boolean not null default false,
  author_id uuid,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id)
);
comment on column client_exclusions.target is 'type: ExclusionTarget of @allenio/contract/aliments';
create unique index client_exclusions_once on client_exclusions (workspace_id, client_id, kind, target) where deleted_at is null;
create index client_exclusions_of_author on client_exclusions (workspace_id, author_id) where author_id is not null;
create index client_exclusions_of_food on client_exclusions (workspace_id, (target ->> 'foodId')) where target ->> 'foodId' is not null;
create index client_exclusions_deleted on client_exclusions (deleted_at) where deleted_at is not null;
call workspace_table('client_exclusions');
call system_table('client_exclusions', 'select, update, delete');
