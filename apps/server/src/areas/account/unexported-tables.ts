/** The tables of engines and accounts that no export contains, each with the reason. */
export const unexportedAccountTables = {
  exports: 'A copy is offered for some days and holds what the other tables export.',
  links: 'They are secrets that were mailed, and end within days.',
  uploads: 'They are files on their way, which are exported once they are named.',
  storage_uses: 'It is counted from the files.',
  sweep_failures: 'They name the items for which a sweep has failed, until it goes through.',
  idempotency_keys: 'They are answers that are kept for 48 hours.',
  documents: 'They count the changes to rows that the areas export.',
  document_batches: 'They are the steps to rows that the areas export, and are erased with them.',
  document_row_edits: 'They say which of these steps have set the cells of a row.',
  document_contents: 'They are snapshots of rows that the areas export.',
  document_releases: 'They name the snapshots that the areas have given to people.',
  document_receipts: 'They say which snapshots have reached whom, and are erased with the membership.',
  outbox_mails: 'They are mails on their way, and copies of what was mailed in local mode.',
  stranger_mails: 'It counts mails of a business by the day.',
  instance_values: 'They belong to the installation.',
} as const
