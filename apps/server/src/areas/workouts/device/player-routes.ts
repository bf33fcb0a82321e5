import * as contract from '@allenio/contract/workouts'
import { clientReader, teamReader } from '#areas/client-records'
import { ownClient, reachClient } from '#areas/clients'
import { readProgramSettings } from '#areas/programs'
import { AppError } from '#platform/errors'
import { bind, withMessage } from '#platform/http'
import { listClientsToday } from '../team/clients-today.ts'
import { deleteComment, readComment, undeleteComment } from '../comments/comment-deletion.ts'
import { addComment, readByClient } from '../comments/comments.ts'
import { readWorkout } from '../detail.ts'
import { keyOf, readHistory } from '../history/history.ts'
import { movePlannedDay } from './planned-day-moves.ts'
import { readVisibleParts } from '../targets.ts'
import { saveWorkout } from './saves.ts'
import { readTraining } from './device-plan.ts'
import { listTrained } from '../progress/trained-exercises.ts'

export const playerBindings = [
  bind(contract.saveOwnWorkout, async ({ db, actor }, write) =>
    saveWorkout(db, { actor, clientId: (await ownClient(db, actor)).id, write }),
  ),

  bind(contract.saveClientWorkout, async ({ db, actor }, { id, ...write }) =>
    saveWorkout(db, { actor, clientId: (await reachClient(db, actor, id)).id, write }),
  ),

  bind(contract.getOwnTraining, async ({ db, actor }, { revision }) =>
    readTraining(db, actor, { client: await ownClient(db, actor), reader: clientReader(actor, true), revision }),
  ),

  bind(contract.getClientTraining, async ({ db, actor }, { id, revision }) =>
    readTraining(db, actor, { client: await reachClient(db, actor, id), reader: teamReader(actor), revision }),
  ),

  bind(contract.listClientsToday, ({ db, actor }) => listClientsToday(db, actor)),

  bind(contract.moveOwnTrainingDay, async ({ db, actor }, { id, ...move }) => {
    const client = await ownClient(db, actor)
    const { mayClientsMoveDays } = await readProgramSettings(db)
    if (!mayClientsMoveDays) throw new AppError('training closed')
    await movePlannedDay(db, { clientId: client.id, programUserId: id, ...move })
    return {}
  }),

  bind(contract.getOwnWorkout, async ({ db, actor }, { id }) => {
    const { id: clientId } = await ownClient(db, actor)
    return readWorkout(db, actor, clientReader(actor, true), { id, clientId })
  }),

  bind(contract.getOwnWorkoutParts, async ({ db, actor }, { id }) =>
    readVisibleParts(db, actor, { id, clientId: (await ownClient(db, actor)).id }),
  ),

  bind(contract.getClientWorkoutParts, async ({ db, actor }, { id, workoutId }) => {
    const client = await reachClient(db, actor, id)
    return readVisibleParts(db, actor, { id: workoutId, clientId: client.id })
  }),

  bind(contract.listOwnTrainedExercises, async ({ db, actor }) => listTrained(db, actor, (await ownClient(db, actor)).id)),

  bind(contract.getOwnExerciseHistory, async ({ db, actor }, { exercise }) =>
    readHistory(db, actor, { clientId: (await ownClient(db, actor)).id, key: keyOf(exercise) }),
  ),

  bind(contract.answerWorkoutMessage, async ({ db, actor }, { id, commentId, text }) => {
    const client = await ownClient(db, actor)
    return addComment(db, { client, actor, reader: clientReader(actor, true), id: commentId, weightId: id, text })
  }),

  bind(contract.deleteOwnWorkoutMessage, async ({ db, actor }, { id }) => {
    const { id: clientId } = await ownClient(db, actor)
    await deleteComment(db, { id, clientId, mustBeByClient: true, membershipId: actor.membershipId })
    return withMessage('record deleted', {})
  }),

  bind(contract.undeleteOwnWorkoutMessage, async ({ db, actor }, { id }) => {
    const { id: clientId } = await ownClient(db, actor)
    await undeleteComment(db, { id, clientId, mustBeByClient: true, membershipId: actor.membershipId })
    return readComment(db, { id, clientId }, clientReader(actor, true))
  }),

  bind(contract.readWorkoutComments, async ({ db, actor }, { ids }) => {
    await readByClient(db, (await ownClient(db, actor)).id, ids)
    return {}
  }),
]
