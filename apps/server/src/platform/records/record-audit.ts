import type { Thing } from '@allenio/contract'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import type { WorkspaceDb } from '#platform/db'

type RecordAction = `${'add' | 'update' | 'delete' | 'undelete'} ${Thing}`

/** Logs who changed or deleted a record of a client: its id, never its content. */
export const auditRecord = (
  db: WorkspaceDb,
  { personId }: Pick<Actor, 'personId'>,
  action: RecordAction,
  { clientId, id }: { clientId: string; id: string },
) => audit(db, { personId, action, subjectId: clientId, details: { recordId: id } })
