-- Exercises: the library of the product, which every workspace reads and none writes, and those of a workspace's own.

-- For rows of the product itself: any workspace reads them, once a connection has entered one, and only the system's login
-- writes them. They have ids that never change and no workspace.
create procedure library_table(name text) language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  call public.system_table(name);
  execute format('create policy of_library on public.%I for select to :app_role
    using ((select public.current_workspace()) is not null)', name);
  execute format('grant select on public.%I to :app_role', name);
end $$;

-- what is searched in a list, as search_form gives each
create function search_forms(texts text[]) returns text[] language sql immutable parallel safe
  return array(select public.search_form(each) from unnest(texts) each);

-- What an exercise is, whoever made it. Names are searched and ordered by their stored forms.
create procedure exercise_fields(name text) language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  execute format('alter table public.%I
    add name_it text not null check (length(name_it) <= 120),
    add name_en text not null check (length(name_en) <= 120),
    add category text not null check (category in (''strength'', ''cardio'', ''stretching'', ''mobility'', ''plyometrics'', ''olympic'',
      ''powerlifting'', ''strongman'', ''functional'', ''warmup'')),
    add primary_muscles text[] not null default ''{}'',
    add secondary_muscles text[] not null default ''{}'',
    add equipment text[] not null default ''{}'',
    add mechanic text not null check (mechanic in (''compound'', ''isolation'', ''none'')),
    add force text not null check (force in (''push'', ''pull'', ''static'', ''none'')),
    add level text not null check (level in (''beginner'', ''intermediate'', ''expert'')),
    add type text not null check (type in (''reps'', ''time'', ''distance'')),
    add is_unilateral boolean not null default false,
    add cue_it text not null default '''' check (length(cue_it) <= 2000),
    add cue_en text not null default '''' check (length(cue_en) <= 2000),
    add name_key_it text collate "C" not null generated always as (public.search_form(coalesce(nullif(name_it, ''''), name_en))) stored,
    add name_key_en text collate "C" not null generated always as (public.search_form(coalesce(nullif(name_en, ''''), name_it))) stored,
    add search text collate "C" not null generated always as (public.search_form('' '' || name_it || '' '' || name_en)) stored,
    add created_at timestamptz not null default now(),
    add updated_at timestamptz not null default now(),
    add check (name_it <> '''' or name_en <> '''')', name);
  execute format('comment on column public.%I.category is ''type: ExerciseCategory of @allenio/contract/exercises''', name);
  execute format('comment on column public.%I.primary_muscles is ''type: Muscle[] of @allenio/contract/exercises''', name);
  execute format('comment on column public.%I.secondary_muscles is ''type: Muscle[] of @allenio/contract/exercises''', name);
  execute format('comment on column public.%I.equipment is ''type: Equipment[] of @allenio/contract/exercises''', name);
end $$;

-- A picture or film that we keep, or one that somebody else shows.
create procedure exercise_asset_fields(name text) language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  execute format('alter table public.%I
    add id uuid not null,
    add exercise_id uuid not null,
    add place integer not null,
    add file_id uuid,
    add poster_file_id uuid,
    add provider text check (provider in (''youtube'', ''vimeo'')),
    add video_id text check (length(video_id) <= 40),
    add created_at timestamptz not null default now(),
    add deleted_at timestamptz,
    add check ((file_id is null) = (provider is not null and video_id is not null)),
    add check (poster_file_id is null or file_id is not null)', name);
end $$;

create table system_exercises (
  id uuid primary key,
  -- of the library's file; none where the super admin made it
  slug text unique check (length(slug) <= 120),
  -- a newer file leaves alone what the super admin has edited
  edited_at timestamptz,
  -- offered no more, and still named wherever it is used
  archived_at timestamptz
);
call exercise_fields('system_exercises');
create index system_exercises_by_name_it on system_exercises (name_key_it, id) where archived_at is null;
create index system_exercises_by_name_en on system_exercises (name_key_en, id) where archived_at is null;
call library_table('system_exercises');

create table system_exercise_assets ();
call exercise_asset_fields('system_exercise_assets');
alter table system_exercise_assets add primary key (id),
  add foreign key (exercise_id) references system_exercises (id) on delete cascade;
create index system_exercise_assets_of_exercise on system_exercise_assets (exercise_id, place);
create index system_exercise_assets_of_file on system_exercise_assets (file_id) where file_id is not null;
create index system_exercise_assets_of_poster on system_exercise_assets (poster_file_id) where poster_file_id is not null;
create index system_exercise_assets_deleted on system_exercise_assets (deleted_at) where deleted_at is not null;
call library_table('system_exercise_assets');

-- Their files belong to no workspace, so a policy of theirs would open other people's: this answers those of the library alone.
create function library_files(wanted uuid[]) returns setof files language sql stable security definer
  set search_path = pg_catalog, public, pg_temp as $$
  select f.* from public.files f
  where f.workspace_id = public.no_workspace() and f.id = any(wanted) and f.deleted_at is null and exists (
    select from public.system_exercise_assets a where a.deleted_at is null and (a.file_id = f.id or a.poster_file_id = f.id))
$$;
revoke execute on function library_files from public;
grant execute on function library_files to :app_role, :system_role;

-- one row: which file was loaded, and how often the library has changed, which tells devices that theirs is old
create table system_exercise_state (
  is_only boolean primary key default true check (is_only),
  digest text check (length(digest) = 64),
  revision integer not null default 1
);
insert into system_exercise_state default values;
call library_table('system_exercise_state');

create table exercises (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  -- of the library, where it was cloned from it
  system_id uuid,
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  tag_keys text[] not null generated always as (search_forms(tags)) stored,
  deleted_at timestamptz,
  primary key (workspace_id, id)
);
call exercise_fields('exercises');
-- a search reads the workspace's part of these, and not the rows
create index exercises_by_name_it on exercises (workspace_id, name_key_it, id) include (search) where deleted_at is null;
create index exercises_by_name_en on exercises (workspace_id, name_key_en, id) include (search) where deleted_at is null;
create index exercises_by_creation on exercises (workspace_id, created_at, id) where deleted_at is null;
create index exercises_deleted on exercises (deleted_at) where deleted_at is not null;
call workspace_table('exercises');
call system_table('exercises', 'select, delete');

create table exercise_assets (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade
);
call exercise_asset_fields('exercise_assets');
alter table exercise_assets add primary key (workspace_id, id),
  add foreign key (workspace_id, exercise_id) references exercises (workspace_id, id) on delete cascade,
  add foreign key (workspace_id, file_id) references files (workspace_id, id) on delete cascade,
  add foreign key (workspace_id, poster_file_id) references files (workspace_id, id) on delete set null (poster_file_id);
create index exercise_assets_of_exercise on exercise_assets (workspace_id, exercise_id, place);
create index exercise_assets_of_file on exercise_assets (workspace_id, file_id) where file_id is not null;
create index exercise_assets_of_poster on exercise_assets (workspace_id, poster_file_id) where poster_file_id is not null;
create index exercise_assets_deleted on exercise_assets (deleted_at) where deleted_at is not null;
call workspace_table('exercise_assets');
call system_table('exercise_assets', 'select, delete');

-- Both name an exercise by its id alone, as programs do: one of the workspace's own or one of the library.

create table exercise_favorites (
  workspace_id uuid not null default current_workspace(),
  membership_id uuid not null,
  exercise_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, membership_id, exercise_id),
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade
);
call workspace_table('exercise_favorites');

create table exercise_alternatives (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  exercise_id uuid not null,
  alternative_id uuid not null,
  place integer not null,
  primary key (workspace_id, exercise_id, alternative_id),
  check (exercise_id <> alternative_id)
);
create index exercise_alternatives_of_other on exercise_alternatives (workspace_id, alternative_id);
call workspace_table('exercise_alternatives');

create table exercise_settings (
  workspace_id uuid primary key default current_workspace() references workspaces (id) on delete cascade,
  hides_library boolean not null default false,
  -- how often the workspace's exercises have changed
  revision integer not null default 1
);
call workspace_table('exercise_settings');

-- what was planned with of late: searches raise it
create table recent_exercises (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  exercise_id uuid not null,
  used_on date not null default current_date,
  primary key (workspace_id, exercise_id)
);
create index recent_exercises_by_day on recent_exercises (used_on);
call workspace_table('recent_exercises');
call system_table('recent_exercises', 'select, delete');

create table exercise_imports (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  membership_id uuid not null,
  file_id uuid,
  name text not null check (length(name) between 1 and 255),
  state text not null default 'preview' check (state in ('preview', 'done')),
  options jsonb not null,
  total integer not null,
  accepted integer not null default 0,
  -- of the accepted rows: they changed an exercise that was there
  updated integer not null default 0,
  -- rows that said what was there already
  unchanged integer not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade,
  foreign key (workspace_id, file_id) references files (workspace_id, id) on delete set null (file_id)
);
create index exercise_imports_of_member on exercise_imports (workspace_id, membership_id);
create index exercise_imports_of_file on exercise_imports (workspace_id, file_id) where file_id is not null;
create index exercise_imports_created on exercise_imports (created_at);
call workspace_table('exercise_imports');
call system_table('exercise_imports', 'select, delete');

-- the same for the library, by a super admin
create table system_exercise_imports (
  id uuid primary key,
  person_id uuid not null references persons (id) on delete cascade,
  file_id uuid,
  name text not null check (length(name) between 1 and 255),
  state text not null default 'preview' check (state in ('preview', 'done')),
  options jsonb not null,
  total integer not null,
  accepted integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index system_exercise_imports_of_person on system_exercise_imports (person_id);
create index system_exercise_imports_of_file on system_exercise_imports (file_id) where file_id is not null;
create index system_exercise_imports_created on system_exercise_imports (created_at);
call system_table('system_exercise_imports');

-- What a workspace can name: its own, deleted ones among them for as long as they are there, and the library's.
create view all_exercises with (security_invoker = true) as
  select id, true as is_own, system_id, name_it, name_en, category, primary_muscles, secondary_muscles, equipment, mechanic, force, level,
    type, is_unilateral, cue_it, cue_en, tags, tag_keys, name_key_it, name_key_en, search, created_at, updated_at, deleted_at
  from exercises
  union all
  select id, false, null::uuid, name_it, name_en, category, primary_muscles, secondary_muscles, equipment, mechanic, force, level,
    type, is_unilateral, cue_it, cue_en, '{}'::text[], '{}'::text[], name_key_it, name_key_en, search, created_at, updated_at, archived_at
  from system_exercises;

-- What other areas read of them. Ids of both kinds never meet.
create view exercise_names with (security_invoker = true) as
  select id, is_own, name_it, name_en, primary_muscles, secondary_muscles, equipment, type, is_unilateral, deleted_at is null as is_offered
  from all_exercises;
grant select on all_exercises, exercise_names to :app_role, :system_role;
