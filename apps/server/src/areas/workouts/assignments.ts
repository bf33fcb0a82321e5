import type { DocumentRow } from '@allenio/contract/documents'
import type { Pause } from '@allenio/contract/clients'
import { planDays, planDaysInOrder, type Training } from '@allenio/contract/workouts'
import { addDays } from '@allenio/domain/days'
import { childrenByParent, type DocumentRows } from '@allenio/domain/documents'
import { assignmentState, numberDays, type AssignmentSpan, type ClientColumns } from '@allenio/domain/programs'
import { movedDays, readProgramLoads, visibleRow, type ReadTrainedDays } from '#areas/programs'
import { sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { datesOf, rootOf } from './device/plan-days.ts'
import { releaseReader } from './device/plans.ts'

type Assignment = Training['assignments'][number]

/** A condition on an assignment `a`: its client has begun a workout of it. */
export const isTrainedBy: Sql = sql`exists (
  select from completed_workouts w where w.workspace_id = a.workspace_id and w.program_user_id = a.id)`

/** A condition on a moved day `m`: its client has trained it. */
export const isTrainedDay: Sql = sql`exists (
  select from completed_workouts w where w.program_user_id = m.program_user_id and w.day_id = m.day_id and w.state = 'finished')`

/** Selects the days on which the days of an assignment were trained, by their ids. */
export const trainedDaysOf = (programUserId: Sql): Sql => sql`(select jsonb_object_agg(t.day_id, t.day) from (
  select w.day_id, max(w.day) as day from completed_workouts w
  where w.program_user_id = ${programUserId} and w.state = 'finished' and w.day_id is not null group by w.day_id) t)`

export const readTrainedDays: ReadTrainedDays = async (db, programUserId) => {
  const { trained } = await db.one<Pick<UserRow, 'trained'>>(sql`select ${trainedDaysOf(sql`${programUserId}`)} as trained`)
  return new Map(Object.entries(trained ?? {}))
}

interface UserRow extends Row<
  'program_users',
  | 'id'
  | 'program_id'
  | 'release_id'
  | 'title'
  | 'message'
  | 'start_day'
  | 'weekdays'
  | 'last_day'
  | 'paused_from'
  | 'released_at'
  | 'is_single'
> {
  pauses: Pause[]
  /** The note of the release, if it is not the first one. */
  note: string
  is_begun: boolean
  moved: Record<string, string> | null
  trained: Record<string, string> | null
}

/** Lists the assignments that a client follows, will follow soon, or followed lately. */
const listUsers = (db: WorkspaceDb, clientId: string, today: string) =>
  db.many<UserRow>(sql`
  select u.id, u.program_id, u.release_id, u.title, u.message, u.start_day, u.weekdays, u.pauses, u.last_day, u.paused_from, u.released_at,
    u.is_single,
    r.note, exists (select from first_sets s where s.program_user_id = u.id and s.release_id = u.release_id) as is_begun,
    ${movedDays}, ${trainedDaysOf(sql`u.id`)} as trained
  from program_users u join document_releases r on r.id = u.release_id where u.client_id = ${clientId} and u.ended_at is null
    and (u.last_day >= ${addDays(today, -planDays.back)} or u.paused_from is not null)
  order by u.start_day, u.id`)

/** While a pause without an end is running, the last day is not known. */
const spanOf = ({ start_day, pauses, last_day, paused_from }: UserRow): AssignmentSpan => ({
  startDay: start_day,
  pauses,
  lastDay: paused_from === null ? last_day : null,
  isEnded: false,
})

interface ReadPlan {
  today: string
  expiryDays: number
  /** The columns that the reader may see. */
  columns: ClientColumns
}

/** Reads the plan of a client's device: all dates, and the content of the near days. */
export async function readAssignments(db: WorkspaceDb, clientId: string, { today, expiryDays, columns }: ReadPlan): Promise<Assignment[]> {
  const users = await listUsers(db, clientId, today)
  const readRows = releaseReader(db)
  const assignments: Assignment[] = []
  for (const user of users) {
    const rows = await readRows(user.release_id)
    const trained = new Map(Object.entries(user.trained ?? {}))
    const numbers = numberDays(rows, rootOf(rows))
    const days = datesOf({
      startDay: user.start_day,
      weekdays: user.weekdays,
      pauses: user.pauses,
      movedDays: new Map(Object.entries(user.moved ?? {})),
      rows,
    }).map(day => {
      const { weekNumber = 1, dayNumber = 1 } = numbers.get(day.dayId) ?? {}
      return { ...day, weekNumber, dayNumber, trainedOn: trained.get(day.dayId) ?? null }
    })
    const { maxima, cycle } = await readProgramLoads(db, { clientId, rows, days, columns })
    const others = users.filter(other => other !== user && !other.is_single).map(spanOf)
    assignments.push({
      programUserId: user.id,
      programId: user.program_id,
      releaseId: user.release_id,
      title: user.title,
      message: user.message,
      change: user.released_at === null || user.note === '' || user.is_begun ? null : { note: user.note, at: user.released_at },
      startDay: user.start_day,
      weekdays: user.weekdays,
      pauses: user.pauses,
      lastDay: user.last_day,
      state: assignmentState(spanOf(user), { today, expiryDays, others }),
      days,
      cycle,
      maxima,
      rows: rowsOfDays(rows, new Set(nearDays(days, today))).map(row => visibleRow(row, columns)),
    })
  }
  return assignments
}

/** The days around today; in a plan without dates the next ones and those that were trained lately. */
function nearDays(days: Assignment['days'], today: string): string[] {
  const from = addDays(today, -planDays.back)
  const until = addDays(today, planDays.ahead)
  const isNear = (day: string | null) => day !== null && day >= from && day <= until
  const open = days.filter(({ date, trainedOn }) => date === null && trainedOn === null).slice(0, planDaysInOrder)
  const near = days.filter(({ date, trainedOn }) => isNear(date) || isNear(trainedOn))
  return [...open, ...near].map(({ dayId }) => dayId)
}

/** Selects some days with their weeks and everything inside them. */
function rowsOfDays(rows: DocumentRows, dayIds: ReadonlySet<string>): DocumentRow[] {
  const children = childrenByParent(rows)
  const below = (id: string): DocumentRow[] => (children.get(id) ?? []).flatMap(row => [row, ...below(row.id)])
  const days = [...dayIds].flatMap(id => rows.get(id) ?? []).filter(({ isDeleted }) => !isDeleted)
  const weeks = [...new Set(days.map(({ parentId }) => parentId))].flatMap(id => rows.get(id ?? '') ?? [])
  return [...weeks, ...days, ...days.flatMap(day => below(day.id))]
}
