import { collectionOf } from '#platform/contributions'
import type { TableName } from '#platform/db'

/** Tables that are in no export and need no eraser, each with the reason. */
export const unexportedTables = collectionOf<Readonly<Record<string, string>>>('unexported tables')

/** The tables of the engines, by the only engine that writes them. Areas name theirs in `area({ tables })`. */
export const platformTables = {
  audit: ['audit_log'],
  auth: ['sessions', 'links', 'device_keys', 'login_tries'],
  db: ['state_transitions'],
  documents: ['documents', 'document_batches', 'document_row_edits', 'document_contents', 'document_releases', 'document_receipts'],
  files: ['files', 'uploads', 'storage_uses'],
  http: ['idempotency_keys'],
  jobs: ['sweep_failures', 'job_successes'],
  mail: ['outbox_mails', 'mail_pace'],
  payments: ['payment_events', 'payment_refusals'],
  push: ['devices', 'instance_values'],
  'test-google': ['test_google_objects', 'test_google_events'],
  'test-provider': ['test_payment_objects'],
} as const satisfies Record<string, readonly TableName[]>

/** The tables that all areas may read. See docs/decisions/areas-and-contributions.md. */
export const readablePlatformTables = [
  'documents',
  'document_contents',
  'document_releases',
  'document_receipts',
  'files',
] as const satisfies readonly TableName[]
