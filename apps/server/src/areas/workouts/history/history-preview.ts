import type { ImportedWorkout } from '@allenio/contract/workouts'
import { momentOf } from '@allenio/domain/days'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { clientZone } from '../device/client-zone.ts'
import { idOf } from './history-import.ts'

type Previewed = Pick<ImportedWorkout, 'day' | 'clock' | 'name' | 'minutes'>
type StoredWorkout = Row<'completed_workouts', 'id' | 'day' | 'started_at' | 'finished_at'>

const minuteMs = 60_000

/** Whether two workouts may be one that was logged twice. Where the file says no length, one of the same day may be it. */
function isOverlapping(workout: Previewed, stored: StoredWorkout, zone: string): boolean {
  if (workout.minutes === 0) return workout.day === stored.day
  const from = momentOf(workout.day, workout.clock, zone)
  const storedFrom = Date.parse(stored.started_at)
  const storedTo = stored.finished_at === null ? storedFrom : Date.parse(stored.finished_at)
  return storedFrom < from + workout.minutes * minuteMs && from <= storedTo
}

/** Compares a history with what the client has: the places of workouts that exist, and of those that may exist in other words. */
export async function previewHistory(db: WorkspaceDb, clientId: string, workouts: readonly Previewed[]) {
  const zone = await clientZone(db, clientId)
  const days = [...new Set(workouts.map(({ day }) => day))]
  const rows = await db.many<StoredWorkout>(sql`
    select id, day, started_at, finished_at from completed_workouts
    where client_id = ${clientId} and state = 'finished' and day = any(${days}::date[])`)
  const byDay = Map.groupBy(rows, ({ day }) => day)
  const ids = new Set(rows.map(({ id }) => id))
  const existing = workouts.flatMap((workout, place) => (ids.has(idOf(clientId, workout)) ? [place] : []))
  const existingPlaces = new Set(existing)
  const overlapping = workouts.flatMap((workout, place) =>
    !existingPlaces.has(place) && byDay.get(workout.day)?.some(stored => isOverlapping(workout, stored, zone)) ? [place] : [],
  )
  return { existing, overlapping }
}
