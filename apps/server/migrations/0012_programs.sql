-- Programs: what coaches plan, and what clients were given of it.

create table program_folders (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  parent_id uuid,
  name text not null check (length(name) between 1 and 60),
  name_key text collate "C" not null generated always as (search_form(name)) stored,
  -- what moved up when it was deleted, so that an undo brings it back
  moved_up jsonb,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, parent_id) references program_folders (workspace_id, id) on delete set null (parent_id)
);
comment on column program_folders.moved_up is 'type: MovedUp of @allenio/contract/folders';
create index program_folders_of_parent on program_folders (workspace_id, parent_id);
create index program_folders_deleted on program_folders (deleted_at) where deleted_at is not null;
call workspace_table('program_folders');
call system_table('program_folders', 'select, update, delete');

call document_table('programs');
alter table programs
  add title text not null generated always as (coalesce(cells ->> 'title', '')) stored,
  add title_key text collate "C" not null generated always as (search_form(coalesce(cells ->> 'title', ''))) stored,
  -- every word begins after a blank, so that one letter finds the words that begin with it
  add search text not null generated always as (search_form(' ' || coalesce(cells ->> 'title', ''))) stored,
  add folder_id uuid,
  add owner_id uuid,
  add is_private boolean not null default false,
  -- a client's own version; without one it is a model
  add client_id uuid,
  -- the release of the model that an own version has last taken from
  add base_release_id uuid,
  add created_at timestamptz not null default now(),
  add deleted_at timestamptz,
  -- the assignments that ended with it, so that an undo brings them back
  add ended_user_ids uuid[] not null default '{}',
  add foreign key (workspace_id, folder_id) references program_folders (workspace_id, id) on delete set null (folder_id),
  add foreign key (workspace_id, owner_id) references memberships (workspace_id, id) on delete set null (owner_id),
  add foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  add foreign key (workspace_id, base_release_id) references document_releases (workspace_id, id) on delete set null (base_release_id);
create index programs_by_creation on programs (workspace_id, created_at, id) where deleted_at is null and client_id is null;
create index programs_by_title on programs (workspace_id, title_key, id) where deleted_at is null and client_id is null;
create index programs_of_folder on programs (workspace_id, folder_id);
create index programs_of_owner on programs (workspace_id, owner_id);
create index programs_of_client on programs (workspace_id, client_id, created_at) where client_id is not null;
create index programs_of_template on programs (workspace_id, origin_id) where origin_id is not null;
create index programs_of_base on programs (workspace_id, base_release_id) where base_release_id is not null;
create index programs_deleted on programs (workspace_id, deleted_at) where deleted_at is not null;
call system_table('programs', 'select, update');
create index documents_by_update on documents (workspace_id, kind, updated_at, id);

-- With the row goes the document, and its releases that nobody was given. A client who is erased takes all of their own versions along.
create function erase_program_document() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  perform public.erase_document_with(old.workspace_id, old.id, array(
    select r.id from public.document_releases r where r.workspace_id = old.workspace_id and r.document_id = old.id and (
      not exists (select from public.program_users u where u.workspace_id = r.workspace_id and u.release_id = r.id)
      or old.client_id is not null
        and not exists (select from public.clients c where c.workspace_id = old.workspace_id and c.id = old.client_id))));
  return null;
end $$;
create trigger erases_document after delete on programs for each row execute function erase_program_document();

call document_row_table('program_weeks', 'programs');
call document_row_table('program_days', 'program_weeks');
call document_row_table('program_workouts', 'program_days');
call document_row_table('program_rows', 'program_workouts');
alter table program_rows add exercise_id uuid generated always as (((cells -> 'exercise') ->> 'id')::uuid) stored;
create index program_rows_of_exercise on program_rows (workspace_id, exercise_id) where exercise_id is not null and deleted_at is null;

-- What a client was given: a release, and the days. A row is ended, never removed.
create table program_users (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  -- the model, or the client's own version; it outlives the program, because clients keep their releases
  program_id uuid not null,
  -- the model of an own version
  template_id uuid,
  release_id uuid not null,
  title text not null,
  client_id uuid not null,
  start_day date not null,
  -- from 1, Monday, to 7; null in order
  weekdays integer[],
  pauses jsonb not null default '[]',
  -- the pause that goes on until somebody ends it
  paused_from date,
  last_day date not null,
  has_own_end boolean not null default false,
  message text not null default '' check (length(message) <= 2000),
  ended_at timestamptz,
  assigned_by uuid,
  -- from when on the client has another release than at first; of one for a day to come, the morning of that day where they live
  released_at timestamptz,
  -- what the client was told of it; null while that is nothing
  announced jsonb,
  -- when it is compared with what it is then
  announce_after timestamptz,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, release_id) references document_releases (workspace_id, id) on delete cascade,
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, assigned_by) references memberships (workspace_id, id) on delete set null (assigned_by)
);
comment on column program_users.pauses is 'type: Pause[] of @allenio/contract/programs';
comment on column program_users.announced is 'type: AnnouncedAssignment of @allenio/domain/programs';
create index program_users_of_program on program_users (workspace_id, program_id, created_at, id);
create index program_users_of_template on program_users (workspace_id, template_id) where template_id is not null;
create index program_users_of_client on program_users (workspace_id, client_id, created_at, id);
create index program_users_of_release on program_users (workspace_id, release_id);
create index program_users_of_member on program_users (workspace_id, assigned_by) where assigned_by is not null;
create index program_users_by_end on program_users (workspace_id, last_day) include (client_id) where ended_at is null;
create index program_users_ended on program_users (workspace_id, ended_at) include (client_id) where ended_at is not null;
create index program_users_to_announce on program_users (announce_after) where announce_after is not null;
call workspace_table('program_users');
call system_table('program_users', 'select, update');

-- Releases that are handed over on a day to come.
create table program_publications (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  program_id uuid not null,
  release_id uuid not null,
  day date not null,
  left_out uuid[] not null default '{}',
  -- the assignments that it is for; without them all that are not left out
  only_for uuid[],
  taken jsonb not null default '[]',
  author_id uuid,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, program_id) references programs (workspace_id, id) on delete cascade,
  foreign key (workspace_id, release_id) references document_releases (workspace_id, id) on delete cascade,
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id)
);
comment on column program_publications.taken is 'type: TakenConflicts[] of @allenio/contract/programs';
create index program_publications_of_program on program_publications (workspace_id, program_id);
create index program_publications_of_release on program_publications (workspace_id, release_id);
create index program_publications_of_author on program_publications (workspace_id, author_id) where author_id is not null;
create index program_publications_by_day on program_publications (day);
call workspace_table('program_publications');
call system_table('program_publications', 'select');

-- The exercises of a release: one that somebody still has by it is not deleted, and finding that out reads no snapshot.
create table program_release_exercises (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  release_id uuid not null,
  -- of the business or of the product's library; it may be gone once nobody has the release
  exercise_id uuid not null,
  primary key (workspace_id, exercise_id, release_id),
  foreign key (workspace_id, release_id) references document_releases (workspace_id, id) on delete cascade
);
create index program_release_exercises_of_release on program_release_exercises (workspace_id, release_id);
call workspace_table('program_release_exercises');

create table program_settings (
  workspace_id uuid primary key default current_workspace() references workspaces (id) on delete cascade,
  -- what differs from the presets
  changes jsonb not null default '{}',
  updated_at timestamptz not null default now()
);
comment on column program_settings.changes is 'type: ProgramSettingsChanges of @allenio/contract/programs';
call workspace_table('program_settings');

-- The step to which one client's loads are rounded, where their plates differ from the business's.
create table client_load_steps (
  workspace_id uuid not null default current_workspace(),
  client_id uuid not null,
  kg numeric not null check (kg > 0),
  primary key (workspace_id, client_id),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade
);
call workspace_table('client_load_steps');
call system_table('client_load_steps', 'select, insert');
