import * as contract from '@allenio/contract/workouts'
import { newId } from '@allenio/domain/ids'
import { recordDeletion, teamReader } from '#areas/client-records'
import { actingAsCollaborator, reachableClients, reachClient, listViewBindings, reachClientToChange } from '#areas/clients'
import { sql } from '#platform/db'
import { audit } from '#platform/audit'
import { bind } from '#platform/http'
import { deleteComment, readComment, undeleteComment } from './comments/comment-deletion.ts'
import { addComment, readByTeam } from './comments/comments.ts'
import { readWorkout } from './detail.ts'
import { readExercise } from './progress/exercise.ts'
import { keyOf, readHistory } from './history/history.ts'
import { listAttempts } from './device/attempts.ts'
import { listWorkouts } from './list.ts'
import { listMainLifts } from './progress/main-lifts.ts'
import { listTrained } from './progress/trained-exercises.ts'
import { updateThresholds } from './team/thresholds.ts'
import { listMarks, readTrainingMap } from './team/training-map.ts'

type FirstSet = Record<'programUserId' | 'releaseId' | 'firstSetAt', string>

const deletion = recordDeletion({
  thing: 'workout comment',
  delete: ({ db, actor: { membershipId } }, at) => deleteComment(db, { ...at, membershipId }),
  undelete: ({ db, actor: { membershipId } }, at) => undeleteComment(db, { ...at, membershipId }),
  read: readComment,
})

export const workoutBindings = [
  ...listViewBindings(
    {
      list: contract.listWorkoutViews,
      create: contract.createWorkoutView,
      update: contract.updateWorkoutView,
      delete: contract.deleteWorkoutView,
    },
    'completed workouts',
  ),

  bind(contract.listCompletedWorkouts, async ({ db, actor }, { collaboratorId, ...filter }) =>
    listWorkouts(db, await actingAsCollaborator(db, actor, collaboratorId), filter),
  ),

  bind(contract.listClientWorkouts, async ({ db, actor }, { id, ...filter }) => {
    await reachClient(db, actor, id)
    return listWorkouts(db, actor, { ...filter, clientId: id })
  }),

  bind(contract.getClientWorkout, async ({ db, actor }, { id, workoutId }) => {
    await reachClient(db, actor, id)
    return readWorkout(db, actor, teamReader(actor), { id: workoutId, clientId: id })
  }),

  bind(contract.getClientExercise, async ({ db, actor }, { id, weightId }) => {
    await reachClient(db, actor, id)
    return readExercise(db, actor, teamReader(actor), { clientId: id, weightId })
  }),

  bind(contract.listWeightsFromExercise, async ({ db, actor }, { id, exercise }) => {
    await reachClient(db, actor, id)
    return readHistory(db, actor, { clientId: id, key: keyOf(exercise) })
  }),

  bind(contract.listTrainedExercises, async ({ db, actor }, { id }) => {
    await reachClient(db, actor, id)
    return listTrained(db, actor, id)
  }),

  bind(contract.listMainLifts, async ({ db, actor }, { id }) => {
    await reachClient(db, actor, id)
    return listMainLifts(db, actor, id)
  }),

  bind(contract.deleteWorkoutMessage, (call, { id: clientId, commentId: id }) => deletion.delete(call, { id, clientId })),

  bind(contract.undeleteWorkoutMessage, (call, { id: clientId, commentId: id }) => deletion.undelete(call, { id, clientId })),

  bind(contract.listLastAttempts, async ({ db, actor }, { id }) => {
    await reachClient(db, actor, id)
    return { exercises: await listAttempts(db, id) }
  }),

  bind(contract.addWorkoutMessage, async ({ db, actor }, { id, weightId, commentId = newId(), text }) => {
    const client = await reachClient(db, actor, id)
    return addComment(db, { client, actor, reader: teamReader(actor), id: commentId, weightId, text })
  }),

  bind(contract.readClientWorkout, async ({ db, actor }, { id, workoutId }) => {
    await reachClient(db, actor, id)
    await readByTeam(db, id, workoutId)
    return {}
  }),

  bind(contract.getTrainingMap, async ({ db, actor }, { id }) => {
    await reachClient(db, actor, id)
    return readTrainingMap(db, actor, id)
  }),

  bind(contract.updateAdherenceThresholds, async ({ db, actor }, { id, thresholds }) => {
    await reachClientToChange(db, actor, id)
    await updateThresholds(db, id, thresholds)
    await audit(db, {
      personId: actor.personId,
      action: 'update adherence thresholds',
      subjectId: id,
      details: { isOwn: thresholds !== null },
    })
    return {}
  }),

  bind(contract.listTrainingMarks, ({ db, actor }, { clientId }) => listMarks(db, actor, [clientId].flat())),

  bind(contract.listFirstSets, async ({ db, actor }, { programUserId }) => ({
    firstSets: await db.many<FirstSet>(sql`
      select s.program_user_id as "programUserId", s.release_id as "releaseId", s.first_set_at as "firstSetAt"
      from first_sets s join program_users u on u.id = s.program_user_id
      where s.program_user_id = any(${[programUserId].flat()}::uuid[]) and u.client_id in (
        select c.id from clients c where ${reachableClients(actor)})
      order by s.first_set_at desc`),
  })),
]
