import type { DayType, ResolvedDay } from '@allenio/contract/macros'
import { dayTypesOf } from '@allenio/domain/macros'
import { type SpannedAssignment } from '#areas/client-records'
import { readTrainingCalendars, type ClientTraining, type DateWindow } from '#areas/client-overview'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { macroAssignments } from './assignments/assignment-tables.ts'
import { readMovedDays } from './assignments/moved-days.ts'

type TargetRow = Row<'macro_assignments', 'id' | 'client_id' | 'targets' | 'week' | 'follows_training'>

interface Counting {
  row: TargetRow
  startDay: string
  lastDay: string | null
}

const countingOn = (assignments: readonly Counting[], day: string): Counting | undefined =>
  assignments.find(({ startDay, lastDay }) => startDay <= day && (lastDay === null || day <= lastDay))

/** Finds the client's target of each of these days, as it was assigned. The caller has reached the client. */
export async function findTargets(db: WorkspaceDb, clientId: string, days: readonly string[]): Promise<Map<string, ResolvedDay>> {
  return (await findTargetsOf(db, [clientId], days)).get(clientId) ?? new Map<string, ResolvedDay>()
}

/** Finds the targets of several clients. The number of statements is fixed. */
export async function findTargetsOf(
  db: WorkspaceDb,
  clientIds: readonly string[],
  days: readonly string[],
): Promise<Map<string, Map<string, ResolvedDay>>> {
  if (days.length === 0) return new Map()
  const window = windowOf(days)
  const [spans, rows, moved] = await Promise.all([
    macroAssignments.listSpans(db, sql`select unnest(${[...clientIds]}::uuid[])`),
    db.many<TargetRow>(sql`
      select id, client_id, targets, week, follows_training from macro_assignments where client_id = any(${[...clientIds]}::uuid[])`),
    readMovedDays(db, clientIds, window),
  ])
  const assignments = Map.groupBy(withRows(spans, rows), ({ row }) => row.client_id)
  const calendars = await readCalendars(db, assignments, days)
  return new Map(
    clientIds.map(clientId => {
      const ofClient = assignments.get(clientId) ?? []
      const movedTypes = new Map((moved.get(clientId) ?? []).map(({ day, dayType }) => [day, dayType]))
      return [clientId, targetsOn(days, { assignments: ofClient, movedTypes, calendar: calendars.get(clientId) ?? null })]
    }),
  )
}

function withRows(spans: readonly SpannedAssignment[], rows: readonly TargetRow[]): Counting[] {
  const byId = new Map(rows.map(row => [row.id, row]))
  return spans.flatMap(({ id, startDay, lastDay }) => {
    const row = byId.get(id)
    return row ? [{ row, startDay, lastDay }] : []
  })
}

/** Reads the calendars of the clients who have a target that follows their training on one of the days. */
function readCalendars(db: WorkspaceDb, assignments: ReadonlyMap<string, Counting[]>, days: readonly string[]) {
  const following = [...assignments].flatMap(([clientId, ofClient]) =>
    days.some(day => countingOn(ofClient, day)?.row.follows_training) ? [clientId] : [],
  )
  return readTrainingCalendars(db, following, windowOf(days))
}

function windowOf(days: readonly string[]): DateWindow {
  const ordered = days.toSorted()
  const [from = '', to = from] = [ordered[0], ordered.at(-1)]
  return { from, to }
}

interface TargetSource {
  assignments: readonly Counting[]
  movedTypes: ReadonlyMap<string, DayType>
  calendar: ClientTraining | null
}

function targetsOn(days: readonly string[], { assignments, movedTypes, calendar }: TargetSource): Map<string, ResolvedDay> {
  const typesOf = new Map(assignments.map(({ row }) => [row.id, dayTypesOf(row.week, row.follows_training ? calendar : null)]))
  return new Map(
    days.flatMap((day): [string, ResolvedDay][] => {
      const row = countingOn(assignments, day)?.row
      if (!row) return []
      // a type that the macro does not have leaves the day as it was
      const types = [movedTypes.get(day), typesOf.get(row.id)?.(day), 'every day']
      const target = types.flatMap(type => row.targets.find(each => each.dayType === type) ?? [])[0]
      return target ? [[day, target]] : []
    }),
  )
}
