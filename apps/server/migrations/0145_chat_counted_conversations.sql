-- Conversations without a message, and readers who have wiped one, are counted off indexes that hold no others: the badge is asked for anew
-- after every message. Each index takes about a second per million rows.
-- step
drop index concurrently if exists conversations_without_message;
-- step
create index concurrently conversations_without_message on conversations (workspace_id, id, client_id) where last_message_id is null;
-- step
drop index concurrently if exists conversation_readers_wiped;
-- step
create index concurrently conversation_readers_wiped on conversation_readers (workspace_id, membership_id, conversation_id)
  where wiped_to is not null;
