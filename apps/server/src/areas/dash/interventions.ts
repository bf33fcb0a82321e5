import { interventionActions, type Intervention, type InterventionAction } from '@allenio/contract/dash'
import { audit, listDeeds } from '#platform/audit'
import type { Db } from '#platform/db'
import type { PersonCall } from '#platform/http'

interface NewIntervention {
  action: InterventionAction
  /** Without one the deed speaks for itself. */
  reason?: string
  /** The business whose admin is to see it. */
  workspaceId?: string
  subjectId?: string
}

/** Records what the operator does, with the reason, in the transaction that does it. */
export const intervene = ({ db, actor, request }: PersonCall, { action, reason, workspaceId, subjectId }: NewIntervention) =>
  audit(db, {
    personId: actor.personId,
    action: actionInLog(action),
    details: reason === undefined ? {} : { reason },
    requestId: request.id,
    ...(workspaceId !== undefined && { workspaceId }),
    ...(subjectId !== undefined && { subjectId }),
  })

// other areas log actions of their own, some by the same words
const prefix = 'operator: '
const actionInLog = (action: InterventionAction) => `${prefix}${action}`

const interventionsAtMost = 50

/** Lists the operator's deeds in a business, the latest first. */
export async function listInterventionsIn(db: Db, workspaceId: string): Promise<Intervention[]> {
  const rows = await listDeeds(db, { workspaceId, actions: interventionActions.map(actionInLog), limit: interventionsAtMost })
  return rows.flatMap(({ id, action, details, created_at: at }) => {
    const own = interventionActions.find(each => actionInLog(each) === action)
    const { reason } = details as { reason?: unknown }
    return own ? [{ id, action: own, reason: typeof reason === 'string' ? reason : '', at }] : []
  })
}
