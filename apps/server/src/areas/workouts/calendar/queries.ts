import type { Pause } from '@allenio/contract/clients'
import { hasMovedDay, movedDays } from '#areas/programs'
import { limitTo, sql, type Row, type WorkspaceDb } from '#platform/db'
import { trainedDaysOf } from '../assignments.ts'

export interface CalendarWindow {
  clientId: string
  from: string
  to: string
}

export type PlanRow = Row<
  'program_users',
  'id' | 'program_id' | 'release_id' | 'title' | 'start_day' | 'weekdays' | 'last_day' | 'paused_from' | 'ended_at' | 'is_single'
> & { pauses: Pause[]; moved: Record<string, string> | null; trained: Record<string, string> | null }

/** The most assignments of a client that one calendar reads, with single workouts among them. */
const plansAtMost = 300

/** The assignments that have days in a window, or whose workouts were done in it. */
export const listPlans = (db: WorkspaceDb, { clientId, from, to }: CalendarWindow) =>
  db.many<PlanRow>(sql`
  select u.id, u.program_id, u.release_id, u.title, u.start_day, u.weekdays, u.pauses, u.last_day, u.paused_from, u.ended_at, u.is_single,
    ${movedDays}, ${trainedDaysOf(sql`u.id`)} as trained
  from program_users u where u.client_id = ${clientId} and (
    u.start_day <= ${to}::date and (u.last_day >= ${from}::date or u.paused_from is not null)
      and (u.ended_at is null or u.ended_at >= ${from}::date)
    or ${hasMovedDay(from, to)}
    or u.id in (select w.program_user_id from completed_workouts w where w.client_id = ${clientId} and w.day between ${from} and ${to}))
  order by u.start_day, u.id ${limitTo(plansAtMost)}`)

export type DoneRow = Row<
  'completed_workouts',
  | 'id'
  | 'program_user_id'
  | 'release_id'
  | 'day_id'
  | 'name'
  | 'day'
  | 'state'
  | 'rpe'
  | 'sets'
  | 'sets_done'
  | 'minutes'
  | 'tonnage_kg'
  | 'records'
  | 'pains'
  | 'is_unread_by_team'
  | 'is_unread_by_client'
>

/** The most workouts that one calendar reads: eight a day for two months. */
const workoutsAtMost = 500

export const listDone = (db: WorkspaceDb, { clientId, from, to }: CalendarWindow) =>
  db.many<DoneRow>(sql`
  select w.id, w.program_user_id, w.release_id, w.day_id, w.name, w.day, w.state, w.rpe, w.sets, w.sets_done, w.minutes, w.tonnage_kg,
    w.records, w.pains, w.is_unread_by_team, w.is_unread_by_client
  from completed_workouts w where w.client_id = ${clientId} and w.day between ${from} and ${to} and w.state <> 'discarded'
  order by w.started_at, w.id ${limitTo(workoutsAtMost)}`)
