import * as contract from '@allenio/contract/client-records'
import { bind, saying } from '#platform/http'
import { reachClient } from '../reach.ts'
import { openOwnRecords, ownRecords } from './own-records.ts'
import {
  editProgress, keepProgress, presentProgress, readProgresses, takeProgressBack, throwProgressAway,
} from './progresses.ts'
import { teamReader } from './reader.ts'

export const progressBindings = [
  bind(contract.listProgresses, async ({ db, actor }, { id, page }) => {
    await reachClient(db, actor, id)
    return readProgresses(db, id, { page, reader: teamReader(actor) })
  }),

  bind(contract.addProgress, async ({ db, actor }, { id: clientId, ...fields }) => {
    await reachClient(db, actor, clientId)
    return presentProgress(db, await keepProgress(db, actor, { clientId, isByClient: false, fields }), teamReader(actor))
  }),

  bind(contract.updateProgress, async ({ db, actor }, { id: clientId, progressId, ...fields }) => {
    await reachClient(db, actor, clientId)
    return presentProgress(db, await editProgress(db, actor, { id: progressId, clientId, fields }), teamReader(actor))
  }),

  bind(contract.deleteProgress, async ({ db, actor }, { id: clientId, progressId }) => {
    await reachClient(db, actor, clientId)
    await throwProgressAway(db, { id: progressId, clientId })
    return saying('progress deleted', {})
  }),

  bind(contract.undeleteProgress, async ({ db, actor }, { id: clientId, progressId }) => {
    await reachClient(db, actor, clientId)
    return presentProgress(db, await takeProgressBack(db, { id: progressId, clientId }), teamReader(actor))
  }),

  bind(contract.listOwnProgresses, async ({ db, actor }, { page }) => {
    const { client, reader } = await ownRecords(db, actor, 'photos')
    return { ...await readProgresses(db, client.id, { page, reader }), mayAdd: reader.mayAdd }
  }),

  bind(contract.addOwnProgress, async ({ db, actor }, { id, ...fields }) => {
    const { client, reader } = await openOwnRecords(db, actor, 'photos')
    return presentProgress(db, await keepProgress(db, actor, { id, clientId: client.id, isByClient: true, fields }), reader)
  }),

  bind(contract.deleteOwnProgress, async ({ db, actor }, { id }) => {
    const { client } = await openOwnRecords(db, actor, 'photos')
    await throwProgressAway(db, { id, clientId: client.id, onlyByClient: true })
    return saying('progress deleted', {})
  }),

  bind(contract.undeleteOwnProgress, async ({ db, actor }, { id }) => {
    const { client, reader } = await openOwnRecords(db, actor, 'photos')
    return presentProgress(db, await takeProgressBack(db, { id, clientId: client.id, onlyByClient: true }), reader)
  }),
]
