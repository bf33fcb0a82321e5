-- What clients record of their days. Records of several devices merge by the time of their change.

-- A date, where the client has changed something of it.
create table diary_days (
  workspace_id uuid not null default current_workspace(),
  client_id uuid not null,
  day date not null,
  day_type text,
  day_type_changed_at timestamptz not null default '-infinity',
  plan_day_id uuid,
  plan_day_changed_at timestamptz not null default '-infinity',
  note text not null default '' check (length(note) <= 500),
  note_changed_at timestamptz not null default '-infinity',
  primary key (workspace_id, client_id, day),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade
);
comment on column diary_days.day_type is 'type: DayType of @allenio/contract/macros';
call workspace_table('diary_days');
call system_table('diary_days', 'select, insert, update');

-- A planned meal on a date. The plan's rows have no foreign key: releases are documents.
create table diary_meals (
  workspace_id uuid not null default current_workspace(),
  client_id uuid not null,
  day date not null,
  meal_id uuid not null,
  assignment_id uuid not null,
  release_id uuid not null,
  state text check (state in ('eaten', 'partly', 'skipped')),
  eaten_row_ids uuid[] not null default '{}',
  state_changed_at timestamptz not null default '-infinity',
  note text not null default '' check (length(note) <= 500),
  note_changed_at timestamptz not null default '-infinity',
  created_at timestamptz not null default now(),
  primary key (workspace_id, client_id, day, meal_id),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, assignment_id) references meal_plan_assignments (workspace_id, id) on delete cascade
);
create index diary_meals_of_assignment on diary_meals (workspace_id, assignment_id);
call workspace_table('diary_meals');
call system_table('diary_meals', 'select, insert, update');

-- A food in the place of a planned one on a date.
create table diary_swaps (
  workspace_id uuid not null default current_workspace(),
  client_id uuid not null,
  day date not null,
  row_id uuid not null,
  assignment_id uuid not null,
  release_id uuid not null,
  -- what the plan had there
  planned_food jsonb not null,
  planned_grams integer not null,
  -- null where the swap was taken back
  food jsonb,
  grams integer not null default 0,
  alternative_id uuid,
  changed_at timestamptz not null,
  primary key (workspace_id, client_id, day, row_id),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, assignment_id) references meal_plan_assignments (workspace_id, id) on delete cascade
);
comment on column diary_swaps.planned_food is 'type: FoodCell of @allenio/contract/meal-plans';
comment on column diary_swaps.food is 'type: FoodCell of @allenio/contract/meal-plans';
create index diary_swaps_of_assignment on diary_swaps (workspace_id, assignment_id);
create index diary_swaps_of_food on diary_swaps (workspace_id, ((food ->> 'id')::uuid)) where food is not null;
call workspace_table('diary_swaps');
call system_table('diary_swaps', 'select, insert, update');

-- Something that stands in no plan.
create table diary_entries (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  client_id uuid not null,
  day date not null,
  time text,
  text text not null check (length(text) between 1 and 300),
  kcal integer,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade
);
create index diary_entries_of_client on diary_entries (workspace_id, client_id, day);
create index diary_entries_deleted on diary_entries (deleted_at) where deleted_at is not null;
call workspace_table('diary_entries');
call system_table('diary_entries', 'select, update, delete');

create table diary_waters (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  client_id uuid not null,
  day date not null,
  ml integer not null check (ml between 1 and 5000),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade
);
create index diary_waters_of_client on diary_waters (workspace_id, client_id, day);
create index diary_waters_deleted on diary_waters (deleted_at) where deleted_at is not null;
call workspace_table('diary_waters');
call system_table('diary_waters', 'select, update, delete');

-- Of a planned meal, or of an entry.
create table diary_photos (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  client_id uuid not null,
  day date not null,
  meal_id uuid,
  entry_id uuid,
  file_id uuid not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  check (num_nonnulls(meal_id, entry_id) = 1),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, entry_id) references diary_entries (workspace_id, id) on delete cascade,
  foreign key (workspace_id, file_id) references files (workspace_id, id) on delete cascade
);
create index diary_photos_of_client on diary_photos (workspace_id, client_id, day);
create index diary_photos_of_entry on diary_photos (workspace_id, entry_id) where entry_id is not null;
create index diary_photos_of_file on diary_photos (workspace_id, file_id);
create index diary_photos_deleted on diary_photos (deleted_at) where deleted_at is not null;
call workspace_table('diary_photos');
call system_table('diary_photos', 'select, update, delete');

-- How much of a day was eaten, written with each record of it: lists and charts read no plan.
create table diary_sums (
  workspace_id uuid not null default current_workspace(),
  client_id uuid not null,
  day date not null,
  planned_kcal numeric not null,
  eaten_kcal numeric not null,
  logged_kcal numeric,
  percent integer,
  is_whole boolean not null default false,
  -- the sums of one client are read from the index, as those of a day are; else a plan reads those of all clients from the other one
  primary key (workspace_id, client_id, day) include (planned_kcal, eaten_kcal, percent, is_whole),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade
);
create index diary_sums_by_day on diary_sums (workspace_id, day) include (client_id, planned_kcal, eaten_kcal, percent, is_whole);
call workspace_table('diary_sums');
call system_table('diary_sums', 'select');
