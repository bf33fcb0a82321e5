-- Foods: the library of the product, which every workspace reads and none writes, and those of a workspace's own.

-- What a food is, whoever made it. Figures are per 100 g; null, and absent from the nutrients, is not known.
create procedure food_fields(name text) language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  execute format('alter table public.%I
    add name_it text not null check (length(name_it) <= 120),
    add name_en text not null check (length(name_en) <= 120),
    add category text check (length(category) <= 40),
    add kcal numeric check (kcal >= 0),
    add protein numeric check (protein >= 0),
    add carbs numeric check (carbs >= 0),
    add lipids numeric check (lipids >= 0),
    add carbs_include_fiber boolean not null default false,
    add nutrients jsonb not null default ''{}'',
    add measures jsonb not null default ''[]'',
    add allergens jsonb not null default ''{}'',
    add name_key_it text collate "C" not null generated always as (public.search_form(coalesce(nullif(name_it, ''''), name_en))) stored,
    add name_key_en text collate "C" not null generated always as (public.search_form(coalesce(nullif(name_en, ''''), name_it))) stored,
    add created_at timestamptz not null default now(),
    add updated_at timestamptz not null default now(),
    add check (name_it <> '''' or name_en <> '''')', name);
  execute format('comment on column public.%I.category is ''type: FoodCategory of @allenio/contract/aliments''', name);
  execute format('comment on column public.%I.nutrients is ''type: Nutrients of @allenio/contract/aliments''', name);
  execute format('comment on column public.%I.allergens is ''type: AllergenTags of @allenio/contract/aliments''', name);
  -- a filter by a nutrient reads it of every food, so it stands in the row as it is
  execute format('alter table public.%I alter nutrients set storage external', name);
  execute format('alter table public.%I set (toast_tuple_target = 8160)', name);
end $$;

create table system_foods (
  id uuid primary key,
  -- the number in the table from whose figures the row is made: of the USDA, above 1,000,000 of the FSVO, above 2,000,000 of Ciqual
  source_id integer not null unique,
  -- the number of the same food in the other tables
  twin_source_id integer unique,
  -- everyday words for it in Italian, between bars; searches find it by them
  synonyms text not null default '',
  -- figures of which the table says that they are traces, or below a limit
  below_limit jsonb not null default '{}',
  -- fibre included, as the USDA publishes it
  carbs_total numeric check (carbs_total >= 0),
  -- the files name it no more: it is offered no more, and still named wherever it is used
  archived_at timestamptz,
  -- when a newer file changed its allergens, category or names: plans that clients follow are judged anew from then on
  allergy_facts_changed_at timestamptz
);
call food_fields('system_foods');
comment on column system_foods.below_limit is 'type: BelowLimit of @allenio/contract/aliments';
comment on column system_foods.measures is 'type: SourcedMeasure[] of @allenio/contract/aliments';
alter table system_foods
  add search text collate "C" not null generated always as (search_form(' ' || name_it || ' ' || name_en || ' ' || translate(synonyms, '|', ' '))) stored;
create index system_foods_by_allergen_change on system_foods (allergy_facts_changed_at) where allergy_facts_changed_at is not null;
call library_table('system_foods');

-- one row: which files were loaded, and how often the library has changed
create table system_food_state (
  is_only boolean primary key default true check (is_only),
  digest text check (length(digest) = 64),
  revision integer not null default 1
);
insert into system_food_state default values;
call library_table('system_food_state');

create table foods (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  -- of the library, where it was cloned from it
  system_id uuid,
  author_id uuid,
  brand text not null default '' check (length(brand) <= 80),
  barcode text check (barcode ~ '^[0-9]{8,13}$'),
  density numeric check (density > 0),
  edible_part numeric check (edible_part between 1 and 100),
  cooking_factor numeric check (cooking_factor > 0),
  note text not null default '' check (length(note) <= 2000),
  picture_file_id uuid,
  version integer not null default 1,
  -- its allergens, category or names: plans that clients follow are judged anew from then on
  allergy_facts_changed_at timestamptz,
  deleted_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id),
  foreign key (workspace_id, picture_file_id) references files (workspace_id, id) on delete set null (picture_file_id)
);
call food_fields('foods');
comment on column foods.measures is 'type: FoodMeasure[] of @allenio/contract/aliments';
alter table foods
  add search text collate "C" not null
    generated always as (search_form(' ' || name_it || ' ' || name_en || ' ' || brand || ' ' || coalesce(barcode, ''))) stored;
create unique index foods_by_barcode on foods (workspace_id, barcode) where barcode is not null and deleted_at is null;
create index foods_of_author on foods (workspace_id, author_id);
create index foods_of_picture on foods (workspace_id, picture_file_id) where picture_file_id is not null;
create index foods_by_allergen_change on foods (workspace_id, allergy_facts_changed_at) where allergy_facts_changed_at is not null;
create index foods_deleted on foods (deleted_at) where deleted_at is not null;
call workspace_table('foods');
call system_table('foods', 'select, delete');

-- What an own food was at each edit. Rows never change: recipes and plans name the version that they were made with.
create table food_versions (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  food_id uuid not null,
  version integer not null,
  content jsonb not null,
  author_id uuid,
  created_at timestamptz not null default now(),
  primary key (workspace_id, food_id, version),
  foreign key (workspace_id, food_id) references foods (workspace_id, id) on delete cascade,
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id)
);
create index food_versions_of_author on food_versions (workspace_id, author_id);
call workspace_table('food_versions');

-- Both name a food by its id alone, as recipes and plans do: one of the workspace's own or one of the library.

create table food_favorites (
  workspace_id uuid not null default current_workspace(),
  membership_id uuid not null,
  food_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, membership_id, food_id),
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade
);
call workspace_table('food_favorites');

-- what a workspace says of a food of the library
create table food_overlays (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  food_id uuid not null references system_foods (id) on delete cascade,
  is_hidden boolean not null default false,
  measures jsonb not null default '[]',
  -- only those that differ from the library
  allergens jsonb not null default '{}',
  allergy_facts_changed_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (workspace_id, food_id)
);
comment on column food_overlays.measures is 'type: FoodMeasure[] of @allenio/contract/aliments';
comment on column food_overlays.allergens is 'type: AllergenTags of @allenio/contract/aliments';
create index food_overlays_of_food on food_overlays (food_id);
create index food_overlays_by_allergen_change on food_overlays (workspace_id, allergy_facts_changed_at)
  where allergy_facts_changed_at is not null;
call workspace_table('food_overlays');

create table food_imports (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  membership_id uuid not null,
  file_id uuid,
  name text not null check (length(name) between 1 and 255),
  state text not null default 'preview' check (state in ('preview', 'done')),
  options jsonb not null,
  total integer not null,
  accepted integer not null default 0,
  -- of the accepted rows: they changed a food that was there
  updated integer not null default 0,
  -- rows that said what was there already
  unchanged integer not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade,
  foreign key (workspace_id, file_id) references files (workspace_id, id) on delete set null (file_id)
);
create index food_imports_of_member on food_imports (workspace_id, membership_id);
create index food_imports_of_file on food_imports (workspace_id, file_id) where file_id is not null;
create index food_imports_created on food_imports (created_at);
call workspace_table('food_imports');
call system_table('food_imports', 'select, delete');

-- one row for each workspace that has changed something: how often its own foods and what it says of the library's have changed, and the
-- tables of the library that it plans with
create table food_state (
  workspace_id uuid primary key default current_workspace() references workspaces (id) on delete cascade,
  revision integer not null default 1,
  tables text not null default 'Europe first' check (tables in ('Europe first', 'Europe only', 'USDA first', 'USDA only'))
);
comment on column food_state.tables is 'type: FoodTableOrder of @allenio/contract/aliments';
call workspace_table('food_state');
create function food_tables() returns text language sql stable parallel safe
  return coalesce((select s.tables from public.food_state s where s.workspace_id = public.current_workspace()), 'Europe first');

-- What a workspace can name: its own foods, deleted ones among them for as long as they are there, and the library's. Overlays stand in
-- sub-selects: with a join in one of its parts, a look-up by id would read the whole library. Whether a food
-- has one is asked of a hash table: filters ask the allergens of every food, and few foods have an overlay.
create view all_foods with (security_invoker = true) as
  select f.id, true as is_own, f.system_id, f.author_id, f.name_it, f.name_en, f.category, f.brand, f.barcode, f.kcal, f.protein, f.carbs,
    f.lipids, f.carbs_include_fiber, f.nutrients, f.allergens, f.version, f.picture_file_id, false as is_hidden, f.name_key_it,
    f.name_key_en, f.search, f.created_at, f.updated_at, f.deleted_at, true as is_listed, false as is_of_later_table, '' as synonyms
  from foods f
  union all
  select s.id, false, null::uuid, null::uuid, s.name_it, s.name_en, s.category, '', null, s.kcal, s.protein, s.carbs, s.lipids,
    s.carbs_include_fiber, s.nutrients,
    case when s.id in (select o.food_id from food_overlays o)
      then (select s.allergens || o.allergens from food_overlays o where o.food_id = s.id) else s.allergens end, 1, null::uuid,
    s.id in (select o.food_id from food_overlays o where o.is_hidden), s.name_key_it, s.name_key_en, s.search, s.created_at, s.updated_at,
    s.archived_at,
    (s.source_id >= 1000000) = starts_with((select food_tables()), 'Europe')
      or (s.twin_source_id is null and right((select food_tables()), 4) <> 'only'),
    (s.source_id >= 1000000) <> starts_with((select food_tables()), 'Europe'), s.synonyms
  from system_foods s;
grant select on all_foods to :app_role;

-- the nutrients that a professional sees beside energy and macros
create table micronutrient_choices (
  workspace_id uuid not null default current_workspace(),
  membership_id uuid not null,
  codes text[] not null check (cardinality(codes) <= 200),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, membership_id),
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade
);
comment on column micronutrient_choices.codes is 'type: NutrientCode[] of @allenio/contract/aliments';
call workspace_table('micronutrient_choices');
