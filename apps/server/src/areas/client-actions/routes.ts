import * as contract from '@allenio/contract/client-actions'
import { newId } from '@allenio/domain/ids'
import { ownClient, reachableClients, reachClient, todayFor } from '#areas/clients'
import type { Actor } from '#platform/access'
import { joined, sql, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { bind, saying } from '#platform/http'
import { ask, askOtherwise } from './asking.ts'
import { complete, completeFromDevice } from './completing.ts'
import { readDoneActions, readDueActions } from './own-actions.ts'
import { presentAction, presentOwnAction } from './present.ts'
import { bringActionBack, countActions, lockAction, markActionDeleted, selectActions, stateIs } from './rows.ts'

const perPage = 50

const reached = (actor: Actor, id: string) => joined([sql`a.id = ${id}`, reachableClients(actor)], ' and ')

async function readAction(
  db: WorkspaceDb, actor: Actor, { id, today, completions = 1 }: { id: string, today: string, completions?: number },
) {
  const [row] = await selectActions(db, { where: reached(actor, id), completions })
  return presentAction(found(row), actor, today)
}

export const clientActionBindings = [
  bind(contract.listClientActions, async ({ db, actor }, { page, clientId, state }) => {
    if (clientId) await reachClient(db, actor, clientId)
    const today = await todayFor(db, actor)
    const whose = joined([reachableClients(actor), ...(clientId ? [sql`a.client_id = ${clientId}`] : [])], ' and ')
    const [rows, counts] = await Promise.all([
      selectActions(db, {
        where: state ? joined([whose, stateIs(state, today)], ' and ') : whose,
        rest: sql`order by a.is_done, case when a.is_done then null else a.due_day end, a.due_day desc, a.id
          limit ${perPage + 1} offset ${(page - 1) * perPage}`,
        completions: 1,
      }),
      countActions(db, whose, today),
    ])
    return {
      userClientActions: rows.slice(0, perPage).map(row => presentAction(row, actor, today)),
      nextPage: rows.length > perPage ? page + 1 : 0,
      counts,
    }
  }),

  bind(contract.getClientAction, async ({ db, actor }, { id }) =>
    readAction(db, actor, { id, today: await todayFor(db, actor), completions: contract.actionLimits.shownCompletions })),

  bind(contract.createClientAction, async ({ db, actor }, { id: clientId, ...fields }) => {
    const [client, today] = await Promise.all([reachClient(db, actor, clientId), todayFor(db, actor)])
    const id = await ask(db, actor, { client, today, fields })
    return readAction(db, actor, { id, today })
  }),

  bind(contract.completeClientAction, async ({ db, actor }, { id, answer }) => {
    const action = found(await lockAction(db, reached(actor, id)))
    if (action.is_done) throw new AppError('action done')
    const today = await todayFor(db, actor)
    await complete(db, action, { id: newId(), answer, isByClient: false, authorId: actor.membershipId, today })
    return saying('action completed', await readAction(db, actor, { id, today }))
  }),

  bind(contract.updateClientAction, async ({ db, actor }, { id, ...fields }) => {
    const action = found(await lockAction(db, reached(actor, id)))
    const today = await todayFor(db, actor)
    await askOtherwise(db, action, { fields, today })
    return readAction(db, actor, { id, today })
  }),

  bind(contract.deleteClientAction, async ({ db, actor }, { id }) => {
    found(await lockAction(db, reached(actor, id)))
    await markActionDeleted(db, id)
    return saying('action deleted', {})
  }),

  bind(contract.undeleteClientAction, async ({ db, actor }, { id }) => {
    found(await db.maybeOne(sql`
      select 1 from client_actions a join clients c on c.id = a.client_id where a.id = ${id} and ${reachableClients(actor)}`))
    await bringActionBack(db, id)
    return readAction(db, actor, { id, today: await todayFor(db, actor) })
  }),

  bind(contract.listOwnActions, async ({ db, actor }, { page, done }) => {
    const [client, today] = await Promise.all([ownClient(db, actor), todayFor(db, actor)])
    return (done ? readDoneActions : readDueActions)(db, client.id, { page, today })
  }),

  bind(contract.completeOwnAction, async ({ db, actor }, { id, completionId, dueDay, answer }) => {
    const client = await ownClient(db, actor)
    const action = found(await lockAction(db, sql`a.id = ${id} and a.client_id = ${client.id}`))
    if (action.kind === 'answer' && !answer) throw wrongField('answer', 'answer needed')
    const today = await todayFor(db, actor)
    await completeFromDevice(db, action, { id: completionId, dueDay, answer, isByClient: true, authorId: actor.membershipId, today })
    const [row] = await selectActions(db, { where: sql`a.id = ${id}`, completions: 1 })
    return presentOwnAction(found(row), today)
  }),
]
