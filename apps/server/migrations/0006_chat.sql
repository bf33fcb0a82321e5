-- Chat. One conversation per client: it is there from the client's creation on, and each participant has a row of their
-- own in it. Participants are the client's membership, the admins and those in charge; chat hears of each change to them
-- in its transaction, and corrects the rows.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create table chat_settings (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  is_on_for_new_clients boolean not null default true,
  availability text not null default 'always' check (availability in ('always', 'slots')),
  -- { day, from, to } as a clock in Rome shows them
  slots jsonb not null default '[]',
  welcome_is_on boolean not null default false,
  welcome_text text not null default '' check (length(welcome_text) <= 10000),
  updated_at timestamptz not null default now(),
  primary key (workspace_id)
);
comment on column chat_settings.slots is 'type: Slot[] of @allenio/contract/chat';
call workspace_table('chat_settings');
call system_table('chat_settings', 'select');

create table conversations (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  client_id uuid not null,
  is_enabled boolean not null default true,
  -- counts every change; a message carries the number of its last one
  revision bigint not null default 0,
  -- the greatest id given so far: later messages have greater ones, whatever the clocks of the nodes say
  top_id uuid,
  -- what the client sees: notes among the team are counted apart and are nobody's last message
  last_message_id uuid,
  last_message_at timestamptz,
  message_count integer not null default 0,
  note_count integer not null default 0,
  -- since when the client waits for an answer
  waiting_since timestamptz,
  client_read_to uuid,
  team_read_to uuid,
  wiped_to uuid,
  -- the client has just come in and is to be greeted
  welcome_due_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, client_id),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade
);
create index conversations_by_last on conversations (workspace_id, last_message_at desc nulls last, id desc);
create index conversations_waiting on conversations (workspace_id, waiting_since) where waiting_since is not null;
create index conversations_to_welcome on conversations (welcome_due_at) where welcome_due_at is not null;
call workspace_table('conversations');
call system_table('conversations');

create table conversation_readers (
  workspace_id uuid not null default current_workspace(),
  conversation_id uuid not null,
  membership_id uuid not null,
  read_to uuid,
  unread_count integer not null default 0 check (unread_count >= 0),
  -- nothing up to here is shown to this one, and that many were there then
  wiped_to uuid,
  wiped_count integer not null default 0,
  draft text not null default '' check (length(draft) <= 10000),
  -- begun for the team alone
  draft_is_note boolean not null default false,
  primary key (workspace_id, conversation_id, membership_id),
  foreign key (workspace_id, conversation_id) references conversations (workspace_id, id) on delete cascade,
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade
);
create index conversation_readers_of_member on conversation_readers (workspace_id, membership_id, conversation_id);
create index conversation_readers_unread on conversation_readers (workspace_id, membership_id, conversation_id)
  where unread_count > 0;
call workspace_table('conversation_readers');
call system_table('conversation_readers');

create table messages (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  conversation_id uuid not null,
  -- empty once the sender has left
  sender_id uuid,
  is_from_client boolean not null,
  is_team_note boolean not null default false,
  origin text not null default 'person' check (origin in ('person', 'scheduled', 'many', 'welcome', 'demo')),
  kind text not null check (kind in ('text', 'image', 'video', 'other', 'voice')),
  body text not null default '' check (length(body) <= 10000),
  -- every word begins after a blank
  search text not null generated always as (search_form(' ' || body)) stored,
  file_id uuid,
  -- seconds
  duration numeric(8, 3) check (duration >= 0),
  waveform jsonb,
  reply_to uuid,
  about jsonb,
  -- somebody of the team has said that a client's message waits for no answer
  needs_no_answer boolean not null default false,
  -- the id that the sending device gave it: what is sent again is found by it
  device_id uuid,
  revision bigint not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, conversation_id) references conversations (workspace_id, id) on delete cascade,
  foreign key (workspace_id, sender_id) references memberships (workspace_id, id) on delete set null (sender_id),
  foreign key (workspace_id, file_id) references files (workspace_id, id) on delete set null (file_id),
  foreign key (workspace_id, reply_to) references messages (workspace_id, id) on delete set null (reply_to),
  check (not (is_team_note and is_from_client))
);
comment on column messages.waveform is 'type: number[]';
comment on column messages.about is 'type: MessageSubject of @allenio/contract/chat';
create index messages_of_conversation on messages (workspace_id, conversation_id, id desc);
create index messages_changed on messages (workspace_id, conversation_id, revision);
create index messages_of_sender on messages (workspace_id, sender_id, created_at) where sender_id is not null;
create unique index messages_of_device on messages (workspace_id, sender_id, device_id) where device_id is not null;
create index messages_of_file on messages (workspace_id, file_id) where file_id is not null;
create index messages_with_file on messages (workspace_id, conversation_id, file_id, id desc) where file_id is not null;
create index messages_replying on messages (workspace_id, reply_to) where reply_to is not null;
create index messages_by_words on messages using gin (workspace_id, search gin_trgm_ops);
call workspace_table('messages');
call system_table('messages');

create table message_reactions (
  workspace_id uuid not null default current_workspace(),
  message_id uuid not null,
  membership_id uuid not null,
  emoji text not null check (length(emoji) <= 8),
  created_at timestamptz not null default now(),
  primary key (workspace_id, message_id, membership_id),
  foreign key (workspace_id, message_id) references messages (workspace_id, id) on delete cascade,
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade
);
create index message_reactions_of_member on message_reactions (workspace_id, membership_id);
call workspace_table('message_reactions');

create table saved_answers (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  -- whose it is; empty: the whole team's
  membership_id uuid,
  title text not null check (length(title) between 1 and 60),
  title_key text collate "C" not null generated always as (search_form(title)) stored,
  body text not null check (length(body) between 1 and 10000),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade
);
create index saved_answers_deleted on saved_answers (deleted_at) where deleted_at is not null;
create index saved_answers_of_member on saved_answers (workspace_id, membership_id, title_key);
call workspace_table('saved_answers');
call system_table('saved_answers', 'select');

create table scheduled_messages (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  conversation_id uuid not null,
  membership_id uuid not null,
  body text not null default '' check (length(body) <= 10000),
  file_id uuid,
  device_id uuid,
  send_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused')),
  refusal text,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, conversation_id) references conversations (workspace_id, id) on delete cascade,
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade,
  foreign key (workspace_id, file_id) references files (workspace_id, id) on delete set null (file_id)
);
create index scheduled_messages_of_member on scheduled_messages (workspace_id, membership_id, send_at);
create index scheduled_messages_of_conversation on scheduled_messages (workspace_id, conversation_id);
create index scheduled_messages_of_file on scheduled_messages (workspace_id, file_id) where file_id is not null;
create index scheduled_messages_due on scheduled_messages (send_at) where state = 'waiting';
create unique index scheduled_messages_of_device on scheduled_messages (workspace_id, membership_id, device_id)
  where device_id is not null;
call workspace_table('scheduled_messages');
call system_table('scheduled_messages', 'select, update, delete');

create table chat_attachments (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  file_id uuid not null,
  name text not null check (length(name) between 1 and 255),
  search text not null generated always as (search_form(name)) stored,
  membership_id uuid,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, file_id) references files (workspace_id, id) on delete cascade,
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete set null (membership_id)
);
create index chat_attachments_recent on chat_attachments (workspace_id, created_at desc, id desc);
create index chat_attachments_of_file on chat_attachments (workspace_id, file_id);
create index chat_attachments_of_member on chat_attachments (workspace_id, membership_id)
  where membership_id is not null;
call workspace_table('chat_attachments');
call system_table('chat_attachments', 'select');

-- Words in messages: with row-level security no condition on words may use its index, so this looks past it. It keeps
-- to the workspace, to conversations that the member takes part in and to what they may see there, and answers ids
-- alone. Newest first: what is common stands among the last messages, what is rare is found by the words' index. That
-- one is asked on its own, before anything is put in order: the order's index would be read to its end for a rare word.
create function search_messages(member uuid, patterns text[], within uuid, skip integer, at_most integer)
  returns setof uuid language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  here uuid := public.current_workspace();
  has_notes boolean := (select m.role <> 'client' from public.memberships m where m.workspace_id = here and m.id = member);
  recent constant integer := 4000;
  hits uuid[];
begin
  if has_notes is null then return; end if;
  if within is not null then
    return query
      select g.id from public.messages g
      join public.conversation_readers r on r.workspace_id = g.workspace_id and r.conversation_id = g.conversation_id
        and r.membership_id = member
      join public.conversations v on v.workspace_id = r.workspace_id and v.id = r.conversation_id
      join public.clients c on c.workspace_id = v.workspace_id and c.id = v.client_id and c.deleted_at is null
      where g.workspace_id = here and g.conversation_id = within and g.search like all (patterns)
        and (has_notes or not g.is_team_note) and (r.wiped_to is null or g.id > r.wiped_to)
      order by g.id desc offset skip limit at_most;
    return;
  end if;
  hits := array(
    select g.id from (
      select n.workspace_id, n.id, n.conversation_id, n.is_team_note, n.search from public.messages n
      where n.workspace_id = here order by n.id desc limit recent) g
    join public.conversation_readers r on r.workspace_id = g.workspace_id and r.conversation_id = g.conversation_id
      and r.membership_id = member
    join public.conversations v on v.workspace_id = r.workspace_id and v.id = r.conversation_id
    join public.clients c on c.workspace_id = v.workspace_id and c.id = v.client_id and c.deleted_at is null
    where g.search like all (patterns) and (has_notes or not g.is_team_note)
      and (r.wiped_to is null or g.id > r.wiped_to)
    order by g.id desc offset skip limit at_most);
  if cardinality(hits) = at_most then
    return query select unnest(hits);
    return;
  end if;
  return query
    -- the longest word first: it is the rarest
    with found as materialized (
      select n.workspace_id, n.id, n.conversation_id, n.is_team_note from public.messages n
      where n.workspace_id = here and n.search like patterns[1] and n.search like all (patterns[2:])
    )
    select g.id from found g
    join public.conversation_readers r on r.workspace_id = g.workspace_id and r.conversation_id = g.conversation_id
      and r.membership_id = member
    join public.conversations v on v.workspace_id = r.workspace_id and v.id = r.conversation_id
    join public.clients c on c.workspace_id = v.workspace_id and c.id = v.client_id and c.deleted_at is null
    where (has_notes or not g.is_team_note) and (r.wiped_to is null or g.id > r.wiped_to)
    order by g.id desc offset skip limit at_most;
end $$;
revoke execute on function search_messages from public;
grant execute on function search_messages to :app_role;
