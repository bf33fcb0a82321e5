import type { ParsedInput } from '@allenio/contract'
import { groupLimits, type createGroup as creation, type updateGroup as update } from '@allenio/contract/groups'
import { newId } from '@allenio/domain/ids'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { constraintOf, sql, type Row, type WorkspaceDb } from '#platform/db'
import { found, wrongField } from '#platform/errors'
import { rowLimit } from '#platform/row-changes'
import { isVisible } from './access.ts'
import { addClients, removeClients } from './group-clients.ts'

export const refuseTooManyGroups = rowLimit({ table: 'groups', max: groupLimits.groups, code: 'too many groups' })

/** Names are unique in a business, whatever their case, which the database keeps: two calls at once cannot both have a name. */
export async function refusingTakenName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw constraintOf(error) === 'groups_by_name' ? wrongField('name', 'group name taken') : error
  }
}

export async function createGroup(
  db: WorkspaceDb,
  actor: Actor,
  { name, color, note, clientIds }: ParsedInput<typeof creation>,
): Promise<string> {
  const id = newId()
  await refuseTooManyGroups(db, 1)
  await refusingTakenName(() =>
    db.run(sql`insert into groups (id, author_id, name, color, note) values (${id}, ${actor.membershipId}, ${name}, ${color}, ${note})`),
  )
  await addClients(db, actor, id, clientIds)
  await audit(db, { personId: actor.personId, action: 'create group', subjectId: id })
  return id
}

interface GroupChange {
  /** The clients who were not in the group before. */
  added: string[]
  /** The clients who are no longer in it. */
  removed: string[]
}

/** Changes a group, which other changes wait for: the limit on its clients holds, and nobody's change is lost. */
export async function updateGroup(
  db: WorkspaceDb,
  actor: Actor,
  { id, name, color, note, addedIds, removedIds }: ParsedInput<typeof update>,
): Promise<GroupChange> {
  found(
    await db.maybeOne<Row<'groups', 'id'>>(sql`
    select e.id from groups e where e.id = ${id} and e.deleted_at is null and ${isVisible(actor)} for no key update of e`),
  )
  // a client in both lists stays out
  const removed = await removeClients(db, actor, id, removedIds)
  const added = await addClients(
    db,
    actor,
    id,
    addedIds.filter(clientId => !removedIds.includes(clientId)),
  )
  const hasOtherClients = added.length + removed.length > 0
  const changedRows = await refusingTakenName(() =>
    db.run(sql`
    update groups e set name = coalesce(${name ?? null}, e.name), color = coalesce(${color ?? null}, e.color),
      note = coalesce(${note ?? null}, e.note), updated_at = clock_timestamp()
    where e.id = ${id} and (${hasOtherClients}::boolean or (e.name, e.color, e.note) is distinct from
      (coalesce(${name ?? null}, e.name), coalesce(${color ?? null}, e.color), coalesce(${note ?? null}, e.note)))`),
  )
  if (changedRows > 0) await audit(db, { personId: actor.personId, action: 'update group', subjectId: id, details: { added, removed } })
  return { added, removed }
}
