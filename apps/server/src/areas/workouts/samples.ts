import * as contract from '@allenio/contract/workouts'
import { newId } from '@allenio/domain/ids'
import {
  actorOf,
  asClient,
  clientOf,
  listViewSamples,
  madeByCall,
  onOwnRecord,
  onRecord,
  refusing,
  samplesOf,
  type MakeRecord,
  type Scene,
  type TestTeam,
} from '#testing'
import { importHistory } from './history/history-import.ts'
import { planOf } from './plan.testing.ts'
import { allowAddedExercises, allowFreeTraining, commentOf, figures, sentWorkout, workoutOf, type TestWorkout } from './scene.testing.ts'

const commentMaker =
  (by: 'client' | 'coach', isDeleted = false): MakeRecord =>
  async (scene, team, clientId) => {
    const { weightId } = await workoutOf(scene, team, clientId)
    return commentOf(scene, team, { clientId, weightId, by, isDeleted })
  }

/** On the coach's own comment; nobody else finds it among theirs. */
const onComment = async (scene: Scene, make: MakeRecord) => ({
  ...(await onRecord(scene, make, (id, commentId) => ({ id, commentId }))),
  refusals: refusing('not found', 'admin'),
})

interface Trained extends TestWorkout {
  clientId: string
}

async function trainedOf(scene: Scene, team: TestTeam): Promise<Trained> {
  const clientId = await clientOf(scene, team)
  return { clientId, ...(await workoutOf(scene, team, clientId)) }
}

/** The coach's call on a workout of the team's client, and the same on another workspace's. */
const onTrained = async <I extends object>(scene: Scene, input: (trained: Trained) => I) => ({
  as: 'coach' as const,
  input: input(await trainedOf(scene, scene.a)),
  foreign: input(await trainedOf(scene, scene.b)),
})

const onOwn = async <I extends object>(scene: Scene, input: (trained: Trained) => I) => ({
  ...(await onTrained(scene, input)),
  as: 'client' as const,
})

async function plannedOf(scene: Scene, team: TestTeam) {
  const { programUserId, dayIds } = await planOf(scene, team, { clientId: await clientOf(scene, team) })
  return { id: programUserId, dayId: dayIds[0] ?? '' }
}

const views = listViewSamples('completed workouts', { mark: 'pain', period: '28' } as const)

export const workoutSamples = samplesOf(contract, {
  listWorkoutViews: views.list,
  createWorkoutView: views.create,
  updateWorkoutView: views.update,
  deleteWorkoutView: views.delete,
  listCompletedWorkouts: async scene => {
    const { clientId } = await trainedOf(scene, scene.a)
    return {
      as: 'coach',
      input: {
        clientId,
        programId: newId(),
        search: 'martina',
        mark: 'pain',
        state: 'finished',
        from: '2026-01-01',
        to: '2026-12-31',
        collaboratorId: scene.a.coach.membershipId,
      },
      idFilters: ['clientId', 'programId'],
      refusals: refusing('not found', 'client'),
    }
  },
  listClientWorkouts: scene => onTrained(scene, ({ clientId: id }) => ({ id, mark: 'unread' as const })),
  getClientWorkout: scene => onTrained(scene, ({ clientId: id, workoutId }) => ({ id, workoutId })),
  getClientExercise: scene => onTrained(scene, ({ clientId: id, weightId }) => ({ id, weightId })),
  listWeightsFromExercise: scene => onTrained(scene, ({ clientId: id }) => ({ id, exercise: 'Squat' })),
  listTrainedExercises: scene => onTrained(scene, ({ clientId: id }) => ({ id })),
  listMainLifts: scene => onTrained(scene, ({ clientId: id }) => ({ id })),
  deleteWorkoutMessage: scene => onComment(scene, commentMaker('coach')),
  undeleteWorkoutMessage: scene => onComment(scene, commentMaker('coach', true)),
  listLastAttempts: scene => onTrained(scene, ({ clientId: id }) => ({ id })),
  addWorkoutMessage: scene => onTrained(scene, ({ clientId: id, weightId }) => ({ id, weightId, text: 'Scendi di più' })),
  readClientWorkout: scene => onTrained(scene, ({ clientId: id, workoutId }) => ({ id, workoutId })),
  getTrainingMap: scene => onTrained(scene, ({ clientId: id }) => ({ id })),
  updateAdherenceThresholds: scene => onTrained(scene, ({ clientId: id }) => ({ id, thresholds: { good: 90, fair: 60 } })),
  listTrainingMarks: async scene => ({
    as: 'coach',
    input: { clientId: [(await trainedOf(scene, scene.a)).clientId] },
    foreign: { clientId: [(await trainedOf(scene, scene.b)).clientId] },
    idFilters: ['clientId'],
  }),
  listFirstSets: async scene => ({
    as: 'coach',
    input: { programUserId: [(await plannedOf(scene, scene.a)).id] },
    foreign: { programUserId: [(await plannedOf(scene, scene.b)).id] },
    idFilters: ['programUserId'],
  }),
})

export const playerSamples = samplesOf(contract, {
  saveOwnWorkout: async scene => {
    await allowFreeTraining(scene, scene.a)
    return asClient(scene, sentWorkout())
  },
  saveClientWorkout: async scene => ({
    as: 'coach',
    input: { id: await clientOf(scene, scene.a), ...sentWorkout() },
    foreign: { id: await clientOf(scene, scene.b), ...sentWorkout() },
  }),
  getOwnTraining: scene => asClient(scene, { revision: 'old' }),
  getClientTraining: scene => onTrained(scene, ({ clientId: id }) => ({ id, revision: 'old' })),
  listClientsToday: async scene => {
    await trainedOf(scene, scene.a)
    return { as: 'coach', input: {} }
  },
  moveOwnTrainingDay: async scene => ({
    as: 'client',
    input: { ...(await plannedOf(scene, scene.a)), day: '2026-03-04' },
    foreign: { ...(await plannedOf(scene, scene.b)), day: '2026-03-04' },
  }),
  getClientCalendar: scene => onTrained(scene, ({ clientId: id }) => ({ id, from: '2026-03-02', to: '2026-03-29' })),
  getOwnCalendar: scene => asClient(scene, { from: '2026-03-02', to: '2026-03-29' }),
  moveClientTrainingDay: async scene => {
    const move = async (team: TestTeam) => {
      const id = await clientOf(scene, team)
      const { programUserId, dayIds } = await planOf(scene, team, { clientId: id })
      return { id, programUserId, dayId: dayIds[0] ?? '', day: '2026-03-04', seenDay: null }
    }
    return { as: 'coach', input: await move(scene.a), foreign: await move(scene.b) }
  },
  getOwnWorkout: scene => onOwn(scene, ({ workoutId: id }) => ({ id })),
  getOwnWorkoutParts: scene => onOwn(scene, ({ workoutId: id }) => ({ id })),
  getClientWorkoutParts: scene => onTrained(scene, ({ clientId: id, workoutId }) => ({ id, workoutId })),
  listOwnTrainedExercises: scene => asClient(scene, {}),
  getOwnExerciseHistory: scene => asClient(scene, { exercise: 'Squat' }),
  answerWorkoutMessage: scene => onOwn(scene, ({ weightId: id }) => ({ id, commentId: newId(), text: 'Va bene' })),
  deleteOwnWorkoutMessage: scene => onOwnRecord(scene, commentMaker('client')),
  undeleteOwnWorkoutMessage: scene => onOwnRecord(scene, commentMaker('client', true)),
  readWorkoutComments: async scene => ({ ...(await asClient(scene, { ids: [newId()] })), idFilters: ['ids'] }),
})

export const toolSamples = samplesOf(contract, {
  listTrainingMedia: async scene => ({ ...(await asClient(scene, { exerciseId: [newId()] })), idFilters: ['exerciseId'] }),
  searchTrainingExercises: async scene => {
    await allowAddedExercises(scene, scene.a)
    return asClient(scene, { search: 'panca' })
  },
  scheduleRestAlert: scene => asClient(scene, { seconds: 90 }),
  cancelRestAlert: scene => asClient(scene, {}),
})

const importedIdentity = { name: 'Gambe', day: '2024-03-04', clock: '18:30', minutes: 60 }

const imported = (): contract.ImportedWorkout => ({
  ...importedIdentity,
  note: '',
  exercises: [{ exercise: { name: 'Squat' }, note: '', superset: null, sets: [{ kind: 'work', ...figures(80, 8) }] }],
})

async function importOf(scene: Scene, team: TestTeam) {
  const id = await clientOf(scene, team)
  const importId = newId()
  await scene.database.withWorkspace(team.workspaceId, 'write', db =>
    importHistory(db, { actor: actorOf(team.coach, 'coach'), clientId: id, importId, source: 'strong', workouts: [imported()] }),
  )
  return { id, importId }
}

export const workoutImportSamples = samplesOf(contract, {
  previewClientImport: scene => onTrained(scene, ({ clientId: id }) => ({ id, workouts: [importedIdentity] })),
  matchExerciseNames: () => ({ as: 'coach', input: { names: ['Bench Press (Barbell)'] } }),
  importClientWorkouts: scene =>
    onTrained(scene, ({ clientId: id }) => ({ id, importId: newId(), source: 'strong' as const, workouts: [imported()] })),
  listClientImports: scene => onTrained(scene, ({ clientId: id }) => ({ id })),
  undoClientImport: async scene => ({ as: 'coach', input: await importOf(scene, scene.a), foreign: await importOf(scene, scene.b) }),
  importOwnWorkouts: async scene => ({
    ...(await asClient(scene, { importId: newId(), source: 'hevy' as const, workouts: [imported()] })),
    ofEveryClient: madeByCall,
  }),
  previewOwnImport: scene => asClient(scene, { workouts: [importedIdentity] }),
  listOwnImports: scene => asClient(scene, {}),
  undoOwnImport: async scene => {
    const [{ importId }, foreign] = [await importOf(scene, scene.a), await importOf(scene, scene.b)]
    return { as: 'client', input: { importId }, foreign: { importId: foreign.importId } }
  },
})
