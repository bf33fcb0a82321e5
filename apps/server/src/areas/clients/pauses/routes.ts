import * as contract from '@allenio/contract/clients'
import { bind, withMessage } from '#platform/http'
import { recordDeleted } from '../fields.ts'
import { ownClient, reachClient } from '../reach.ts'
import { todayFor } from '../record-days.ts'
import { createPause, deletePause, presentPause, undeletePause, updatePause } from './pauses.ts'
import { listPauses, readPauses } from './queries.ts'

export const pauseBindings = [
  bind(contract.listClientPauses, async ({ db, actor }, { id }) => {
    await reachClient(db, actor, id)
    return { pauses: (await listPauses(db, id)).map(presentPause) }
  }),

  bind(contract.createClientPause, ({ db, actor }, pause) => createPause(db, actor, pause)),

  bind(contract.updateClientPause, ({ db, actor }, pause) => updatePause(db, actor, pause)),

  bind(contract.deleteClientPause, async ({ db, actor }, { id: clientId, pauseId: id }) => {
    await deletePause(db, actor, { clientId, id })
    return withMessage(recordDeleted, {})
  }),

  bind(contract.undeleteClientPause, ({ db, actor }, { id: clientId, pauseId: id }) => undeletePause(db, actor, { clientId, id })),

  bind(contract.listOwnPauses, async ({ db, actor }) => {
    const { id } = await ownClient(db, actor)
    const pauses = (await readPauses(db, [id])).get(id) ?? []
    const today = todayFor(actor)
    return { pauses: pauses.filter(({ until }) => until === null || until >= today) }
  }),
]
