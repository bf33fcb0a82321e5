-- Documents: what several people edit for long. An area declares a kind of document with a table for each type of its rows; this
-- engine writes them all, keeps who did what, and gives clients their releases.

create table documents (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  kind text not null check (length(kind) <= 40),
  -- counts batches; each row bears the revision of its last change, so that a device asks for what it has missed
  revision integer not null default 0,
  -- deleted rows are erased after a time: whoever is further behind reads the whole document again
  oldest_revision integer not null default 0,
  -- since when it holds a deleted row; null where it holds none
  deleted_rows_since timestamptz,
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index documents_with_deleted_rows on documents (deleted_rows_since) where deleted_rows_since is not null;
call workspace_table('documents');
call system_table('documents', 'select');

-- What somebody did in one gesture, or a part of it, with its inverse.
create table document_batches (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  -- made on the device: a batch that is sent again is applied once
  id uuid not null,
  document_id uuid not null,
  revision integer not null,
  gesture_id uuid not null,
  kind text not null check (kind in ('edit', 'undo', 'redo')),
  author_id uuid,
  operations jsonb not null,
  inverse jsonb not null,
  -- what the device is told again if it has lost the answer
  outcome jsonb not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, document_id) references documents (workspace_id, id) on delete cascade,
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id)
);
comment on column document_batches.operations is 'type: Operation[] of @allenio/contract/documents';
comment on column document_batches.outcome is 'type: BatchOutcome of @allenio/contract/documents';
comment on column document_batches.inverse is 'type: Operation[] of @allenio/contract/documents';
create unique index document_batches_of_document on document_batches (workspace_id, document_id, revision);
create index document_batches_of_author on document_batches (workspace_id, author_id, document_id, revision desc);
create index document_batches_created on document_batches (created_at);
call workspace_table('document_batches');
call system_table('document_batches', 'select, delete');

-- Which batches have set cells of a row, so that the history of a cell is found without reading all batches.
create table document_row_edits (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  document_id uuid not null,
  revision integer not null,
  row_id uuid not null,
  cells text[] not null,
  primary key (workspace_id, document_id, revision, row_id),
  foreign key (workspace_id, document_id, revision) references document_batches (workspace_id, document_id, revision) on delete cascade
);
create index document_row_edits_of_row on document_row_edits (workspace_id, document_id, row_id, revision desc);
call workspace_table('document_row_edits');

-- The row that is the document itself; the area adds its own columns, filled from the cells or beside them.
create procedure document_table(name text) language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  execute format('create table public.%1$I (
    workspace_id uuid not null default public.current_workspace() references public.workspaces (id) on delete cascade,
    id uuid not null,
    cells jsonb not null default ''{}'',
    origin_id uuid,
    revision integer not null default 0,
    primary key (workspace_id, id),
    foreign key (workspace_id, id) references public.documents (workspace_id, id) on delete cascade)', name);
  call public.workspace_table(name);
end $$;

-- One type of the rows in it.
create procedure document_row_table(name text, parent text) language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  execute format('create table public.%1$I (
    workspace_id uuid not null default public.current_workspace() references public.workspaces (id) on delete cascade,
    id uuid not null,
    document_id uuid not null,
    parent_id uuid not null,
    place text collate "C" not null check (length(place) <= 120),
    cells jsonb not null default ''{}'',
    origin_id uuid,
    revision integer not null,
    deleted_at timestamptz,
    primary key (workspace_id, id),
    foreign key (workspace_id, document_id) references public.documents (workspace_id, id) on delete cascade,
    foreign key (workspace_id, parent_id) references public.%2$I (workspace_id, id) on delete cascade)', name, parent);
  execute format('create index on public.%I (workspace_id, document_id, revision)', name);
  execute format('create index on public.%I (workspace_id, parent_id, place)', name);
  call public.workspace_table(name);
end $$;

-- What people are given is a release: a snapshot that nobody changes any more. Equal snapshots are kept once.
create table document_contents (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  digest text not null check (length(digest) = 64),
  rows jsonb not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, digest)
);
comment on column document_contents.rows is 'type: DocumentRow[] of @allenio/contract/documents';
call workspace_table('document_contents');

create table document_releases (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  -- null once the document is erased: those who were given the release keep it
  document_id uuid,
  number integer not null,
  digest text not null,
  revision integer not null,
  note text not null default '' check (length(note) <= 500),
  author_id uuid,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, document_id) references documents (workspace_id, id) on delete set null (document_id),
  foreign key (workspace_id, digest) references document_contents (workspace_id, digest) on delete cascade,
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id)
);
create unique index document_releases_of_document on document_releases (workspace_id, document_id, number);
create index document_releases_of_content on document_releases (workspace_id, digest);
create index document_releases_of_author on document_releases (workspace_id, author_id);
call workspace_table('document_releases');

-- With a release goes what it holds, unless another holds the same.
create function erase_releases(workspace uuid, ids uuid[]) returns void language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
declare
  digests text[];
begin
  with gone as (delete from public.document_releases r where r.workspace_id = workspace and r.id = any(ids) returning r.digest)
  select array_agg(digest) into digests from gone;
  delete from public.document_contents t where t.workspace_id = workspace and t.digest = any(digests)
    and not exists (select from public.document_releases r where r.workspace_id = workspace and r.digest = t.digest);
end $$;

-- With the row of a kind goes the document, and of its releases those that nobody keeps, which its area knows.
create function erase_document_with(workspace uuid, document uuid, releases uuid[]) returns void language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  perform public.erase_releases(workspace, releases);
  delete from public.documents d where d.workspace_id = workspace and d.id = document;
end $$;

-- The same for a kind whose releases nobody keeps.
create function erase_document() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  perform public.erase_document_with(old.workspace_id, old.id, array(
    select r.id from public.document_releases r where r.workspace_id = old.workspace_id and r.document_id = old.id));
  return null;
end $$;

-- How far a release has come: to each person the first time of each.
create table document_receipts (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  release_id uuid not null,
  membership_id uuid not null,
  sent_at timestamptz,
  stored_at timestamptz,
  opened_at timestamptz,
  primary key (workspace_id, release_id, membership_id),
  foreign key (workspace_id, release_id) references document_releases (workspace_id, id) on delete cascade,
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade
);
create index document_receipts_of_member on document_receipts (workspace_id, membership_id);
call workspace_table('document_receipts');
