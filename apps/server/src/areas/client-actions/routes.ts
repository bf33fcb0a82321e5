import * as contract from '@allenio/contract/client-actions'
import { actionKindName } from '@allenio/domain/client-actions'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { actingAsCollaborator, ownClient, reachableClients, reachClient, reachClients, todayFor } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { joined, limitToPage, pageOf, sql, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { bind, withMessage } from '#platform/http'
import { completeAction, completeFromDevice } from './completions.ts'
import { createActions, mayAskFor, updateAction } from './new-actions.ts'
import { nudge } from './nudges.ts'
import { readDoneActions, readDueActions } from './own-actions.ts'
import { announceSurveyActions } from './survey-actions.ts'
import { presentAction, presentOwnAction } from './present.ts'
import { countActions, countDueDays, deleteAction, findClientOf, lockAction, selectActions, stateIs, undeleteAction } from './queries.ts'

const perPage = 50

const isReachable = (actor: Actor, id: string) => joined([sql`a.id = ${id}`, reachableClients(actor)], ' and ')

interface ActionQuery {
  id: string
  today: string
  completions?: number
  skipped?: number
}

async function readAction(db: WorkspaceDb, actor: Actor, { id, today, completions = 1, skipped = 0 }: ActionQuery) {
  const [row] = await selectActions(db, { today, where: isReachable(actor, id), completions, skipped })
  return presentAction(found(row), actor, today)
}

export const clientActionBindings = [
  bind(contract.listClientActionKinds, ({ actor }) => ({
    clientActions: contract.askedActionKinds
      .filter(kind => mayAskFor(actor, kind))
      .map(kind => ({ kind, label: actionKindName(actor.language, kind) })),
  })),

  bind(contract.listClientActions, async ({ db, actor }, { page, clientId, state, collaboratorId, daysAhead }) => {
    if (clientId) await reachClient(db, actor, clientId)
    const today = todayFor(actor)
    const eyes = await actingAsCollaborator(db, actor, collaboratorId)
    const condition = joined([reachableClients(eyes), ...(clientId ? [sql`a.client_id = ${clientId}`] : [])], ' and ')
    const [rows, counts, due] = await Promise.all([
      selectActions(db, {
        today,
        where: state ? joined([condition, stateIs(state, today)], ' and ') : condition,
        rest: sql`order by a.is_done, case when a.is_done then null else a.due_day end, a.due_day desc, a.id
          ${limitToPage(page, perPage)}`,
        completions: 1,
      }),
      countActions(db, condition, today),
      daysAhead === undefined ? [] : countDueDays(db, condition, { from: today, to: addDays(today, daysAhead) }),
    ])
    const { pageRows, nextPage } = pageOf(rows, page, perPage)
    return { userClientActions: pageRows.map(row => presentAction(row, actor, today)), nextPage, counts, due }
  }),

  bind(contract.getClientAction, async ({ db, actor }, { id, page }) => {
    const completions = contract.actionLimits.shownCompletions
    const skipped = (page - 1) * completions
    const action = await readAction(db, actor, { id, today: todayFor(actor), completions, skipped })
    return { ...action, nextPage: action.completionsTotal > skipped + completions ? page + 1 : 0 }
  }),

  bind(contract.createClientAction, async ({ db, actor }, { id: clientId, ...fields }) => {
    const today = todayFor(actor)
    const client = await reachClient(db, actor, clientId)
    const id = newId()
    await createActions(db, actor, { receivers: [{ client, id }], today, fields })
    await audit(db, { personId: actor.personId, action: 'create client action', subjectId: id, details: { clientId } })
    return readAction(db, actor, { id, today })
  }),

  bind(contract.createManyClientActions, async ({ db, actor }, { clients, ...fields }) => {
    const today = todayFor(actor)
    const clientIds = clients.map(({ id }) => id)
    const clientOf = await reachClients(db, actor, clientIds)
    const receivers = clients.map(({ id, actionId }) => ({ client: found(clientOf.get(id)), id: actionId }))
    await createActions(db, actor, { receivers, today, fields })
    const details = { clientIds }
    await audit(db, { personId: actor.personId, action: 'create many client actions', details })
    return { asked: clients.length }
  }),

  bind(contract.nudgeClientAction, async ({ db, actor }, { id }) => {
    const { client_id: clientId } = found(await lockAction(db, isReachable(actor, id)))
    const today = todayFor(actor)
    await nudge(db, actor, await readAction(db, actor, { id, today }), today)
    await audit(db, { personId: actor.personId, action: 'nudge client action', subjectId: id, details: { clientId } })
    return withMessage('action nudged', await readAction(db, actor, { id, today }))
  }),

  bind(contract.completeClientAction, async ({ db, actor }, { id, answer, dueDay }) => {
    const action = found(await lockAction(db, isReachable(actor, id)))
    if (action.kind === 'survey') throw new AppError('survey action')
    if (action.is_done) throw new AppError('action done')
    // the day that the caller meant was completed by somebody else; this call must not complete the next one
    if (dueDay !== undefined && dueDay !== action.due_day) throw new AppError('changed meanwhile')
    const today = todayFor(actor)
    await completeAction(db, action, { id: newId(), answer, isByClient: false, authorId: actor.membershipId, today })
    const details = { clientId: action.client_id, dueDay: action.due_day }
    await audit(db, { personId: actor.personId, action: 'complete client action', subjectId: id, details })
    return withMessage('action completed', await readAction(db, actor, { id, today }))
  }),

  bind(contract.updateClientAction, async ({ db, actor }, { id, ...fields }) => {
    const action = found(await lockAction(db, isReachable(actor, id)))
    if (action.kind === 'survey') throw new AppError('survey action')
    const today = todayFor(actor)
    await updateAction(db, actor, { action, fields, today })
    const details = { clientId: action.client_id }
    await audit(db, { personId: actor.personId, action: 'update client action', subjectId: id, details })
    return readAction(db, actor, { id, today })
  }),

  bind(contract.deleteClientAction, async ({ db, actor }, { id }) => {
    const { client_id: clientId, kind } = found(await lockAction(db, isReachable(actor, id)))
    await deleteAction(db, id)
    if (kind === 'survey') await announceSurveyActions(db, { ids: [id], isEnded: true })
    await audit(db, { personId: actor.personId, action: 'delete client action', subjectId: id, details: { clientId } })
    return withMessage('action deleted', {})
  }),

  bind(contract.undeleteClientAction, async ({ db, actor }, { id }) => {
    const clientId = found(await findClientOf(db, isReachable(actor, id)))
    if (await undeleteAction(db, id)) {
      await announceSurveyActions(db, { ids: [id], isEnded: false })
      await audit(db, { personId: actor.personId, action: 'undelete client action', subjectId: id, details: { clientId } })
    }
    return readAction(db, actor, { id, today: todayFor(actor) })
  }),

  bind(contract.listOwnActions, async ({ db, actor }, { page, done }) => {
    const today = todayFor(actor)
    const client = await ownClient(db, actor)
    return (done ? readDoneActions : readDueActions)(db, client.id, { page, today })
  }),

  bind(contract.completeOwnAction, async ({ db, actor }, { id, completionId, dueDay, answer }) => {
    const client = await ownClient(db, actor)
    const action = found(await lockAction(db, sql`a.id = ${id} and a.client_id = ${client.id}`))
    if (action.kind === 'survey') throw new AppError('survey action')
    if (action.kind === 'answer' && !answer) throw wrongField('answer', 'answer needed')
    const today = todayFor(actor)
    await completeFromDevice(db, action, { id: completionId, dueDay, answer, isByClient: true, authorId: actor.membershipId, today })
    const details = { clientId: client.id, dueDay }
    await audit(db, { personId: actor.personId, action: 'complete own action', subjectId: id, details })
    const [row] = await selectActions(db, { today, where: sql`a.id = ${id}`, completions: 1 })
    return presentOwnAction(found(row), today)
  }),
]
