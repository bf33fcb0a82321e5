-- What is kept about a client. Rows that a person deletes are marked, come back by an undo, and vanish after seven days.
-- author_id is the membership of whoever wrote the row, is_by_client says that it was the client.

-- adds what all records have to a table that names its own columns only: the client, the undo, and who may read and write
create procedure client_records(name text) language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  execute format('alter table public.%I
    add workspace_id uuid not null default public.current_workspace(), add id uuid not null, add client_id uuid not null,
    add created_at timestamptz not null default now(), add deleted_at timestamptz, add primary key (workspace_id, id),
    add foreign key (workspace_id, client_id) references public.clients (workspace_id, id) on delete cascade', name);
  execute format('create index %I on public.%I (workspace_id, client_id, created_at desc, id desc) where deleted_at is null',
    name || '_of_client', name);
  execute format('create index %I on public.%I (deleted_at) where deleted_at is not null', name || '_deleted', name);
  call public.workspace_table(name);
  call public.system_table(name, 'select, update, delete');
end $$;

create table weights (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  client_id uuid not null,
  day date not null,
  kg numeric(5, 2) not null check (kg between 20 and 400),
  source text not null check (source in ('manual', 'client', 'visit', 'progress', 'metric')),
  note text not null default '' check (length(note) <= 500),
  is_by_client boolean not null default false,
  author_id uuid,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id)
);
create index weights_of_client on weights (workspace_id, client_id, day desc, id desc) where deleted_at is null;
-- what the home reads of everybody's last weeks stands in the indexes themselves
create index weights_by_day on weights (workspace_id, day) include (client_id, kg) where deleted_at is null;
create index weights_of_author on weights (workspace_id, author_id) where author_id is not null;
create index weights_deleted on weights (deleted_at) where deleted_at is not null;
call workspace_table('weights');
call system_table('weights', 'select, update, delete');

create table progresses (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  client_id uuid not null,
  day date not null,
  weight_id uuid,
  note text not null default '' check (length(note) <= 500),
  is_by_client boolean not null default false,
  author_id uuid,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, weight_id) references weights (workspace_id, id) on delete set null (weight_id),
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id)
);
create index progresses_of_client on progresses (workspace_id, client_id, day desc, id desc) where deleted_at is null;
create index progresses_by_day on progresses (workspace_id, day desc, id desc) include (client_id) where deleted_at is null;
create index progresses_of_weight on progresses (workspace_id, weight_id) where weight_id is not null;
create index progresses_of_author on progresses (workspace_id, author_id) where author_id is not null;
create index progresses_deleted on progresses (deleted_at) where deleted_at is not null;
call workspace_table('progresses');
call system_table('progresses', 'select, update, delete');

create table progress_photos (
  workspace_id uuid not null default current_workspace(),
  progress_id uuid not null,
  pose text not null check (pose in ('front', 'side', 'back')),
  file_id uuid not null,
  primary key (workspace_id, progress_id, pose),
  foreign key (workspace_id, progress_id) references progresses (workspace_id, id) on delete cascade,
  foreign key (workspace_id, file_id) references files (workspace_id, id) on delete cascade
);
create index progress_photos_of_file on progress_photos (workspace_id, file_id);
call workspace_table('progress_photos');
call system_table('progress_photos', 'select');

create table client_files (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  client_id uuid not null,
  file_id uuid not null,
  name text not null check (length(name) between 1 and 255),
  search text not null generated always as (search_form(name)) stored,
  author_id uuid,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, file_id) references files (workspace_id, id) on delete cascade,
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id)
);
create index client_files_of_client on client_files (workspace_id, client_id, created_at desc, id desc) where deleted_at is null;
create index client_files_of_file on client_files (workspace_id, file_id);
create index client_files_of_author on client_files (workspace_id, author_id) where author_id is not null;
create index client_files_deleted on client_files (deleted_at) where deleted_at is not null;
call workspace_table('client_files');
call system_table('client_files', 'select, update, delete');

create table nutritional_advices (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  client_id uuid not null,
  title text not null default '' check (length(title) <= 120),
  body jsonb,
  file_id uuid,
  author_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, file_id) references files (workspace_id, id) on delete set null (file_id),
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id)
);
comment on column nutritional_advices.body is 'type: RichText of @allenio/contract/rich-text';
create index nutritional_advices_of_client on nutritional_advices (workspace_id, client_id, created_at desc, id desc)
  where deleted_at is null;
create index nutritional_advices_of_file on nutritional_advices (workspace_id, file_id) where file_id is not null;
create index nutritional_advices_of_author on nutritional_advices (workspace_id, author_id) where author_id is not null;
create index nutritional_advices_deleted on nutritional_advices (deleted_at) where deleted_at is not null;
call workspace_table('nutritional_advices');
call system_table('nutritional_advices', 'select, update, delete');

-- a workspace's own metrics, beside the types that everybody has
create table metrics (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 40),
  name_key text not null generated always as (search_form(name)) stored,
  unit text not null default '' check (length(unit) <= 12),
  decimals integer not null default 1 check (decimals between 0 and 3),
  min_value numeric not null,
  max_value numeric not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  check (min_value < max_value)
);
create unique index metrics_name on metrics (workspace_id, name_key) where deleted_at is null;
create index metrics_deleted on metrics (deleted_at) where deleted_at is not null;
call workspace_table('metrics');
call system_table('metrics', 'select, update, delete');

-- a metric as one client has it; its kind is a type's name or an own metric's id. Of the weight only the target stands
-- here: its values are the weights
create table client_metrics (
  workspace_id uuid not null default current_workspace(),
  client_id uuid not null,
  kind text not null check (length(kind) <= 40),
  metric_id uuid,
  target numeric,
  target_day date,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, client_id, kind),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, metric_id) references metrics (workspace_id, id) on delete cascade
);
create index client_metrics_of_metric on client_metrics (workspace_id, metric_id) where metric_id is not null;
create index client_metrics_by_kind on client_metrics (workspace_id, kind) include (client_id, target) where deleted_at is null;
create index client_metrics_deleted on client_metrics (deleted_at) where deleted_at is not null;
call workspace_table('client_metrics');
call system_table('client_metrics');

create table metric_values (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  client_id uuid not null,
  kind text not null,
  day date not null,
  value numeric not null,
  note text not null default '' check (length(note) <= 500),
  -- the workout that it follows from; it changes with that alone
  workout_id uuid,
  is_by_client boolean not null default false,
  author_id uuid,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, client_id, kind) references client_metrics (workspace_id, client_id, kind) on delete cascade,
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id)
);
create index metric_values_of_client on metric_values (workspace_id, client_id, kind, day desc, id desc) where deleted_at is null;
create unique index metric_values_of_workout on metric_values (workspace_id, workout_id, kind) where workout_id is not null;
create index metric_values_by_day on metric_values (workspace_id, day) include (client_id) where deleted_at is null;
create index metric_values_of_author on metric_values (workspace_id, author_id) where author_id is not null;
create index metric_values_deleted on metric_values (deleted_at) where deleted_at is not null;
call workspace_table('metric_values');
call system_table('metric_values', 'select, update, delete');

-- what a client is asked to do; one time of it is open, the next follows when it is done
create table client_actions (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  client_id uuid not null,
  kind text not null check (kind in ('weigh in', 'upload photos', 'answer', 'read', 'other')),
  title text not null default '' check (length(title) <= 120),
  body text not null default '' check (length(body) <= 5000),
  -- the repetition counts from here
  start_day date not null,
  due_day date not null,
  repetition jsonb not null,
  until_day date,
  is_done boolean not null default false,
  -- times that went by before a later one was done
  missed integer not null default 0 check (missed >= 0),
  is_mailed boolean not null default false,
  -- when somebody last nudged the client about the time that is due
  nudged_day date,
  author_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id)
);
comment on column client_actions.repetition is 'type: Repetition of @allenio/contract/client-actions';
create index client_actions_of_client on client_actions (workspace_id, client_id, is_done, due_day, id) where deleted_at is null;
create index client_actions_by_due on client_actions (workspace_id, is_done, due_day, id) where deleted_at is null;
create index client_actions_of_author on client_actions (workspace_id, author_id) where author_id is not null;
create index client_actions_deleted on client_actions (deleted_at) where deleted_at is not null;
call workspace_table('client_actions');
call system_table('client_actions', 'select, update, delete');

create table action_completions (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  action_id uuid not null,
  due_day date not null,
  completed_at timestamptz not null default now(),
  answer text not null default '' check (length(answer) <= 5000),
  is_by_client boolean not null default false,
  author_id uuid,
  primary key (workspace_id, id),
  -- a time is done once, whoever does it
  unique (workspace_id, action_id, due_day),
  foreign key (workspace_id, action_id) references client_actions (workspace_id, id) on delete cascade,
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id)
);
create index action_completions_recent on action_completions (workspace_id, completed_at) include (action_id);
create index action_completions_of_author on action_completions (workspace_id, author_id) where author_id is not null;
call workspace_table('action_completions');
