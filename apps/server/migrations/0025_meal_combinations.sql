-- Rows of meal plans that somebody uses together, by name: they are inserted into any meal.

create table meal_combinations (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  author_id uuid,
  name text not null check (length(name) between 1 and 120),
  name_key text collate "C" not null generated always as (search_form(name)) stored,
  -- read and written as a whole: nobody edits one row of it
  components jsonb not null,
  -- what is in them: one that something names is not erased
  food_ids uuid[] not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id)
);
comment on column meal_combinations.components is 'type: CombinedComponent[] of @allenio/contract/meal-plans';
create unique index meal_combinations_by_name on meal_combinations (workspace_id, name_key) where deleted_at is null;
create index meal_combinations_of_author on meal_combinations (workspace_id, author_id);
create index meal_combinations_of_food on meal_combinations using gin (food_ids);
create index meal_combinations_deleted on meal_combinations (deleted_at) where deleted_at is not null;
call workspace_table('meal_combinations');
call system_table('meal_combinations', 'select');
