import type { Output } from '@allenio/contract'
import type { saveOwnWorkout, WorkoutWrite } from '@allenio/contract/workouts'
import { exerciseKey, type WorkoutResults } from '@allenio/domain/workouts'
import { columnsFor, readProgramSettings } from '#areas/programs'
import type { Actor } from '#platform/access'
import { lockFor, sql, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { readBestsBefore, refreshBests } from '../progress/bests.ts'
import { clientZone } from './client-zone.ts'
import { withServerTimes } from './device-times.ts'
import { workoutFigures, type WorkoutFigures } from '../progress/figures.ts'
import { refreshLifts } from '../progress/lifts.ts'
import { knownParts } from './sent-parts.ts'
import { mergeWrite, type Merge } from '../merge.ts'
import { notifyOfWorkout, type WorkoutNews } from '../news.ts'
import { findWorkoutWithParts, presentWorkoutPart, type WorkoutRecord } from './parts.ts'
import { refreshPlans, refreshSums } from './plans.ts'
import { visibleParts } from '../targets.ts'
import { storeParts } from './store.ts'

interface Save {
  actor: Actor
  clientId: string
  write: WorkoutWrite & { sentAt: string }
}

/** Takes parts of a workout as a device sends them; all that follows from them is kept in the same transaction. */
export async function saveWorkout(db: WorkspaceDb, { actor, clientId, write }: Save): Promise<Output<typeof saveOwnWorkout>> {
  // two devices of one client take turns, because figures follow from all that the client has done
  await lockFor(db, 'training', clientId)
  const { before, parts } = await findWorkoutWithParts(db, write.workout.id)
  if (before && before.client_id !== clientId) throw new AppError('record id taken')
  const isDayStored = before?.day === write.workout.day && before.started_at === write.workout.startedAt
  const timed = withServerTimes(write, { now: Date.now(), timeZone: isDayStored ? null : await clientZone(db, clientId) })
  const checkedWrite = await knownParts(db, timed, parts, { actor, clientId, before })
  const merge = mergeWrite(before ? { workout: presentWorkoutPart(before), ...parts } : null, checkedWrite)
  const by = { membershipId: actor.membershipId, isByClient: actor.role === 'client' }
  await storeMerge(db, { by, clientId, merge, before, parts })
  return visibleAnswer(db, actor, merge)
}

async function visibleAnswer(db: WorkspaceDb, actor: Actor, { answer, results }: Merge): Promise<Merge['answer']> {
  if (answer.exercises.length === 0 && answer.sets.length === 0) return answer
  return visibleParts(answer, columnsFor(actor, await readProgramSettings(db)), results.exercises)
}

interface Storing {
  by: { membershipId: string | null; isByClient: boolean }
  clientId: string
  merge: Merge
  before: WorkoutRecord | undefined
  parts: Pick<WorkoutResults, 'exercises' | 'sets'>
}

/** Stores a workout as it is now, with the figures, bests and days that follow from it. */
export async function storeMerge(db: WorkspaceDb, { by, clientId, merge, before, parts }: Storing): Promise<void> {
  const { results } = merge
  const figures = await figuresOf(db, clientId, results)
  const news = newsOf(results, { by, before, parts })
  const isUnread = news.isFinished || news.pains.length > 0 || news.films.length > 0 || news.hasNote
  const stored = { results, figures, clientId, authorId: by.membershipId, isByClient: by.isByClient, isUnread }
  const hadNoSet = ![...parts.sets.values()].some(({ doneAt }) => doneAt !== null)
  const changedExercises = [{ ...stored, results: { ...results, exercises: outdatedExercises(merge, before) } }]
  await storeParts(db, { workouts: [stored], changedExercises, sets: merge.changedSets, earlierSets: merge.earlierSets })
  if (hadNoSet) await storeFirstSet(db, results)
  // most writes are one set of a workout under way, and change no day
  const isOver = results.workout.state === 'finished' || before?.state === 'finished'
  if (!before || isOver) await refreshPlans(db, [clientId])
  if (isOver) {
    const keys = [...results.exercises.values(), ...parts.exercises.values()].map(exerciseKey)
    await refreshBests(db, [clientId], [...new Set(keys)])
    await refreshDays(db, clientId, [results.workout.day, ...(before ? [before.day] : [])])
    const [from = results.workout.startedAt] = [results.workout.startedAt, ...(before ? [before.started_at] : [])].sort()
    await refreshLifts(db, clientId, { keys, workoutIds: [results.workout.id], from })
  }
  await notifyOfWorkout(db, { clientId, membershipId: by.membershipId, results, figures, news })
}

export async function figuresOf(db: WorkspaceDb, clientId: string, results: WorkoutResults): Promise<WorkoutFigures> {
  const { id: workoutId, startedAt, state } = results.workout
  // records are judged when it is finished, and the other figures are stored by each formula
  if (state !== 'finished') return workoutFigures(results, { formula: 'epley', bests: new Map() })
  const { maximumFormula: formula } = await readProgramSettings(db)
  const keys = [...new Set([...results.exercises.values()].map(exerciseKey))]
  return workoutFigures(results, { formula, bests: await readBestsBefore(db, { clientId, keys, formula, workoutId, startedAt }) })
}

/** The exercises whose row is another one now: those that were sent, those of the sets, and all where the workout itself has changed. */
function outdatedExercises({ results, changedExercises, changedSets }: Merge, before: WorkoutRecord | undefined) {
  const { state, day, startedAt } = results.workout
  if (state === 'finished' || before?.state !== state || before.day !== day || before.started_at !== startedAt) return results.exercises
  const ids = new Set([...changedExercises.map(({ id }) => id), ...changedSets.map(({ exerciseId }) => exerciseId)])
  return new Map([...results.exercises].filter(([id]) => ids.has(id)))
}

/** Finds news for the team. A coach who logs for a client was there. */
function newsOf(results: WorkoutResults, { by, before, parts }: Pick<Storing, 'by' | 'before' | 'parts'>): WorkoutNews {
  if (!by.isByClient) return { isFinished: false, pains: [], films: [], hasNote: false }
  const exercises = [...results.exercises.values()].filter(({ isRemoved }) => !isRemoved)
  const { workout } = results
  return {
    isFinished: workout.state === 'finished' && (before?.notified_at ?? null) === null,
    pains: exercises.filter(({ id, pain }) => pain !== null && (parts.exercises.get(id)?.pain ?? null) === null),
    films: exercises.filter(({ id, videoId }) => videoId !== null && videoId !== (parts.exercises.get(id)?.videoId ?? null)),
    hasNote:
      (workout.note !== '' && workout.note !== before?.note) ||
      exercises.some(({ id, note }) => note !== '' && note !== parts.exercises.get(id)?.note),
  }
}

/** The last receipt of a release: somebody has begun to train by it. */
async function storeFirstSet(db: WorkspaceDb, { workout, sets }: WorkoutResults): Promise<void> {
  const { programUserId, releaseId } = workout
  const [first] = [...sets.values()].flatMap(({ doneAt }) => doneAt ?? []).sort()
  if (programUserId === null || releaseId === null || first === undefined) return
  await db.run(sql`
    insert into first_sets (program_user_id, release_id, first_set_at) values (${programUserId}, ${releaseId}, ${first})
    on conflict (workspace_id, program_user_id, release_id) do nothing`)
}

/** Counts the finished workouts of these days anew. Imported ones were done by no plan of ours, so that adherence leaves them out. */
export async function refreshDays(db: WorkspaceDb, clientId: string, days: readonly string[]): Promise<void> {
  await db.run(sql`
    insert into workout_days (client_id, day, done)
    select ${clientId}, d.day, (
      select count(*) from completed_workouts w
      where w.client_id = ${clientId} and w.day = d.day and w.state = 'finished' and w.import_id is null)
    from unnest(${[...new Set(days)]}::date[]) as d (day)
    on conflict (workspace_id, client_id, day) do update set done = excluded.done`)
  await refreshSums(db, [clientId])
}
