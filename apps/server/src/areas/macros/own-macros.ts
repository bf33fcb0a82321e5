import type { Output, ParsedInput } from '@allenio/contract'
import { macroLimits, type MacroAssignment, type listOwnMacros, type listMacros, type Macro } from '@allenio/contract/macros'
import { byStart, byState, pageIn, type SpannedAssignment } from '#areas/client-records'
import { ownClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { matchesWords, joined, pageOf, sql, type Matching, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { presentAssignments } from './assignments/assignment-rows.ts'
import { macroAssignments } from './assignments/assignment-tables.ts'
import type { Sort } from './filters.ts'
import { mayMoveDays } from './assignments/moved-days.ts'
import { readSettings } from './settings.ts'

// A client reads the macros as they were assigned: later changes of the library do not reach them.

const pastAtMost = 12

export async function readOwnMacros(db: WorkspaceDb, actor: Actor): Promise<Output<typeof listOwnMacros>> {
  const { id } = await ownClient(db, actor)
  const spans = (await macroAssignments.listSpans(db, sql`select ${id}::uuid`)).toSorted(byState)
  const inState = (state: SpannedAssignment['state']) => spans.filter(span => span.state === state)
  const ordered = [...inState('current'), ...inState('upcoming').toReversed(), ...inState('past').slice(0, pastAtMost)]
  const { day_type_names: dayTypeNames } = await readSettings(db)
  return { assignments: await presentAssignments(db, actor, ordered), dayTypeNames, mayMoveDays: await mayMoveDays(db) }
}

/** Lists the latest assignment of each macro, if it counts on some day. */
async function listLatest(db: WorkspaceDb, actor: Actor): Promise<SpannedAssignment[]> {
  const { id } = await ownClient(db, actor)
  const spans = (await macroAssignments.listSpans(db, sql`select ${id}::uuid`)).toSorted(byStart)
  return [...Map.groupBy(spans, ({ subjectId }) => subjectId).values()].flatMap(([latest]) => latest ?? [])
}

type ListQuery = ParsedInput<typeof listMacros>

export async function listAssignedMacros(
  db: WorkspaceDb,
  actor: Actor,
  { search, unit, authorId, kind, isAssigned, sort, page }: ListQuery,
  matching: Matching,
): Promise<Output<typeof listMacros>> {
  // clients learn neither the authors nor which macros were deleted
  if (authorId !== undefined || kind !== 'library' || isAssigned === false) return { macros: [], nextPage: 0 }
  const spans = await listLatest(db, actor)
  const conditions = [
    sql`a.id = any(${spans.map(({ id }) => id)}::uuid[])`,
    ...matchesWords(sql`search_text(array[a.title])`, search, matching),
    ...(unit === undefined ? [] : [sql`a.unit = ${unit}`]),
  ]
  const rows = await db.many<Row<'macro_assignments', 'id' | 'updated_at'>>(sql`
    select a.id, a.updated_at from macro_assignments a where ${joined(conditions, ' and ')}`)
  const updatedAt = new Map(rows.map(row => [row.id, row.updated_at]))
  const assignments = await presentAssignments(
    db,
    actor,
    spans.filter(({ id }) => updatedAt.has(id)),
  )
  const macros = assignments.map(each => presentAsMacro(each, updatedAt.get(each.id) ?? each.createdAt)).toSorted(compareBy(sort))
  const { pageRows, nextPage } = pageOf(pageIn(macros, page, macroLimits.perPage), page, macroLimits.perPage)
  return { macros: pageRows, nextPage }
}

export async function readAssignedMacro(db: WorkspaceDb, actor: Actor, macroId: string): Promise<Macro> {
  const span = found((await listLatest(db, actor)).find(each => each.subjectId === macroId))
  const [assignment] = await presentAssignments(db, actor, [span])
  const { updated_at: updatedAt } = await db.one<Row<'macro_assignments', 'updated_at'>>(sql`
    select a.updated_at from macro_assignments a where a.id = ${span.id}`)
  return presentAsMacro(found(assignment), updatedAt)
}

const presentAsMacro = (
  { macroId, title, note, unit, weightBasis, days, targets, createdAt }: MacroAssignment,
  updatedAt: string,
): Macro => ({
  id: macroId,
  title,
  note,
  unit,
  weightBasis,
  days,
  targets,
  client: null,
  assigned: [],
  assignedCount: 0,
  author: null,
  createdAt,
  updatedAt,
  deletedAt: null,
  may: { update: false, delete: false, undelete: false, clone: false, assign: false },
})

const keyOf: Record<string, (macro: Macro) => string | number> = {
  title: macro => macro.title.toLowerCase(),
  created: macro => macro.createdAt,
  updated: macro => macro.updatedAt,
  kcal: macro => macro.targets[0]?.kcal ?? 0,
}

function compareBy(sort: Sort): (one: Macro, other: Macro) => number {
  const isDescending = sort.startsWith('-')
  const key = keyOf[isDescending ? sort.slice(1) : sort] ?? (macro => macro.updatedAt)
  const compare = (one: Macro, other: Macro) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0)
  return (one, other) => (isDescending || sort === 'relevance' ? compare(other, one) : compare(one, other))
}
