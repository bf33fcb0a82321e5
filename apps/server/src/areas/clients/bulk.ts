import type { Output, ParsedInput } from '@allenio/contract'
import { tagsAtMost, type changeManyClients } from '@allenio/contract/clients'
import { fullName } from '@allenio/domain/clients'
import { deactivateMember, restoreMember } from '#areas/permissions'
import { reservePlaces } from '#areas/plan'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { assignCollaborator, unassignCollaborator } from './charge.ts'
import { mayAssign } from './policy.ts'
import { inCharge } from './reach.ts'
import { addTag, removeTag } from './tags.ts'
import type { ClientRecord } from './tables.ts'
import { requireType } from './types.ts'
import { bulkWords } from './words.ts'

type Change = ParsedInput<typeof changeManyClients>
type Result = Output<typeof changeManyClients>
type Picked = Pick<ClientRecord, 'id' | 'first_name' | 'last_name' | 'status' | 'membership_id' | 'deleted_at'>
type Reason = 'deleted' | 'inactive already' | 'active already' | 'no place' | 'full of tags'

/** Makes one change to all clients that it can be made to, and says of the others why not. */
export async function changeMany(db: WorkspaceDb, actor: Actor, change: Change): Promise<Result> {
  const ids = [...new Set(change.ids)]
  const picked = await db.many<Picked>(sql`
    select c.id, c.first_name, c.last_name, c.status, c.membership_id, c.deleted_at from clients c
    where c.id = any(${ids}::uuid[]) and ${inCharge(actor)} order by c.name_key, c.id for no key update of c`)
  // an id that is nobody's, or somebody else's, is a mistake of the caller and no client that refuses
  if (picked.length !== ids.length) throw new AppError('not found')
  const refused = new Map<string, Reason>(picked.filter(each => each.deleted_at !== null).map(each => [each.id, 'deleted']))
  const there = picked.filter(each => each.deleted_at === null)
  await apply(db, actor, { change, there, refuse: (client, reason) => void refused.set(client.id, reason) })
  const done = picked.filter(each => !refused.has(each.id))
  const details = { change: change.action, clients: done.length }
  await audit(db, { personId: actor.personId, action: 'change many clients', details })
  const say = bulkWords(actor.language)
  return {
    done: done.map(each => each.id),
    refused: picked.flatMap(each => {
      const reason = refused.get(each.id)
      return reason ? [{ id: each.id, name: fullName(each), reason: say(reason, { max: tagsAtMost }) }] : []
    }),
  }
}

interface Applying {
  change: Change
  there: readonly Picked[]
  refuse: (client: Picked, reason: Reason) => void
}

async function apply(db: WorkspaceDb, actor: Actor, { change, there, refuse }: Applying): Promise<void> {
  const ids = there.map(each => each.id)
  switch (change.action) {
    case 'set type':
      if (change.typeId) await requireType(db, change.typeId)
      await db.run(sql`update clients set type_id = ${change.typeId}, updated_at = clock_timestamp() where id = any(${ids}::uuid[])`)
      return
    case 'add tag': {
      const tagged = new Set(await addTag(db, ids, change.tag))
      for (const client of there) if (!tagged.has(client.id)) refuse(client, 'full of tags')
      return
    }
    case 'remove tag':
      await removeTag(db, ids, change.tag)
      return
    case 'assign':
    case 'unassign': {
      if (!mayAssign(actor)) throw new AppError('forbidden')
      const charge = { clientIds: ids, membershipId: change.collaboratorId }
      await (change.action === 'assign' ? assignCollaborator(db, charge) : unassignCollaborator(db, charge))
      return
    }
    case 'deactivate': {
      const active = there.filter(each => each.status === 'active')
      for (const client of there) if (client.status !== 'active') refuse(client, 'inactive already')
      await db.run(sql`
        update clients set status = 'inactive', deactivated_at = now(), updated_at = clock_timestamp()
        where id = any(${active.map(each => each.id)}::uuid[])`)
      for (const { membership_id } of active) if (membership_id !== null) await deactivateMember(db, membership_id)
      return
    }
    case 'restore': {
      const inactive = there.filter(each => each.status === 'inactive')
      for (const client of there) if (client.status !== 'inactive') refuse(client, 'active already')
      const places = await reservePlaces(db, db.workspaceId) ?? Infinity
      const restored = inactive.slice(0, places)
      for (const client of inactive.slice(restored.length)) refuse(client, 'no place')
      await db.run(sql`
        update clients set status = 'active', deactivated_at = null, updated_at = clock_timestamp()
        where id = any(${restored.map(each => each.id)}::uuid[])`)
      for (const { membership_id } of restored) if (membership_id !== null) await restoreMember(db, membership_id)
      return
    }
    default: return change satisfies never
  }
}
