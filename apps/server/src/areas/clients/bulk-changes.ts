import type { Output, ParsedInput } from '@allenio/contract'
import { tagsAtMost, type changeManyClients, type Renewal } from '@allenio/contract/clients'
import { fullName } from '@allenio/domain/clients'
import { deactivateMembers, restoreMembers } from '#areas/permissions'
import { reservePlaces } from '#areas/plan'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { addSubjects, sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { mayAssign } from './access.ts'
import { assignCollaborator, unassignCollaborator } from './charge.ts'
import type { ClientRecord } from './client-record.ts'
import { madeActive } from './client-states.ts'
import { requireType } from './list/client-types.ts'
import { inCharge } from './reach.ts'
import { renewMany } from './paid-time/renewals.ts'
import { addTag, removeTag } from './list/tags.ts'
import { bulkWords } from './words.ts'

type Change = ParsedInput<typeof changeManyClients>
type Result = Output<typeof changeManyClients>
type SelectedClient = Pick<ClientRecord, 'id' | 'first_name' | 'last_name' | 'status' | 'membership_id' | 'deleted_at'>
type Reason = 'deleted' | 'inactive already' | 'active already' | 'no place' | 'full of tags'

/** Makes one change to all clients that allow it, and answers the reason for each other one. */
export async function changeMany(db: WorkspaceDb, actor: Actor, change: Change): Promise<Result> {
  const ids = [...new Set(change.ids)]
  const selectedClients = await db.many<SelectedClient>(sql`
    select c.id, c.first_name, c.last_name, c.status, c.membership_id, c.deleted_at from clients c
    where c.id = any(${ids}::uuid[]) and ${inCharge(actor)} order by c.name_key, c.id for no key update of c`)
  // an unknown id, or one that the caller does not reach, is a mistake of the caller and not a refused client
  if (selectedClients.length !== ids.length) throw new AppError('not found')
  const reasons = new Map<string, Reason>(selectedClients.filter(each => each.deleted_at !== null).map(each => [each.id, 'deleted']))
  const there = selectedClients.filter(each => each.deleted_at === null)
  const renewals: Renewal[] = []
  const refuse = (client: SelectedClient, reason: Reason) => void reasons.set(client.id, reason)
  const changedIds = await apply(db, actor, { change, there, refuse, renewals })
  addSubjects(db, changedIds)
  await auditChange(db, actor, change, changedIds)
  const say = bulkWords(actor.language)
  return {
    done: selectedClients.filter(each => !reasons.has(each.id)).map(each => each.id),
    changed: changedIds,
    ...(change.action === 'renew' && { renewals }),
    refused: selectedClients.flatMap(each => {
      const reason = reasons.get(each.id)
      return reason ? [{ id: each.id, name: fullName(each), reason: say(reason, { max: tagsAtMost }) }] : []
    }),
  }
}

/** Logs the clients and the collaborator; the text of a tag is private and stays out of the log. */
async function auditChange(db: WorkspaceDb, { personId }: Actor, change: Change, changedIds: readonly string[]): Promise<void> {
  const collaborator = 'collaboratorId' in change && { collaboratorId: change.collaboratorId }
  const details = { change: change.action, clientIds: changedIds, ...collaborator }
  await audit(db, { personId, action: 'change many clients', details })
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(each => each.id)
const membershipsOf = (clients: readonly SelectedClient[]): string[] => clients.flatMap(each => each.membership_id ?? [])

interface ChangeContext {
  change: Change
  there: readonly SelectedClient[]
  refuse: (client: SelectedClient, reason: Reason) => void
  /** Takes what an undo of a renewal needs. */
  renewals: Renewal[]
}

/** Answers the clients that really changed: an undo makes the opposite change to these alone. */
async function apply(db: WorkspaceDb, actor: Actor, { change, there, refuse, renewals }: ChangeContext): Promise<string[]> {
  const ids = idsOf(there)
  switch (change.action) {
    case 'set type':
      if (change.typeId) await requireType(db, change.typeId)
      return idsOf(
        await db.many<Row<'clients', 'id'>>(sql`
        update clients set type_id = ${change.typeId}, updated_at = clock_timestamp()
        where id = any(${ids}::uuid[]) and type_id is distinct from ${change.typeId}::uuid returning id`),
      )
    case 'add tag': {
      const { tagged, added } = await addTag(db, ids, change.tag)
      const have = new Set(tagged)
      for (const client of there) if (!have.has(client.id)) refuse(client, 'full of tags')
      return added
    }
    case 'remove tag':
      return removeTag(db, ids, change.tag)
    case 'assign':
    case 'unassign': {
      if (!mayAssign(actor)) throw new AppError('forbidden')
      const charge = { clientIds: ids, membershipId: change.collaboratorId }
      return change.action === 'assign' ? assignCollaborator(db, charge) : unassignCollaborator(db, charge)
    }
    case 'renew':
      renewals.push(...(await renewMany(db, ids, change.months)))
      return idsOf(renewals)
    case 'deactivate': {
      const active = there.filter(each => each.status === 'active')
      for (const client of there) if (client.status !== 'active') refuse(client, 'inactive already')
      await db.run(sql`
        update clients set status = 'inactive', deactivated_at = now(), updated_at = clock_timestamp()
        where id = any(${idsOf(active)}::uuid[])`)
      await deactivateMembers(db, membershipsOf(active))
      return idsOf(active)
    }
    case 'restore': {
      const inactive = there.filter(each => each.status === 'inactive')
      for (const client of there) if (client.status !== 'inactive') refuse(client, 'active already')
      const places = (await reservePlaces(db, db.workspaceId)) ?? Infinity
      const restored = inactive.slice(0, places)
      for (const client of inactive.slice(restored.length)) refuse(client, 'no place')
      await db.run(sql`
        update clients set ${madeActive} where id = any(${idsOf(restored)}::uuid[])`)
      await restoreMembers(db, membershipsOf(restored))
      return idsOf(restored)
    }
    default:
      return change satisfies never
  }
}
