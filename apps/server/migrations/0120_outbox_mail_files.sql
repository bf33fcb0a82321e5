-- Files other than texts are kept as base64; those with a cid are shown within the mail.
comment on column outbox_mails.attachments is
  'type: { name: string, contentType: string, content: string, encoding?: ''base64'', cid?: string }[]';
