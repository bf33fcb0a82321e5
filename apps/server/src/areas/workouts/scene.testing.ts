import type { CompletedExercise, CompletedSet, SetFigures, WorkoutWrite } from '@allenio/contract/workouts'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { ownClient, reachClient } from '#areas/clients'
import { sql, type Database, type WorkspaceDb } from '#platform/db'
import { actorOf, type TestTeam } from '#testing'
import { saveWorkout } from './device/saves.ts'

interface Where {
  database: Database
}

export type SentWorkout = WorkoutWrite & { sentAt: string }

export const figures = (kg: number | null, reps: number | null): SetFigures => ({
  kg,
  reps,
  seconds: null,
  metres: null,
  rpe: null,
  rir: null,
})

/** The time some minutes before now. */
export const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString()

/** The calendar's day in Italy, which is not the day of `ago(60)` in the hour after midnight. */
export const dayAgo = (days: number): string => addDays(romeDay(), -days)

export const doneSet = (exerciseId: string, position: number, set: Partial<CompletedSet> = {}): CompletedSet => ({
  id: newId(),
  exerciseId,
  position,
  kind: 'work',
  ...figures(80, 8),
  doneAt: ago(30 - position),
  isRemoved: false,
  changedAt: ago(30 - position),
  ...set,
})

export const newExercise = (workoutId: string, exercise: Partial<CompletedExercise> = {}): CompletedExercise => ({
  id: newId(),
  workoutId,
  rowId: null,
  position: 0,
  superset: null,
  exercise: { name: 'Squat' },
  target: { exercise: { name: 'Squat' }, sets: 3, reps: '8', load: '80' },
  skipReason: null,
  note: '',
  pain: null,
  videoId: null,
  maximum: null,
  isRemoved: false,
  changedAt: ago(60),
  ...exercise,
})

/** A workout of three sets of squats, as a device sends it. */
export function sentWorkout(workout: Partial<WorkoutWrite['workout']> = {}): SentWorkout {
  const id = workout.id ?? newId()
  const exercise = newExercise(id)
  return {
    workout: {
      id,
      programUserId: null,
      releaseId: null,
      dayId: null,
      plannedWorkoutId: null,
      name: 'Gambe',
      day: dayAgo(0),
      startedAt: ago(60),
      finishedAt: null,
      state: 'under way',
      rpe: null,
      note: '',
      changedAt: ago(60),
      ...workout,
    },
    exercises: [exercise],
    sets: [0, 1, 2].map(position => doneSet(exercise.id, position)),
    sentAt: new Date().toISOString(),
  }
}

export const finished = (write: SentWorkout): SentWorkout => ({
  ...write,
  workout: { ...write.workout, state: 'finished', finishedAt: ago(1), changedAt: ago(1) },
  sentAt: new Date().toISOString(),
})

type Allowed = 'mayClientsTrainFreely' | 'mayClientsAddExercises'

const allow =
  (right: Allowed) =>
  ({ database }: Where, { workspaceId }: TestTeam) =>
    database.withWorkspace(workspaceId, 'write', db =>
      db.run(sql`
      insert into program_settings (changes) values (${JSON.stringify({ [right]: true })})
      on conflict (workspace_id) do update set changes = program_settings.changes || excluded.changes`),
    )

export const allowFreeTraining = allow('mayClientsTrainFreely')
export const allowAddedExercises = allow('mayClientsAddExercises')

export const saveAsCoach = async (db: WorkspaceDb, team: TestTeam, clientId: string, write: SentWorkout) => {
  const actor = actorOf(team.coach, 'coach')
  return saveWorkout(db, { actor, clientId: (await reachClient(db, actor, clientId)).id, write })
}

export const saveAsClient = async (db: WorkspaceDb, team: TestTeam, write: SentWorkout) => {
  const actor = actorOf(team.client, 'client')
  return saveWorkout(db, { actor, clientId: (await ownClient(db, actor)).id, write })
}

export interface TestWorkout {
  workoutId: string
  weightId: string
  setIds: readonly string[]
}

/** A finished workout of the client, as the coach has logged it. */
export async function workoutOf(
  { database }: Where,
  team: TestTeam,
  clientId: string,
  write = finished(sentWorkout()),
): Promise<TestWorkout> {
  await database.withWorkspace(team.workspaceId, 'write', db => saveAsCoach(db, team, clientId, write))
  return { workoutId: write.workout.id, weightId: write.exercises[0]?.id ?? '', setIds: write.sets.map(({ id }) => id) }
}

interface TestComment {
  clientId: string
  weightId: string
  by: 'client' | 'coach'
  isDeleted: boolean
}

/** A comment of one side on an exercise. */
export async function commentOf({ database }: Where, team: TestTeam, { clientId, weightId, by, isDeleted }: TestComment): Promise<string> {
  const id = newId()
  await database.withWorkspace(team.workspaceId, 'write', db =>
    db.run(sql`
    insert into workout_comments (id, client_id, exercise_id, text, author_id, is_by_client, deleted_at)
    values (${id}, ${clientId}, ${weightId}, 'Scendi di più', ${team[by].membershipId}, ${by === 'client'},
      case when ${isDeleted} then now() end)`),
  )
  return id
}
