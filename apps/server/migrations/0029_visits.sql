-- Visits: what dietitians measure, and what other records take from them.

-- children are measured, too
alter table weights drop constraint weights_kg_check;
alter table weights add constraint weights_kg_check check (kg between 2 and 400);

-- the visit that they follow from; they change with that alone
alter table weights add visit_id uuid, add constraint weights_visit_check check (visit_id is null or source = 'visit');
create unique index weights_of_visit on weights (workspace_id, visit_id) where visit_id is not null;
alter table metric_values add visit_id uuid;
create unique index metric_values_of_visit on metric_values (workspace_id, visit_id, kind) where visit_id is not null;

call document_table('visits');
alter table visits
  add client_id uuid,
  add author_id uuid,
  -- a cast of text would depend on a setting of the session
  add taken_on date generated always as (make_date(substr(cells ->> 'takenOn', 1, 4)::integer,
    substr(cells ->> 'takenOn', 6, 2)::integer, substr(cells ->> 'takenOn', 9, 2)::integer)) stored,
  -- that of the document, so that drafts are found by an index
  add document_revision integer not null default 0,
  -- what the last finish computed, from its release
  add finished_at timestamptz,
  add finished_revision integer,
  add is_draft boolean not null generated always as (finished_revision is distinct from document_revision) stored,
  add release_id uuid,
  add finished_on date,
  add next_visit_on date,
  add measurement_type text check (measurement_type in ('FOLDS', 'BIA', 'MANUAL')),
  add weight numeric,
  add height numeric,
  add fat_mass_perc numeric,
  add fat_free_mass_perc numeric,
  add bmr numeric,
  add fat_formula text,
  add metabolic_formula text,
  add activity_level text,
  add figures jsonb,
  -- since when the client reads what was finished
  add shared_at timestamptz,
  add created_at timestamptz not null default now(),
  add deleted_at timestamptz,
  add foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  add foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id),
  add foreign key (workspace_id, release_id) references document_releases (workspace_id, id) on delete set null (release_id),
  add check (num_nulls(finished_at, finished_revision, finished_on, measurement_type, weight, height, figures) in (0, 7)),
  add check (shared_at is null or finished_at is not null);
comment on column visits.figures is 'type: StoredFigures of @allenio/contract/visits';
comment on column visits.fat_formula is 'type: BodyFatFormulaName of @allenio/contract/visits';
comment on column visits.activity_level is 'type: ActivityLevel of @allenio/contract/macros';
comment on column visits.metabolic_formula is 'type: MetabolicFormulaName of @allenio/contract/macros';
-- drafts without a day stand before the others
create index visits_by_day on visits (workspace_id, taken_on desc, id desc) where deleted_at is null;
create index visits_drafts on visits (workspace_id, taken_on desc, id desc) where is_draft and deleted_at is null;
create index visits_of_client on visits (workspace_id, client_id, taken_on desc, id desc) where deleted_at is null;
create index visits_finished on visits (workspace_id, client_id, finished_on desc, id desc)
  where finished_on is not null and deleted_at is null;
create index visits_unfinished on visits (workspace_id, client_id) where finished_at is null and deleted_at is null;
create index visits_of_author on visits (workspace_id, author_id) where author_id is not null;
-- somebody's own last visits, from which their error follows
create index visits_measured on visits (workspace_id, author_id, finished_on desc, id desc)
  where finished_on is not null and deleted_at is null;
create index visits_of_release on visits (workspace_id, release_id) where release_id is not null;
create index visits_deleted on visits (deleted_at) where deleted_at is not null;
call system_table('visits', 'select, update');

create trigger erases_document after delete on visits for each row execute function erase_document();

call document_row_table('visit_laboratory_values', 'visits');
call document_row_table('visit_own_fields', 'visits');

-- What each finish came to: a visit that is finished again, or computed anew, has its last figures alone.
create table visit_finishes (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  visit_id uuid not null,
  finished_at timestamptz not null,
  -- computing anew makes no other release
  release_id uuid not null,
  author_id uuid,
  summary jsonb not null,
  figures jsonb not null,
  primary key (workspace_id, visit_id, finished_at),
  foreign key (workspace_id, visit_id) references visits (workspace_id, id) on delete cascade,
  foreign key (workspace_id, release_id) references document_releases (workspace_id, id) on delete cascade,
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id)
);
comment on column visit_finishes.summary is 'type: VisitSummary of @allenio/contract/visits';
comment on column visit_finishes.figures is 'type: StoredFigures of @allenio/contract/visits';
create index visit_finishes_of_release on visit_finishes (workspace_id, release_id);
create index visit_finishes_of_author on visit_finishes (workspace_id, author_id) where author_id is not null;
call workspace_table('visit_finishes');

create table visit_settings (
  workspace_id uuid primary key default current_workspace() references workspaces (id) on delete cascade,
  -- what differs from the presets
  changes jsonb not null default '{}',
  updated_at timestamptz not null default now()
);
comment on column visit_settings.changes is 'type: VisitSettingsChanges of @allenio/contract/visits';
call workspace_table('visit_settings');

create table protocols (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  name_it text not null check (length(name_it) <= 80),
  name_en text not null check (length(name_en) <= 80),
  -- read and written as a whole
  content jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  check (name_it <> '' or name_en <> '')
);
comment on column protocols.content is 'type: ProtocolContent of @allenio/contract/visits';
create index protocols_deleted on protocols (deleted_at) where deleted_at is not null;
call workspace_table('protocols');
call system_table('protocols', 'select');
