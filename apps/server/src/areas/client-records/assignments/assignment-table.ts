import type { AssignmentState } from '@allenio/contract/macros'
import { addDays, romeDay } from '@allenio/domain/days'
import { assignmentOn, assignmentSpans, type AssignmentSpan } from '@allenio/domain/macros'
import { nameInSql, sql, type Row, type Sql, type TableName, type WorkspaceDb } from '#platform/db'

// Macros and meal plans are assigned from a first day on, perhaps until a last one. Of a client's assignments the latest that has begun
// counts, so that each one ends where a later one begins. The days on which they count follow from all of them and are stored nowhere.

interface AssignmentOptions {
  table: TableName
  /** The column that names what is assigned. */
  subject: string
  /** The column with the last day that was chosen, if there is one. */
  end?: string
}

interface DaysRow extends Row<'macro_assignments', 'id' | 'client_id' | 'title' | 'start_day' | 'created_at' | 'unassigned_on'> {
  subject_id: string
  end_day: string | null
}

export interface SpannedAssignment extends AssignmentSpan {
  id: string
  subjectId: string
  clientId: string
  title: string
  startDay: string
  createdAt: string
  unassignedOn: string | null
  endDay: string | null
}

export interface NewAssignment {
  clientId: string
  assignmentId: string
  startDay: string
}

export interface AssignmentNote {
  clientId: string
  kind: 'ends another' | 'replaces another' | 'has it already'
  title: string
}

const stateOrder: Record<AssignmentState, number> = { upcoming: 0, current: 1, past: 2 }

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Upcoming ones come first, then the current one, then the history; each group begins with the latest. */
export const byState = (one: SpannedAssignment, other: SpannedAssignment): number =>
  stateOrder[one.state] - stateOrder[other.state] || byStart(one, other)

export const byStart = (one: SpannedAssignment, other: SpannedAssignment): number =>
  compareTexts(other.startDay, one.startDay) || compareTexts(other.createdAt, one.createdAt) || compareTexts(other.id, one.id)

const daysOf = (row: DaysRow) => ({
  id: row.id,
  subjectId: row.subject_id,
  clientId: row.client_id,
  title: row.title,
  startDay: row.start_day,
  createdAt: row.created_at,
  unassignedOn: row.unassigned_on,
  endDay: row.end_day,
})

/** The span of an assignment that a later one replaces on its own first day, so that it never counts. */
const replacedSpan = (row: DaysRow): SpannedAssignment => ({ ...daysOf(row), state: 'past', lastDay: addDays(row.start_day, -1) })

/** The rows of a page, and one more where another page follows. */
export const pageIn = <T>(items: readonly T[], page: number, perPage: number): T[] => items.slice((page - 1) * perPage, page * perPage + 1)

export function assignmentTable(options: AssignmentOptions) {
  const table = nameInSql(options.table)
  const subject = nameInSql(options.subject)
  const endDay = options.end === undefined ? sql`null::date` : nameInSql(options.end)

  const readDays = <More = unknown>(db: WorkspaceDb, condition: Sql, columns: Sql = sql``): Promise<(DaysRow & More)[]> =>
    db.many<DaysRow & More>(sql`
    select a.id, a.${subject} as subject_id, a.client_id, a.title, a.start_day, a.created_at, a.unassigned_on, ${endDay} as end_day
      ${columns}
    from ${table} a where ${condition}`)

  /** All assignments of the clients under a condition that count on some day, each with its span. */
  const listSpans = async (db: WorkspaceDb, clients: Sql): Promise<SpannedAssignment[]> =>
    spansOf((await readDays(db, sql`a.client_id in (${clients})`)).map(daysOf))

  /** As `listSpans`, each with more columns of its row. */
  async function listSpansWith<More>(db: WorkspaceDb, clients: Sql, columns: Sql): Promise<(SpannedAssignment & { row: More })[]> {
    const rows = await readDays<More>(db, sql`a.client_id in (${clients})`, sql`, ${columns}`)
    return spansOf(rows.map(row => ({ ...daysOf(row), row })))
  }

  function spansOf<Assignment extends ReturnType<typeof daysOf>>(assignments: readonly Assignment[]): (Assignment & AssignmentSpan)[] {
    const today = romeDay()
    return [...Map.groupBy(assignments, ({ clientId }) => clientId).values()].flatMap(ofClient =>
      assignmentSpans(ofClient, today).flatMap(({ assignment, span }) => (span ? [{ ...assignment, ...span }] : [])),
    )
  }

  return {
    ...options,

    /**
     * The rows `a` that count today or are to come, as `assignmentSpans` judges them: of a client's with one first day the latest, and of
     * all that have begun the one that counts. The condition may choose clients, but none of their assignments. All columns are sorted,
     * so that a caller who reads many clients names the few that it needs, among them the id, the client and the days that are compared.
     */
    open: (condition: Sql = sql`true`, columns: Sql = sql`a.*`): Sql => sql`(
      select * from (
        select distinct on (d.client_id, d.day) d.*
        from (
          select ${columns}, ${endDay} as chosen_end, greatest(a.start_day, ${romeDay()}::date) as day
          from ${table} a where ${condition}) d
        where coalesce(d.unassigned_on > d.day, true)
        order by d.client_id, d.day, d.start_day desc, d.created_at desc, d.id desc) latest
      where coalesce(latest.chosen_end >= latest.day, true))`,

    /** The row that counts for a client on a day, as `assignmentOn` judges it: one or none, for a lateral join. */
    on: (client: Sql, day: Sql): Sql => sql`(
      select * from (
        select a.*, ${endDay} as chosen_end from ${table} a
        where a.client_id = ${client} and a.start_day <= ${day} and coalesce(a.unassigned_on > ${day}, true)
        order by a.start_day desc, a.created_at desc, a.id desc limit 1) latest
      where coalesce(latest.chosen_end >= ${day}, true))`,

    listSpans,
    listSpansWith,

    /** The assignments that a call names, in that order; also one that counts on no day is answered. */
    async listNamed(db: WorkspaceDb, ids: readonly string[]): Promise<SpannedAssignment[]> {
      const namedRows = await readDays(db, sql`a.id = any(${[...ids]}::uuid[])`)
      const clientIds = namedRows.map(row => row.client_id)
      const spans = new Map((await listSpans(db, sql`select unnest(${clientIds}::uuid[])`)).map(span => [span.id, span]))
      return namedRows
        .map(row => spans.get(row.id) ?? replacedSpan(row))
        .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    },

    /** Tells the ones that these clients would have on the first day of the new one without it. */
    async listNotes(db: WorkspaceDb, subjectId: string, clients: readonly NewAssignment[]): Promise<AssignmentNote[]> {
      const rows = await readDays(
        db,
        sql`a.client_id = any(${clients.map(({ clientId }) => clientId)}::uuid[])
          and a.id <> all(${clients.map(({ assignmentId }) => assignmentId)}::uuid[])`,
      )
      const byClient = Map.groupBy(rows.map(daysOf), ({ clientId }) => clientId)
      return clients.flatMap(({ clientId, startDay }) => {
        const other = assignmentOn(byClient.get(clientId) ?? [], startDay)
        if (!other) return []
        const kind = other.subjectId === subjectId ? 'has it already' : other.startDay === startDay ? 'replaces another' : 'ends another'
        return [{ clientId, kind, title: other.title }]
      })
    },

    async listExisting(db: WorkspaceDb, ids: readonly string[]): Promise<Set<string>> {
      const rows = await db.many<Pick<DaysRow, 'id'>>(sql`select a.id from ${table} a where a.id = any(${[...ids]}::uuid[])`)
      return new Set(rows.map(({ id }) => id))
    },
  }
}

export type AssignmentTable = ReturnType<typeof assignmentTable>
