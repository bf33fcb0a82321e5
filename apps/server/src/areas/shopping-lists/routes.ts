import * as contract from '@allenio/contract/shopping-lists'
import { deviceClock } from '#areas/client-records'
import { ownClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { hashToken, newToken } from '#platform/auth'
import { useConfig } from '#platform/config'
import type { WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { bind } from '#platform/http'
import { foundList, presentLine, readList } from './present.ts'
import { deleteLink, deleteOwnLine, insertOwnLine, listLines, maybeList, updateLink, updateTicks, type ListRow } from './queries.ts'
import { lockShopping, refuseOverfull, saveList } from './saved-lists.ts'

/** The client's list, if it is still the one that the device means. */
async function reachList(db: WorkspaceDb, actor: Actor, id: string): Promise<ListRow> {
  const list = await reachLatestList(db, actor, id)
  return found(list.id === id ? list : undefined)
}

/** The client's list: the one that the device means, or the one that took its place while the device had no network. */
async function reachLatestList(db: WorkspaceDb, actor: Actor, id: string): Promise<ListRow> {
  const client = await ownClient(db, actor)
  await lockShopping(db, client.id)
  const list = await maybeList(db, client.id)
  return found(list && [list.id, ...list.former_ids].includes(id) ? list : undefined)
}

export const shoppingBindings = [
  bind(contract.getOwnShoppingList, async ({ db, actor }) => {
    const client = await ownClient(db, actor)
    return { shoppingList: await readList(db, client.id) }
  }),

  bind(contract.saveOwnShoppingList, async ({ db, actor }, { sentAt, ...list }) => {
    const client = await ownClient(db, actor)
    await saveList(db, client.id, { ...list, changedAt: deviceClock(sentAt).timeOf(list.changedAt) })
    return foundList(db, client.id)
  }),

  bind(contract.addOwnShoppingLine, async ({ db, actor }, { id, lineId, text, changedAt, sentAt }) => {
    const list = await reachLatestList(db, actor, id)
    await insertOwnLine(db, { listId: list.id, lineId, text, changedAt: deviceClock(sentAt).timeOf(changedAt) })
    await refuseOverfull(db, list.id)
    const lines = await listLines(db, list)
    return presentLine(found(lines.find(line => line.id === lineId)))
  }),

  bind(contract.deleteOwnShoppingLine, async ({ db, actor }, { id, lineId }) => {
    const list = await reachLatestList(db, actor, id)
    await deleteOwnLine(db, list.id, lineId)
    return {}
  }),

  bind(contract.tickOwnShoppingLines, async ({ db, actor }, { id, ticks, sentAt }) => {
    const list = await reachLatestList(db, actor, id)
    const { timeOf } = deviceClock(sentAt)
    const timedTicks = ticks.map(tick => ({ ...tick, changedAt: timeOf(tick.changedAt) }))
    await updateTicks(db, list, timedTicks)
    return foundList(db, list.client_id)
  }),

  bind(contract.shareOwnShoppingList, async ({ db, actor }, { id }) => {
    await reachList(db, actor, id)
    const token = newToken()
    const { link_expires_at: expiresAt } = await updateLink(db, id, hashToken(token), contract.shoppingLimits.linkDays)
    await audit(db, { personId: actor.personId, action: 'share shopping list', subjectId: id })
    return { url: `${useConfig().baseUrl}/shopping/${token}`, expiresAt }
  }),

  bind(contract.revokeOwnShoppingLink, async ({ db, actor }, { id }) => {
    await reachList(db, actor, id)
    await deleteLink(db, id)
    await audit(db, { personId: actor.personId, action: 'revoke shopping link', subjectId: id })
    return {}
  }),
]
