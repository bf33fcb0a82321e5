-- The noticeboard: what a team writes to many of its clients at once.

create table notices (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  author_id uuid,
  title text not null check (length(title) between 1 and 120),
  body jsonb not null,
  audience jsonb not null,
  -- when it is planned to be published; of a published one, when that was
  publish_at timestamptz not null,
  -- null until its audience has become rows of notice_readers
  published_at timestamptz,
  -- the last day on which clients see it, in Rome
  visible_until date,
  notifies boolean not null default true,
  is_pinned boolean not null default false,
  withdrawn_at timestamptz,
  -- grows each time that its readers are notified again
  round integer not null default 1,
  -- the clients of its audience who had no account when it was published
  without_access integer not null default 0,
  image_alt text not null default '' check (length(image_alt) <= 200),
  crop jsonb,
  title_key text collate "C" not null generated always as (search_form(title)) stored,
  search text collate "C" not null generated always as (search_text(array[title])) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id)
);
comment on column notices.body is 'type: RichText of @allenio/contract/rich-text';
comment on column notices.audience is 'type: NoticeAudience of @allenio/contract/notices';
comment on column notices.crop is 'type: PictureCrop of @allenio/contract/notices';
create index notices_of_author on notices (workspace_id, author_id) where author_id is not null;
create index notices_deleted on notices (workspace_id, deleted_at) where deleted_at is not null;
create index notices_to_publish on notices (publish_at) where published_at is null and withdrawn_at is null and deleted_at is null;
call workspace_table('notices');
call system_table('notices', 'select');

create table notice_readers (
  workspace_id uuid not null default current_workspace(),
  notice_id uuid not null,
  membership_id uuid not null,
  client_id uuid not null,
  -- not handed over yet
  is_waiting boolean not null default true,
  -- has every channel turned off, or could no longer sign in when it was handed over
  is_refused boolean not null default false,
  read_at timestamptz,
  primary key (workspace_id, notice_id, membership_id),
  foreign key (workspace_id, notice_id) references notices (workspace_id, id) on delete cascade,
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade,
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade
);
create index notice_readers_of_member on notice_readers (workspace_id, membership_id, notice_id);
create index notice_readers_of_client on notice_readers (workspace_id, client_id, notice_id);
create index notice_readers_waiting on notice_readers (workspace_id, notice_id, membership_id) where is_waiting;
call workspace_table('notice_readers');
-- records that become one are joined outside any workspace
call system_table('notice_readers', 'select, insert, update');

-- The picture of a notice: as it was sent, and cropped to 2:1 in two sizes.
create table notice_pictures (
  workspace_id uuid not null default current_workspace(),
  notice_id uuid not null,
  size text not null check (size in ('original', 'wide', 'small')),
  file_id uuid not null,
  primary key (workspace_id, notice_id, size),
  foreign key (workspace_id, notice_id) references notices (workspace_id, id) on delete cascade,
  foreign key (workspace_id, file_id) references files (workspace_id, id) on delete cascade
);
create unique index notice_pictures_of_file on notice_pictures (workspace_id, file_id);
call workspace_table('notice_pictures');
call system_table('notice_pictures', 'select');

-- When the next mail to many may leave, for all nodes together; see MAIL_PER_MINUTE.
create table mail_pace (
  is_only boolean primary key default true check (is_only),
  next_at timestamptz not null default now()
);
call system_table('mail_pace', 'select, insert, update');
