-- Meal plans: what dietitians plan.

call document_table('meal_plans');
alter table meal_plans
  add title text not null generated always as (coalesce(cells ->> 'title', '')) stored,
  add title_key text collate "C" not null generated always as (search_form(coalesce(cells ->> 'title', ''))) stored,
  add search text collate "C" not null generated always as (search_text(array[cells ->> 'title'])) stored,
  -- the target of its days, for sorting
  add kcal numeric generated always as ((cells ->> 'kcal')::numeric) stored,
  add author_id uuid,
  -- the one for whom it was made; null in the library
  add client_id uuid,
  -- of the document when it was completed last; null while it never was
  add completed_revision integer,
  -- of its days at that revision: lists have no time to sum them
  add completed_mean jsonb,
  add created_at timestamptz not null default now(),
  add deleted_at timestamptz,
  add foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id),
  add foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade;
comment on column meal_plans.completed_mean is 'type: EnergyTotals of @allenio/contract/meal-plans';
create index meal_plans_by_creation on meal_plans (workspace_id, created_at, id) where deleted_at is null and client_id is null;
create index meal_plans_by_title on meal_plans (workspace_id, title_key, id) where deleted_at is null and client_id is null;
create index meal_plans_by_kcal on meal_plans (workspace_id, kcal, title_key, id) where deleted_at is null and client_id is null;
create index meal_plans_by_kcal_downwards on meal_plans (workspace_id, kcal desc nulls last, title_key, id)
  where deleted_at is null and client_id is null;
-- with what the list needs of a row, before it reads the documents of hundreds of them
create index meal_plans_of_author on meal_plans (workspace_id, author_id) include (id, client_id, deleted_at)
  where author_id is not null;
-- an author is of one business: taken for independent, an author's plans look a hundred times fewer among a hundred businesses
create statistics meal_plans_author_business (dependencies) on workspace_id, author_id from meal_plans;
create index meal_plans_of_client on meal_plans (workspace_id, client_id) where client_id is not null;
create index meal_plans_deleted on meal_plans (workspace_id, deleted_at) where deleted_at is not null;
call system_table('meal_plans', 'select, update');

create trigger erases_document after delete on meal_plans for each row execute function erase_document();

call document_row_table('meal_plan_days', 'meal_plans');
call document_row_table('meal_plan_meals', 'meal_plan_days');
call document_row_table('meal_plan_components', 'meal_plan_meals');
call document_row_table('meal_plan_ingredients', 'meal_plan_components');
call document_row_table('meal_plan_alternatives', 'meal_plan_components');
call document_row_table('meal_plan_ingredient_alternatives', 'meal_plan_ingredients');

-- where a food or a recipe is used
alter table meal_plan_components
  add food_id uuid generated always as (((cells -> 'food') ->> 'id')::uuid) stored,
  add recipe_id uuid generated always as (((cells -> 'recipe') ->> 'id')::uuid) stored;
alter table meal_plan_ingredients add food_id uuid generated always as (((cells -> 'food') ->> 'id')::uuid) stored;
alter table meal_plan_alternatives add food_id uuid generated always as (((cells -> 'food') ->> 'id')::uuid) stored;
alter table meal_plan_ingredient_alternatives add food_id uuid generated always as (((cells -> 'food') ->> 'id')::uuid) stored;
create index meal_plan_components_of_food on meal_plan_components (workspace_id, food_id) where food_id is not null;
create index meal_plan_components_of_recipe on meal_plan_components (workspace_id, recipe_id) where recipe_id is not null;
create index meal_plan_ingredients_of_food on meal_plan_ingredients (workspace_id, food_id) where food_id is not null;
create index meal_plan_alternatives_of_food on meal_plan_alternatives (workspace_id, food_id) where food_id is not null;
create index meal_plan_ingredient_alternatives_of_food on meal_plan_ingredient_alternatives (workspace_id, food_id)
  where food_id is not null;

-- foods of all businesses are swept at once, but for those that a plan names
call system_table('meal_plan_components', 'select');
call system_table('meal_plan_ingredients', 'select');
call system_table('meal_plan_alternatives', 'select');
call system_table('meal_plan_ingredient_alternatives', 'select');

create table meal_plan_settings (
  workspace_id uuid primary key default current_workspace() references workspaces (id) on delete cascade,
  -- what differs from the presets
  changes jsonb not null default '{}',
  updated_at timestamptz not null default now()
);
comment on column meal_plan_settings.changes is 'type: MealPlanSettingsChanges of @allenio/contract/meal-plans';
call workspace_table('meal_plan_settings');
