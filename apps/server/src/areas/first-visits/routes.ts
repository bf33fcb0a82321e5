import * as contract from '@allenio/contract/first-visits'
import { reachClient, reachClientToChange } from '#areas/clients'
import { audit } from '#platform/audit'
import type { WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { bind } from '#platform/http'
import { endFirstVisit, readFirstVisit, startFirstVisit, updateSkippedStep } from './queries.ts'

const answerOf = async (db: WorkspaceDb, clientId: string) => ({ firstVisit: await readFirstVisit(db, clientId) })

export const firstVisitBindings = [
  bind(contract.getFirstVisit, async ({ db, actor }, { id }) => {
    await reachClient(db, actor, id)
    return answerOf(db, id)
  }),

  bind(contract.startFirstVisit, async ({ db, actor }, { id }) => {
    await reachClientToChange(db, actor, id)
    await startFirstVisit(db, id, actor.membershipId)
    await audit(db, { personId: actor.personId, action: 'start first visit', subjectId: id })
    return answerOf(db, id)
  }),

  bind(contract.skipFirstVisitStep, async ({ db, actor }, { id, step, isSkipped }) => {
    await reachClientToChange(db, actor, id)
    if ((await updateSkippedStep(db, { clientId: id, step, isSkipped })) === 0) throw new AppError('not found')
    return answerOf(db, id)
  }),

  bind(contract.closeFirstVisit, async ({ db, actor }, { id }) => {
    await reachClientToChange(db, actor, id)
    await endFirstVisit(db, id)
    return answerOf(db, id)
  }),
]
