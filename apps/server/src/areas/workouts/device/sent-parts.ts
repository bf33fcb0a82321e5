import { recordFileMaxBytes } from '@allenio/contract/clients'
import type { CompletedExercise, CompletedWorkout, WorkoutWrite } from '@allenio/contract/workouts'
import { exerciseNames } from '#areas/exercises'
import { hasReleaseDay, readProgramSettings } from '#areas/programs'
import type { Actor } from '#platform/access'
import { sql, type OrNull, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { claimUpload } from '#platform/files'
import type { WorkoutParts, WorkoutRecord } from './parts.ts'
import { withWholeTargets } from '../targets.ts'

// Ids that devices send are checked, but an unknown one does not stop the write: it is left out.

interface Incoming {
  actor: Actor
  clientId: string
  /** The workout as it is stored. */
  before: Pick<WorkoutRecord, 'program_user_id' | 'release_id'> | undefined
}

/**
 * Checks the plan of a workout. The business decides whether a client may begin one without a plan. A workout with sets is stored in any
 * case, so that no set is lost: its assignment may have been undone meanwhile, or the setting changed.
 */
async function knownPlan(
  db: WorkspaceDb,
  { workout, sets }: WorkoutWrite,
  { actor, clientId, before }: Incoming,
): Promise<CompletedWorkout> {
  // the plan was checked when the workout first arrived
  if (before && before.program_user_id === workout.programUserId && before.release_id === workout.releaseId)
    return workout.programUserId === null ? { ...workout, ...noPlan } : workout
  const plan = await findPlan(db, workout, clientId)
  const isTrained = sets.some(({ doneAt, isRemoved }) => doneAt !== null && !isRemoved)
  if (plan.programUserId === null && !before && !isTrained && actor.role === 'client') {
    const { mayClientsTrainFreely } = await readProgramSettings(db)
    if (!mayClientsTrainFreely) throw new AppError('training closed')
  }
  return { ...workout, ...plan }
}

const noPlan = { programUserId: null, releaseId: null, dayId: null, plannedWorkoutId: null }

/** Finds the assignment, if it belongs to this client, and the release, if the client ever had it. */
async function findPlan(db: WorkspaceDb, { programUserId, releaseId, dayId, plannedWorkoutId }: CompletedWorkout, clientId: string) {
  if (programUserId === null) return noPlan
  const user = await db.maybeOne<OrNull<Row<'completed_workouts', 'release_id'>>>(sql`
    select (
      select r.id from document_releases r
      where r.id = ${releaseId} and (r.document_id in (u.program_id, u.template_id) or r.id = u.release_id)) as release_id
    from program_users u where u.id = ${programUserId} and u.client_id = ${clientId}`)
  if (!user) return noPlan
  const isOfRelease = dayId !== null && user.release_id !== null && (await hasReleaseDay(db, user.release_id, dayId))
  return {
    programUserId,
    releaseId: user.release_id,
    ...(isOfRelease ? { dayId, plannedWorkoutId } : { dayId: null, plannedWorkoutId: null }),
  }
}

/** Drops ids of unknown exercises; their names stay. */
export async function withKnownExercises(db: WorkspaceDb, exercises: readonly CompletedExercise[]): Promise<CompletedExercise[]> {
  const ids = exercises.flatMap(({ exercise }) => exercise.id ?? [])
  const exercisesById = ids.length > 0 ? await exerciseNames(db, ids) : new Map<string, unknown>()
  return exercises.map(each => {
    const { id, name } = each.exercise
    return id === undefined || exercisesById.has(id) ? each : { ...each, exercise: { name } }
  })
}

/** Leaves out films that have not arrived, or are none; the device sends the exercise again with its film. */
async function withFilms(db: WorkspaceDb, exercises: readonly CompletedExercise[], stored: WorkoutParts, actor: Actor) {
  const checked: CompletedExercise[] = []
  for (const exercise of exercises) {
    const { id, videoId } = exercise
    const isKnown = videoId === null || stored.exercises.get(id)?.videoId === videoId
    checked.push(isKnown || (await isFilm(db, videoId, actor)) ? exercise : { ...exercise, videoId: null })
  }
  return checked
}

async function isFilm(db: WorkspaceDb, uploadId: string, { personId }: Actor): Promise<boolean> {
  const upload = await db.maybeOne<Row<'uploads', 'id'>>(sql`
    select id from uploads where id = ${uploadId} and person_id = ${personId} and outcome is not null`)
  if (!upload) return false
  try {
    await claimUpload(db, uploadId, { personId, accept: ['video/*'], maxBytes: recordFileMaxBytes })
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

export async function knownParts(db: WorkspaceDb, write: WorkoutWrite, stored: WorkoutParts, incoming: Incoming): Promise<WorkoutWrite> {
  const workout = await knownPlan(db, write, incoming)
  const { actor } = incoming
  const askedExercises = await withWholeTargets(db, write.exercises, stored, { actor, releaseId: workout.releaseId })
  const exercises = await withFilms(db, await withKnownExercises(db, askedExercises), stored, actor)
  return { workout, exercises, sets: write.sets }
}
