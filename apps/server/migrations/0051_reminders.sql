-- what comes with a mail, such as a calendar file
alter table outbox_mails add attachments jsonb not null default '[]';
comment on column outbox_mails.attachments is 'type: { name: string, contentType: string, content: string }[]';
