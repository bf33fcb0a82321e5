-- Targets of energy and macros, and what clients were given of them.

-- permissions of the role that this member does not have, such as those that a business takes from its clients
alter table memberships add column withheld_permissions text[] not null default '{}';

create table macro_settings (
  workspace_id uuid primary key default current_workspace() references workspaces (id) on delete cascade,
  hide_client_macros boolean not null default false,
  day_type_names jsonb not null default '{}',
  updated_at timestamptz not null default now()
);
comment on column macro_settings.day_type_names is 'type: DayTypeNames of @allenio/contract/macros';
call workspace_table('macro_settings');
-- clients who register and records that become one are handled outside any workspace
call system_table('macro_settings', 'select');

-- where one client is not as the business has it
create table macro_visibilities (
  workspace_id uuid not null default current_workspace(),
  client_id uuid not null,
  is_hidden boolean not null,
  primary key (workspace_id, client_id),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade
);
call workspace_table('macro_visibilities');
call system_table('macro_visibilities', 'select, insert');

create table macros (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  author_id uuid,
  -- the one for whom it was made; null in the library
  client_id uuid,
  title text not null check (length(title) between 1 and 120),
  note text not null default '' check (length(note) <= 2000),
  unit text not null check (unit in ('percent', 'grams', 'grams per kg')),
  weight_basis text not null default 'current' check (weight_basis in ('current', 'desirable')),
  days jsonb not null,
  -- what the client is taken to spend in a day, where weights and diary tell it; null where the need counts
  spent_kcal integer check (spent_kcal > 0),
  -- of the first day, for sorting; null where a weight is missing
  kcal numeric,
  title_key text collate "C" not null generated always as (search_form(title)) stored,
  search text collate "C" not null generated always as (search_text(array[title])) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id)
);
comment on column macros.days is 'type: MacroDay[] of @allenio/contract/macros';
create index macros_of_client on macros (workspace_id, client_id) where client_id is not null;
create index macros_of_author on macros (workspace_id, author_id) where author_id is not null;
create index macros_deleted on macros (workspace_id, deleted_at) where deleted_at is not null;
call workspace_table('macros');
call system_table('macros', 'select, update, delete');

-- The macro as it was that day: the row outlives the macro, whose id has no foreign key for that reason.
create table macro_assignments (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  macro_id uuid not null,
  client_id uuid not null,
  title text not null check (length(title) between 1 and 120),
  note text not null default '' check (length(note) <= 2000),
  unit text not null check (unit in ('percent', 'grams', 'grams per kg')),
  weight_basis text not null check (weight_basis in ('current', 'desirable')),
  days jsonb not null,
  spent_kcal integer check (spent_kcal > 0),
  targets jsonb not null,
  weight jsonb,
  start_day date not null,
  week text[] check (cardinality(week) = 7),
  message text not null default '' check (length(message) <= 2000),
  assigned_by uuid,
  -- it counted until the day before
  unassigned_on date,
  -- how far it has come to the client, as it is now
  sent_at timestamptz,
  stored_at timestamptz,
  opened_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, assigned_by) references memberships (workspace_id, id) on delete set null (assigned_by)
);
comment on column macro_assignments.days is 'type: MacroDay[] of @allenio/contract/macros';
comment on column macro_assignments.week is 'type: DayTypeWeek of @allenio/contract/macros';
comment on column macro_assignments.targets is 'type: ResolvedDay[] of @allenio/contract/macros';
comment on column macro_assignments.weight is 'type: FrozenWeight of @allenio/contract/macros';
create index macro_assignments_of_client on macro_assignments (workspace_id, client_id, start_day, created_at);
create index macro_assignments_of_macro on macro_assignments (workspace_id, macro_id);
create index macro_assignments_of_member on macro_assignments (workspace_id, assigned_by) where assigned_by is not null;
call workspace_table('macro_assignments');
call system_table('macro_assignments', 'select, update');

-- What was chosen for a client to work out their need.
create table client_energy (
  workspace_id uuid not null default current_workspace(),
  client_id uuid not null,
  formula text not null,
  manual_bmr numeric,
  activity_level text,
  desirable_formula text not null,
  manual_desirable_kg numeric,
  -- pregnancy or breastfeeding: health data, which a withdrawn consent erases
  state jsonb,
  updated_at timestamptz not null default now(),
  primary key (workspace_id, client_id),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade
);
comment on column client_energy.formula is 'type: MetabolicFormulaName of @allenio/contract/macros';
comment on column client_energy.activity_level is 'type: ActivityLevel of @allenio/contract/macros';
comment on column client_energy.desirable_formula is 'type: DesirableWeightFormula of @allenio/contract/macros';
comment on column client_energy.state is 'type: BodyState of @allenio/contract/macros';
call workspace_table('client_energy');
call system_table('client_energy', 'select, insert, update');
