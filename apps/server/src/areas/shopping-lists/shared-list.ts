import * as contract from '@allenio/contract/shopping-lists'
import { deviceClock } from '#areas/client-records'
import { hashToken } from '#platform/auth'
import { sql, type Row, type SystemDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { bindPublic } from '#platform/http'
import { emit } from '#platform/realtime'
import { presentShared } from './present.ts'
import { listColumns, listLines, updateTicks, type ListRow } from './queries.ts'

// The calls of whoever has the link. They stand above the workspaces, because the link alone says which list is meant.

type SharedRow = Omit<ListRow, 'link_expires_at'> & { link_expires_at: string } & Row<'memberships', 'person_id'>

/** A link ends with the access of the client who made it. One that is wrong answers as one that is over. */
async function foundShared(db: SystemDb, token: string): Promise<SharedRow> {
  const list = await db.maybeOne<SharedRow>(sql`
    select ${listColumns}, m.person_id from shopping_lists s
    join clients c on c.workspace_id = s.workspace_id and c.id = s.client_id and c.deleted_at is null
    join memberships m on m.workspace_id = c.workspace_id and m.id = c.membership_id and m.status = 'active'
    where s.token_hash = ${hashToken(token)} and s.link_expires_at > now()`)
  if (!list) throw new AppError('shopping list gone')
  return list
}

const readShared = async (db: SystemDb, list: SharedRow) => presentShared(list, list.link_expires_at, await listLines(db, list))

/** The client's own devices hear of a tick at once. */
function emitTick(db: SystemDb, { workspace_id: workspaceId, person_id: personId }: SharedRow): void {
  if (personId !== null) emit(db, { personId, workspaceId }, 'changed', { things: ['shopping list'], tabs: [''] })
}

export const sharedListBindings = [
  bindPublic(contract.getSharedShoppingList, async ({ db }, { token }) => readShared(db, await foundShared(db, token))),

  bindPublic(contract.tickSharedShoppingLines, async ({ db }, { token, ticks, sentAt }) => {
    const list = await foundShared(db, token)
    const { timeOf } = deviceClock(sentAt)
    const timedTicks = ticks.map(tick => ({ ...tick, changedAt: timeOf(tick.changedAt) }))
    if ((await updateTicks(db, list, timedTicks)) > 0) emitTick(db, list)
    return readShared(db, list)
  }),
]
