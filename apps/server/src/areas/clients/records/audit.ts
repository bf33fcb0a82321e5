import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import type { WorkspaceDb } from '#platform/db'

type Deed = `${'add' | 'update' | 'delete' | 'undelete'} ${'weight' | 'progress' | 'client file' | 'nutritional advice'}`

/** Notes who changed or threw away what is kept about a client: which piece it was, never what stands in it. */
export const auditRecord = (
  db: WorkspaceDb,
  { personId }: Pick<Actor, 'personId'>,
  action: Deed,
  { clientId, id }: { clientId: string; id: string },
) => audit(db, { personId, action, subjectId: clientId, details: { recordId: id } })
