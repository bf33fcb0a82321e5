-- Types of days by the training of a client, and what their weight says of the energy that they spend.

-- training and rest are as the client's programs plan them; the week counts for the rest
alter table macro_assignments add column follows_training boolean not null default false;

-- The days of programs that have this date, so that one that was trained ahead of it can be told.
alter table workout_days add column day_ids uuid[] not null default '{}';
update training_plans set is_outdated = true;

-- What the nightly look at weights and diaries has found of a client whose numbers speak.
create table energy_readings (
  workspace_id uuid not null default current_workspace(),
  client_id uuid not null,
  -- the target that was judged
  assignment_id uuid not null,
  -- when it became what it is: assigned anew it is another one
  assigned_at timestamptz not null,
  -- whether more is spent than the target takes for granted
  is_more boolean not null,
  -- false where the target has come to fit: the same reading is not told again
  is_excluded boolean not null,
  target_kcal integer not null,
  proposed_kcal integer not null,
  least_kcal integer not null,
  most_kcal integer not null,
  -- the day on which it was found
  day date not null,
  primary key (workspace_id, client_id),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, assignment_id) references macro_assignments (workspace_id, id) on delete cascade
);
create index energy_readings_of_assignment on energy_readings (workspace_id, assignment_id);
call workspace_table('energy_readings');
call system_table('energy_readings', 'select, update');
