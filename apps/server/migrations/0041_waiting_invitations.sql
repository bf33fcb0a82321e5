-- An invitation of a business without a proved address waits: its mail leaves once an admin has proved theirs.
alter table invitations add column is_waiting boolean not null default false;
create index invitations_waiting on invitations (workspace_id) where is_waiting;
