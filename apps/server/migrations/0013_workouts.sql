-- Workouts: what clients have done. The ids are made on their devices, and each part arrives whole: the later version of it stays.

create table completed_workouts (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  client_id uuid not null,
  program_user_id uuid,
  release_id uuid,
  day_id uuid,
  planned_workout_id uuid,
  name text not null check (length(name) <= 120),
  day date not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  state text not null check (state in ('under way', 'finished', 'discarded')),
  rpe numeric(3, 1),
  note text not null default '' check (length(note) <= 2000),
  changed_at timestamptz not null,
  author_id uuid,
  is_by_client boolean not null,
  -- the file of another app that it came with
  import_id uuid,
  created_at timestamptz not null default now(),
  -- the team was told once, however often it was finished
  notified_at timestamptz,
  -- what lists show of it, kept by the writes
  exercises integer not null default 0,
  sets integer not null default 0,
  sets_done integer not null default 0,
  minutes integer not null default 0,
  tonnage_kg numeric not null default 0,
  records integer not null default 0,
  pains integer not null default 0,
  comments integer not null default 0,
  is_unread_by_team boolean not null default false,
  is_unread_by_client boolean not null default false,
  primary key (workspace_id, id),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, program_user_id) references program_users (workspace_id, id) on delete set null (program_user_id),
  foreign key (workspace_id, release_id) references document_releases (workspace_id, id) on delete set null (release_id),
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id)
);
create index completed_workouts_of_client on completed_workouts (workspace_id, client_id, started_at desc, id desc);
create index completed_workouts_by_start on completed_workouts (workspace_id, started_at desc, id desc) include (client_id, state);
create index completed_workouts_by_day on completed_workouts (workspace_id, client_id, day) where state = 'finished';
create index completed_workouts_of_import on completed_workouts (workspace_id, client_id, import_id) where import_id is not null;
create index completed_workouts_under_way on completed_workouts (workspace_id, client_id) where state = 'under way';
create index completed_workouts_left_open on completed_workouts (started_at) where state = 'under way';
create index completed_workouts_with_pain on completed_workouts (workspace_id, started_at desc, id desc)
  include (client_id, state) where pains > 0;
create index completed_workouts_with_comments on completed_workouts (workspace_id, started_at desc, id desc)
  include (client_id, state) where comments > 0;
create index completed_workouts_with_records on completed_workouts (workspace_id, started_at desc, id desc)
  include (client_id, state) where records > 0;
create index completed_workouts_unread on completed_workouts (workspace_id, started_at desc, id desc)
  include (client_id, state) where is_unread_by_team;
create index completed_workouts_of_program_user on completed_workouts (workspace_id, program_user_id) where program_user_id is not null;
create index completed_workouts_of_release on completed_workouts (workspace_id, release_id) where release_id is not null;
create index completed_workouts_of_author on completed_workouts (workspace_id, author_id) where author_id is not null;
call workspace_table('completed_workouts');
call system_table('completed_workouts', 'select, update');

-- One exercise of a workout. Its figures over time are read from here, without its sets.
create table completed_exercises (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  workout_id uuid not null,
  client_id uuid not null,
  row_id uuid,
  position integer not null,
  superset text,
  exercise jsonb not null,
  -- the exercise's id, or its name where the library has none
  exercise_key text collate "C" not null,
  target jsonb,
  skip_reason text,
  note text not null default '',
  pain jsonb,
  video_file_id uuid,
  is_removed boolean not null default false,
  changed_at timestamptz not null,
  -- of the workout
  started_at timestamptz not null,
  day date not null,
  -- it counts in figures: something was done of it, in a workout that was not discarded
  is_counted boolean not null default false,
  sets_done integer not null default 0,
  kg numeric,
  reps integer,
  epley_kg numeric,
  brzycki_kg numeric,
  tonnage_kg numeric not null default 0,
  reps_at_loads jsonb not null default '[]',
  records jsonb not null default '[]',
  primary key (workspace_id, id),
  foreign key (workspace_id, workout_id) references completed_workouts (workspace_id, id) on delete cascade,
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, video_file_id) references files (workspace_id, id) on delete set null (video_file_id)
);
comment on column completed_exercises.exercise is 'type: ExerciseCell of @allenio/contract/programs';
comment on column completed_exercises.target is 'type: RowCells of @allenio/contract/programs';
comment on column completed_exercises.skip_reason is 'type: SkipReason of @allenio/contract/workouts';
comment on column completed_exercises.pain is 'type: Pain of @allenio/contract/workouts';
comment on column completed_exercises.reps_at_loads is 'type: RepsAtLoads of @allenio/contract/workouts';
comment on column completed_exercises.records is 'type: ExerciseRecords of @allenio/contract/workouts';
create index completed_exercises_of_workout on completed_exercises (workspace_id, workout_id);
create index completed_exercises_over_time on completed_exercises (workspace_id, client_id, exercise_key, started_at desc, id)
  where is_counted;
create index completed_exercises_of_client on completed_exercises (workspace_id, client_id, started_at desc) where is_counted;
create index completed_exercises_with_pain on completed_exercises (workspace_id, day) where pain is not null and not is_removed;
create index completed_exercises_of_video on completed_exercises (workspace_id, video_file_id) where video_file_id is not null;
call workspace_table('completed_exercises');
call system_table('completed_exercises', 'select, update');

create table completed_sets (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  exercise_id uuid not null,
  position integer not null,
  kind text not null,
  kg numeric(7, 3),
  reps integer,
  seconds integer,
  metres numeric(9, 2),
  rpe numeric(3, 1),
  rir numeric(3, 1),
  done_at timestamptz,
  is_removed boolean not null default false,
  changed_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, exercise_id) references completed_exercises (workspace_id, id) on delete cascade
);
comment on column completed_sets.kind is 'type: SetKind of @allenio/contract/programs';
create index completed_sets_of_exercise on completed_sets (workspace_id, exercise_id, position);
call workspace_table('completed_sets');

-- What a set was before somebody changed it, and what came too late to count.
create table completed_set_edits (
  workspace_id uuid not null default current_workspace(),
  set_id uuid not null,
  changed_at timestamptz not null,
  kind text not null,
  kg numeric(7, 3),
  reps integer,
  seconds integer,
  metres numeric(9, 2),
  rpe numeric(3, 1),
  rir numeric(3, 1),
  done_at timestamptz,
  is_removed boolean not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, set_id, changed_at),
  foreign key (workspace_id, set_id) references completed_sets (workspace_id, id) on delete cascade
);
call workspace_table('completed_set_edits');

-- The best of each exercise, of finished workouts alone.
create table exercise_bests (
  workspace_id uuid not null default current_workspace(),
  client_id uuid not null,
  exercise_key text collate "C" not null,
  kg numeric,
  epley_kg numeric,
  brzycki_kg numeric,
  tonnage_kg numeric,
  reps_at_loads jsonb not null default '[]',
  updated_at timestamptz not null default now(),
  primary key (workspace_id, client_id, exercise_key),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade
);
comment on column exercise_bests.reps_at_loads is 'type: RepsAtLoads of @allenio/contract/workouts';
call workspace_table('exercise_bests');
call system_table('exercise_bests', 'select, insert, update');

-- Workouts planned and done by day. `dated` are those of the planned that have a date; a plan in order spreads them over its weeks.
create table workout_days (
  workspace_id uuid not null default current_workspace(),
  client_id uuid not null,
  day date not null,
  planned integer not null default 0,
  dated integer not null default 0,
  done integer not null default 0,
  primary key (workspace_id, client_id, day),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade
);
create index workout_days_by_day on workout_days (workspace_id, day) include (client_id, planned, dated, done);
call workspace_table('workout_days');
call system_table('workout_days', 'select, insert, update');

create table training_plans (
  workspace_id uuid not null default current_workspace(),
  client_id uuid not null,
  is_outdated boolean not null default true,
  -- workouts planned and done in the 28 days up to this one: lists of many clients would read too many days
  summed_day date not null default '-infinity',
  planned integer not null default 0,
  done integer not null default 0,
  primary key (workspace_id, client_id),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade
);
create index training_plans_outdated on training_plans (workspace_id) where is_outdated;
create index training_plans_by_summed_day on training_plans (summed_day, workspace_id);
call workspace_table('training_plans');
call system_table('training_plans', 'select, insert, update');

-- How regularly one client has to train, where it differs from the business's thresholds.
create table adherence_thresholds (
  workspace_id uuid not null default current_workspace(),
  client_id uuid not null,
  good integer not null check (good between 1 and 100),
  fair integer not null check (fair between 1 and good),
  primary key (workspace_id, client_id),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade
);
call workspace_table('adherence_thresholds');
call system_table('adherence_thresholds', 'select, insert');

create table moved_days (
  workspace_id uuid not null default current_workspace(),
  program_user_id uuid not null,
  day_id uuid not null,
  day date not null,
  primary key (workspace_id, program_user_id, day_id),
  foreign key (workspace_id, program_user_id) references program_users (workspace_id, id) on delete cascade
);
call workspace_table('moved_days');

-- The first set that was done of a release: the last of its receipts.
create table first_sets (
  workspace_id uuid not null default current_workspace(),
  program_user_id uuid not null,
  release_id uuid not null,
  first_set_at timestamptz not null,
  primary key (workspace_id, program_user_id, release_id),
  foreign key (workspace_id, program_user_id) references program_users (workspace_id, id) on delete cascade
);
call workspace_table('first_sets');

create table workout_comments (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  client_id uuid not null,
  exercise_id uuid not null,
  text text not null check (length(text) between 1 and 2000),
  author_id uuid,
  is_by_client boolean not null,
  created_at timestamptz not null default now(),
  -- by the other side
  read_at timestamptz,
  deleted_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, exercise_id) references completed_exercises (workspace_id, id) on delete cascade,
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id)
);
create index workout_comments_of_exercise on workout_comments (workspace_id, exercise_id, created_at);
create index workout_comments_of_client on workout_comments (workspace_id, client_id, created_at desc) where not is_by_client;
create index workout_comments_deleted on workout_comments (deleted_at) where deleted_at is not null;
create index workout_comments_of_author on workout_comments (workspace_id, author_id) where author_id is not null;
call workspace_table('workout_comments');
call system_table('workout_comments', 'select, update, delete');

-- A rest that ends behind a locked screen: the job with this id rings, unless another one has taken its place.
create table rest_alerts (
  workspace_id uuid not null default current_workspace(),
  membership_id uuid not null,
  id uuid not null,
  primary key (workspace_id, membership_id),
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade
);
call workspace_table('rest_alerts');
