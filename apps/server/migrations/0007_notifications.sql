-- What people were told. A row says to whom, of which kind, about whom; it is worded when it is read, in the language that
-- its receiver has then.

create table notifications (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  membership_id uuid not null,
  kind text not null check (length(kind) between 1 and 60),
  client_id uuid,
  -- names, days and ids that the sentence and the link need
  subject jsonb not null default '{}',
  -- told once, however often the cause is come by
  once text check (length(once) <= 200),
  -- what it is about: while it is unread, news of the same take its place
  about text check (length(about) <= 200),
  -- in the person's list; else it is kept for its push and its mail alone
  is_listed boolean not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  -- when they leave; empty where they have left, or never will
  push_after timestamptz,
  mail_after timestamptz,
  primary key (workspace_id, id),
  -- checked in this order: whoever changes both locks the client first, too
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade
);
comment on column notifications.subject is 'type: Facts of #platform/notify';
create index notifications_of_member on notifications (workspace_id, membership_id, created_at desc, id desc);
create index notifications_unread on notifications (workspace_id, membership_id, created_at desc, id desc)
  where is_listed and read_at is null;
create index notifications_of_client on notifications (workspace_id, client_id, membership_id, created_at desc, id desc)
  where client_id is not null;
create unique index notifications_once on notifications (workspace_id, membership_id, kind, once) where once is not null;
create unique index notifications_about on notifications (workspace_id, membership_id, kind, about)
  where about is not null and read_at is null;
create index notifications_of_same on notifications (workspace_id, about) where about is not null;
create index notifications_to_push on notifications (push_after) where push_after is not null;
create index notifications_to_mail on notifications (mail_after) where mail_after is not null;
create index notifications_waiting on notifications (workspace_id, membership_id)
  where push_after is not null or mail_after is not null;
create index notifications_read on notifications (read_at) where read_at is not null;
create index notifications_unlisted on notifications (created_at) where not is_listed;
call workspace_table('notifications');
call system_table('notifications', 'select, update, delete');

-- what somebody chose; who never did has no row
create table notification_settings (
  workspace_id uuid not null default current_workspace(),
  membership_id uuid not null,
  -- by kind and channel, only what was chosen
  channels jsonb not null default '{}',
  mail_pace text not null check (mail_pace in ('at once', 'hourly', 'daily', 'never')),
  mail_hour integer not null check (mail_hour between 0 and 23),
  unread_message_minutes integer check (unread_message_minutes between 5 and 1440),
  quiet_from text check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  quiet_to text check (quiet_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  primary key (workspace_id, membership_id),
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade,
  check ((quiet_from is null) = (quiet_to is null)),
  check (quiet_from <> quiet_to)
);
comment on column notification_settings.channels is 'type: Record<string, ChannelChoice> of @allenio/domain/notifications';
call workspace_table('notification_settings');
