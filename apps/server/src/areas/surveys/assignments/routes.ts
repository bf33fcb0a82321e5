import * as contract from '@allenio/contract/surveys'
import { hasWords, joined, sql } from '#platform/db'
import { bind, withMessage } from '#platform/http'
import { readAnamnesisAnswer, sendSurvey } from '../anamnesis/anamnesis.ts'
import { readSurvey } from '../present.ts'
import { reachSurvey, reachSurveyToChange } from '../reach.ts'
import { assignToClients } from './assign.ts'
import { listClientsToAssign } from './clients-to-assign.ts'
import { undoAssign, undoUnassign, unassign } from './ends.ts'
import { listAssignments } from './queries.ts'
import { countByWeekday } from './weekdays.ts'

export const assignmentBindings = [
  bind(contract.sendAnamnesisSurvey, async ({ db, actor }, { id }) => withMessage('survey assigned', await sendSurvey(db, actor, id))),

  bind(contract.getAnamnesisAnswer, ({ db, actor }, { id }) => readAnamnesisAnswer(db, actor, id)),

  bind(contract.getSurveyForAssign, async ({ db, actor }, { id }) => ({
    ...(await readSurvey(db, actor, id)),
    weekdays: await countByWeekday(db, actor),
  })),

  bind(contract.listClientsForSurvey, async ({ db, actor }, { id, ...query }) =>
    listClientsToAssign(db, actor, await reachSurvey(db, actor, id), query),
  ),

  bind(contract.assignSurvey, async ({ db, actor }, { id, ...assignment }) =>
    withMessage('survey assigned', { assigned: await assignToClients(db, actor, await reachSurveyToChange(db, actor, id), assignment) }),
  ),

  bind(contract.undoAssignSurvey, async ({ db, actor }, at) => {
    await undoAssign(db, actor, at)
    return {}
  }),

  bind(contract.deleteUserSurvey, async ({ db, actor }, at) => {
    await unassign(db, actor, at)
    return withMessage('survey unassigned', {})
  }),

  bind(contract.undoDeleteUserSurvey, async ({ db, actor }, { id, assignmentId }) =>
    undoUnassign(db, actor, await reachSurveyToChange(db, actor, id), { assignmentId }),
  ),

  bind(contract.listSurveyAssignments, async ({ db, actor }, { id, page, search, isOpen }) => {
    await reachSurvey(db, actor, id)
    const where = joined([sql`true`, ...hasWords(sql`c.search`, search)], ' and ')
    return listAssignments(db, actor, { surveyId: id, page, where, isOpen })
  }),
]
