import type { Operation } from '@allenio/contract/documents'
import type { ProgramWorkout, WorkoutInput } from '@allenio/contract/programs'
import { childrenOf, placesAt, type DocumentRows } from '@allenio/domain/documents'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { presentWeeks } from '../content.ts'
import { applyGesture, visibleRow } from './edits.ts'

interface SavedWorkout {
  /** The program. */
  id: string
  actor: Pick<Actor, 'membershipId'>
  dayId: string
  workout: WorkoutInput
}

/** Adds a workout to a day, or changes the one of that id. */
export async function saveWorkout(db: WorkspaceDb, { id, actor, dayId, workout }: SavedWorkout): Promise<ProgramWorkout> {
  const rows = await applyGesture(db, { id, actor, operationsFor: current => operationsFor(current, dayId, workout) })
  const workouts = presentWeeks(rows, id).flatMap(week => week.days.flatMap(day => day.workouts))
  return found(workouts.find(each => each.id === workout.id))
}

function operationsFor(rows: DocumentRows, dayId: string, { id, exercises, ...cells }: WorkoutInput): Operation[] {
  visibleRow(rows, dayId, 'day')
  const workout = rows.get(id)
  if (workout && visibleRow(rows, id, 'workout').parentId !== dayId) throw new AppError('not found')
  const count = exercises.filter(exercise => !rows.has(exercise.id)).length
  const rowPlaces = placesAt(rows, { parentId: id, index: childrenOf(rows, id).length, count })
  const newPlaces = [...rowPlaces.places]
  const own: Operation = workout
    ? { kind: 'set', id, cells }
    : { kind: 'insert', id, type: 'workout', parentId: dayId, place: placeOfWorkout(rows, dayId), cells }
  const rowOperations = exercises.map(({ id: rowId, ...values }): Operation => {
    const row = rows.get(rowId)
    if (row && (row.parentId !== id || row.isDeleted)) throw new AppError('record id taken')
    if (row) return { kind: 'set', id: rowId, cells: values }
    return { kind: 'insert', id: rowId, type: 'row', parentId: id, place: newPlaces.shift() ?? '', cells: values }
  })
  return [...(workout && Object.keys(cells).length === 0 ? [] : [own]), ...rowPlaces.moves, ...rowOperations]
}

const placeOfWorkout = (rows: DocumentRows, dayId: string): string =>
  placesAt(rows, { parentId: dayId, index: childrenOf(rows, dayId).length, count: 1 }).places[0] ?? ''
