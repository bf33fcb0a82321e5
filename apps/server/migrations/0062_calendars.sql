-- Linked Google accounts, copies of appointments and reminders in their calendars, events of other calendars, and feeds.

create table google_links (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  membership_id uuid not null,
  subject text not null check (length(subject) between 1 and 255),
  email text not null check (length(email) between 1 and 320),
  scopes text[] not null,
  -- sealed; they are erased with the row once Google has revoked them
  refresh_token text not null,
  access_token text not null,
  access_ends_at timestamptz not null,
  state text not null default 'linked' check (state in ('linked', 'broken', 'ending')),
  keeps_copies boolean not null default true,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade
);
create unique index google_links_one_of_member on google_links (workspace_id, membership_id) where state <> 'ending';
create index google_links_of_member on google_links (workspace_id, membership_id);
create index google_links_to_end on google_links (ended_at) where state = 'ending';
call workspace_table('google_links');
call system_table('google_links', 'select');

-- A consent that was asked for; whoever comes back from Google takes it, once.
create table google_consents (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  membership_id uuid not null,
  session_id uuid not null,
  state_hash bytea not null,
  -- sealed
  verifier text not null,
  expires_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, state_hash),
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade
);
create index google_consents_of_member on google_consents (workspace_id, membership_id);
call workspace_table('google_consents');

-- How far the calendar of a link has been read.
create table calendar_sources (
  workspace_id uuid not null default current_workspace(),
  link_id uuid not null,
  membership_id uuid not null,
  -- the link works: it neither is broken nor ends
  is_live boolean not null default true,
  zone text not null default 'Europe/Rome',
  sync_token text,
  window_from timestamptz,
  window_to timestamptz,
  full_at timestamptz,
  synced_at timestamptz,
  -- grows with each full sync; what an older one has brought is gone there
  generation integer not null default 0,
  poll_at timestamptz not null default now(),
  failures integer not null default 0,
  -- a node that reads it now
  claimed_until timestamptz,
  channel_id uuid,
  channel_resource text,
  channel_token_hash bytea,
  channel_ends_at timestamptz,
  primary key (workspace_id, link_id),
  foreign key (workspace_id, link_id) references google_links (workspace_id, id) on delete cascade
);
create index calendar_sources_of_member on calendar_sources (workspace_id, membership_id);
create index calendar_sources_due on calendar_sources (poll_at) where is_live;
create unique index calendar_sources_of_channel on calendar_sources (channel_id) where channel_id is not null;
call workspace_table('calendar_sources');
-- a push belongs to no workspace before it is known whose it is
call system_table('calendar_sources', 'select, update');

-- An event of ours in a linked calendar.
create table calendar_copies (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  link_id uuid not null,
  thing text not null check (thing in ('appointment', 'reminder')),
  thing_id uuid not null,
  -- the time of a reminder that repeats; empty for what happens once
  occurrence text not null default '' check (occurrence ~ '^(\d{4}-\d\d-\d\d)?$'),
  event_id text not null check (event_id ~ '^[0-9a-v]{5,64}$'),
  -- what we last asked for, and what both sides last agreed on; null for an event that is gone
  asked jsonb,
  settled jsonb,
  -- Google's clock at the settled state
  settled_at timestamptz,
  is_changed_there boolean not null default false,
  -- something may differ; null once both sides are alike
  due_at timestamptz,
  -- grows with each hint, so that one that comes meanwhile is not lost
  hints integer not null default 0,
  failures integer not null default 0,
  claimed_until timestamptz,
  -- a Meet link that Google still makes
  is_meet_pending boolean not null default false,
  starts_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, link_id, thing, thing_id, occurrence),
  unique (workspace_id, link_id, event_id),
  foreign key (workspace_id, link_id) references google_links (workspace_id, id) on delete cascade
);
comment on column calendar_copies.thing is 'type: CopyThing of @allenio/domain/calendars';
comment on column calendar_copies.asked is 'type: CopyFields of @allenio/domain/calendars';
comment on column calendar_copies.settled is 'type: CopyFields of @allenio/domain/calendars';
create index calendar_copies_due on calendar_copies (due_at) where due_at is not null;
create index calendar_copies_of_thing on calendar_copies (workspace_id, thing, thing_id);
call workspace_table('calendar_copies');
call system_table('calendar_copies', 'select');

-- An event that comes from elsewhere: from a linked calendar, or from a file.
create table external_events (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  membership_id uuid not null,
  -- null for one of a file
  link_id uuid,
  google_calendar_event_id text not null check (length(google_calendar_event_id) between 1 and 1024),
  title text not null check (length(title) <= 300),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_all_day boolean not null,
  day date not null,
  last_day date not null check (last_day >= day),
  is_busy boolean not null,
  -- whether we may delete it there
  is_writable boolean not null default true,
  generation integer not null default 0,
  primary key (workspace_id, id),
  check (starts_at <= ends_at),
  unique nulls not distinct (workspace_id, membership_id, link_id, google_calendar_event_id),
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade,
  foreign key (workspace_id, link_id) references google_links (workspace_id, id) on delete cascade
);
create index external_events_by_end on external_events (workspace_id, ends_at, starts_at);
create index external_events_of_member on external_events (workspace_id, membership_id, ends_at);
create index external_events_of_link on external_events (workspace_id, link_id) where link_id is not null;
call workspace_table('external_events');

create table calendar_feeds (
  workspace_id uuid not null default current_workspace(),
  membership_id uuid not null,
  token_hash bytea not null unique,
  detail text not null check (detail in ('titles', 'busy')),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (workspace_id, membership_id),
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade
);
comment on column calendar_feeds.detail is 'type: FeedDetail of @allenio/contract/calendars';
call workspace_table('calendar_feeds');
call system_table('calendar_feeds', 'select');

-- Hours whose appointments get a Meet link, made in the linked calendar of the host.
alter table slot_series add has_meet boolean not null default false;
alter table appointments add meet_link text not null default '' check (length(meet_link) <= 500);

-- The accounts of the stand-in for Google, which production does not have.
create table test_google_objects (
  id text primary key check (length(id) between 1 and 255),
  kind text not null check (kind in ('account', 'code', 'grant', 'channel')),
  account text not null,
  object jsonb not null,
  created_at timestamptz not null default now()
);
create index test_google_objects_of_account on test_google_objects (account, kind);
call system_table('test_google_objects');

create table test_google_events (
  account text not null,
  id text not null,
  change bigint not null generated by default as identity,
  starts_at timestamptz not null,
  event jsonb not null,
  primary key (account, id)
);
create index test_google_events_by_change on test_google_events (account, change);
call system_table('test_google_events');
