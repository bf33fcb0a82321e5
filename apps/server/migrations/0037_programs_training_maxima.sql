-- Training maxima: the load of which the percentages of a client's program are taken, exercise by exercise.

-- Each row holds from its day on, until a later one does: so what was trained before stays explained. Without kilograms somebody has
-- removed it, and it follows from metrics and results again.
create table training_maxima (
  workspace_id uuid not null default current_workspace(),
  client_id uuid not null,
  -- the exercise's id, or its name where the library has none
  exercise_key text collate "C" not null,
  from_day date not null,
  exercise jsonb not null,
  kg numeric(6, 2) check (kg > 0 and kg < 1000),
  source text not null check (source in ('typed', 'metric', 'estimated')),
  -- the maximum of which it is a share, in percent
  of_kg numeric(7, 2),
  share integer,
  author_id uuid,
  updated_at timestamptz not null default now(),
  primary key (workspace_id, client_id, exercise_key, from_day),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id)
);
comment on column training_maxima.exercise is 'type: ExerciseCell of @allenio/contract/programs';
comment on column training_maxima.source is 'type: MaximumSource of @allenio/contract/programs';
create index training_maxima_of_author on training_maxima (workspace_id, author_id) where author_id is not null;
call workspace_table('training_maxima');
call system_table('training_maxima', 'select, insert');

-- by what the loads of a target in percent became kilograms when it was trained
alter table completed_exercises add maximum jsonb;
comment on column completed_exercises.maximum is 'type: UsedMaximum of @allenio/contract/workouts';
