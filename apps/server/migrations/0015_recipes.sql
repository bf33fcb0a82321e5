-- Recipes of a workspace: what they are, and the foods in them.

-- Texts that one search looks through, as search_form gives each; a blank precedes every word.
create function search_text(texts text[]) returns text language sql immutable parallel safe
  return (select coalesce(string_agg(public.search_form(' ' || each), ''), '') from unnest(texts) each);

create table recipes (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  author_id uuid,
  name_it text not null check (length(name_it) <= 120),
  name_en text not null check (length(name_en) <= 120),
  description_it text not null default '' check (length(description_it) <= 2000),
  description_en text not null default '' check (length(description_en) <= 2000),
  portions integer not null default 1 check (portions between 1 and 200),
  -- what the whole weighs when it is done
  yield_grams integer check (yield_grams > 0),
  prep_minutes integer check (prep_minutes >= 0),
  cook_minutes integer check (cook_minutes >= 0),
  steps jsonb not null default '[]',
  tags text[] not null default '{}' check (cardinality(tags) <= 12),
  tag_keys text[] not null generated always as (search_forms(tags)) stored,
  picture_file_id uuid,
  -- of the whole, as they were when it was saved last: lists sort and filter by them; null is not known
  kcal numeric check (kcal >= 0),
  protein numeric check (protein >= 0),
  carbs numeric check (carbs >= 0),
  lipids numeric check (lipids >= 0),
  -- what follows from its foods as they are today; null until somebody works it out anew
  facts jsonb,
  name_key_it text collate "C" not null generated always as (search_form(coalesce(nullif(name_it, ''), name_en))) stored,
  name_key_en text collate "C" not null generated always as (search_form(coalesce(nullif(name_en, ''), name_it))) stored,
  search text collate "C" not null generated always as (search_text(array[name_it, name_en] || tags)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  check (name_it <> '' or name_en <> ''),
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id),
  foreign key (workspace_id, picture_file_id) references files (workspace_id, id) on delete set null (picture_file_id)
);
comment on column recipes.steps is 'type: RecipeStep[] of @allenio/contract/recipes';
comment on column recipes.facts is 'type: RecipeFacts of @allenio/contract/recipes';
create index recipes_without_facts on recipes (workspace_id) where facts is null;
create index recipes_of_author on recipes (workspace_id, author_id);
create index recipes_of_picture on recipes (workspace_id, picture_file_id) where picture_file_id is not null;
create index recipes_deleted on recipes (deleted_at) where deleted_at is not null;
call workspace_table('recipes');
call system_table('recipes', 'select, update, delete');

-- A food stands in a recipe once, whatever its version. It is one of the workspace's own or one of the library.
create table recipe_foods (
  workspace_id uuid not null default current_workspace(),
  recipe_id uuid not null,
  -- made on the device
  id uuid not null,
  position integer not null,
  food_id uuid not null,
  version integer not null,
  grams integer not null check (grams between 0 and 100000),
  measure jsonb,
  is_to_taste boolean not null default false,
  custom_name_it text not null default '' check (length(custom_name_it) <= 120),
  custom_name_en text not null default '' check (length(custom_name_en) <= 120),
  primary key (workspace_id, recipe_id, id),
  unique (workspace_id, recipe_id, food_id),
  foreign key (workspace_id, recipe_id) references recipes (workspace_id, id) on delete cascade
);
comment on column recipe_foods.measure is 'type: MeasuredAmount of @allenio/contract/recipes';
create index recipe_foods_of_food on recipe_foods (workspace_id, food_id);
call workspace_table('recipe_foods');
-- the sweep of foods asks what a recipe names, and so does a newer file of the library
call system_table('recipe_foods', 'select');
