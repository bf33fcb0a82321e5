-- The share of a business counts its documents. The engine keeps what each takes, as JSON, with the write that changes it: adding
-- up with each upload would read all of them, and one count for the whole business would make its editors wait for each other.
alter table documents
  add column row_bytes bigint not null default 0,
  -- of the steps that can be undone and looked up
  add column history_bytes bigint not null default 0;
alter table document_contents add column bytes bigint not null default 0;
update document_contents set bytes = octet_length(rows::text);
create index document_contents_bytes on document_contents (workspace_id) include (bytes);
call system_table('document_contents', 'select');
