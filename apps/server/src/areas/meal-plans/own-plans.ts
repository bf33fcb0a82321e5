import type { Output, ParsedInput } from '@allenio/contract'
import type { TrainingCalendar } from '@allenio/contract/macros'
import { MealPlanCells, mealPlansPerPage, type listMealPlans, type MealPlan, type MealPlanDetail } from '@allenio/contract/meal-plans'
import { romeDay } from '@allenio/domain/days'
import { readPlannedDays } from '@allenio/domain/meal-plans'
import { findExclusions, findPlannedFoods } from '#areas/aliments'
import { byStart, byState, pageIn, type SpannedAssignment } from '#areas/client-records'
import { calendarWindow } from '#areas/client-overview'
import { ownClient } from '#areas/clients'
import { mayDo, type Actor } from '#platform/access'
import { findForgiving, matchesWords, joined, pageOf, sql, type Row, type WorkspaceDb } from '#platform/db'
import { readRelease } from '#platform/documents'
import { found } from '#platform/errors'
import { planAssignments } from './assignments/tables.ts'
import { presentDays } from './detail.ts'
import { withCalendars } from './edits/given-plans.ts'
import { ownDays } from './own-days.ts'
import { foodsIn, rootOf } from './releases/release-content.ts'

// Clients read the releases that they were given; they see neither drafts nor the library.

const stateOrder = ['current', 'upcoming', 'past'] as const

/** Lists one assignment of each plan: the one that the client follows, else the next one, else the last one. */
async function listAssigned(db: WorkspaceDb, actor: Actor): Promise<SpannedAssignment[]> {
  const { id } = await ownClient(db, actor)
  const spans = (await planAssignments.listSpans(db, sql`select ${id}::uuid`)).toSorted(byState)
  return [...Map.groupBy(spans, ({ subjectId }) => subjectId).values()].flatMap(ofPlan => {
    const [state] = stateOrder.filter(each => ofPlan.some(span => span.state === each))
    const inState = ofPlan.filter(span => span.state === state)
    return (state === 'upcoming' ? inState.at(-1) : inState[0]) ?? []
  })
}

interface ReleaseRow extends Row<'meal_plan_assignments', 'id' | 'title' | 'release_id' | 'updated_at' | 'schedule' | 'message'> {
  cells: Record<string, unknown>
  days: number
  release_number: number
}

const readReleases = (db: WorkspaceDb, ids: readonly string[]) =>
  db.many<ReleaseRow>(sql`
  select a.id, a.title, a.release_id, a.updated_at, a.schedule, a.message, r.number as release_number, t.rows -> 0 -> 'cells' as cells,
    (select count(*) from jsonb_array_elements(t.rows) as e (row) where e.row ->> 'type' = 'day') as days
  from meal_plan_assignments a join document_releases r on r.id = a.release_id
  join document_contents t on t.workspace_id = r.workspace_id and t.digest = r.digest
  where a.id = any(${[...ids]}::uuid[])`)

const maySeeMacros = (actor: Actor): boolean => mayDo(actor, 'view macros')

interface OwnSpan extends SpannedAssignment, Pick<ReleaseRow, 'schedule'> {
  calendar?: TrainingCalendar | null
}

/** Adds the releases to the assignments, and to a running one the calendar that it follows. */
async function addReleases(db: WorkspaceDb, spans: readonly SpannedAssignment[]): Promise<{ span: OwnSpan; row: ReleaseRow }[]> {
  const ids = spans.map(({ id }) => id)
  const rows = new Map((await readReleases(db, ids)).map(row => [row.id, row]))
  const ownSpans = spans.flatMap(span => {
    const row = rows.get(span.id)
    return row ? [{ ...span, schedule: row.schedule, row }] : []
  })
  const plans = await withCalendars(db, ownSpans, { from: romeDay(), to: calendarWindow().to })
  return plans.map(({ row, ...span }) => ({ span, row }))
}

function presentOwn(row: ReleaseRow, { subjectId, createdAt, startDay, lastDay, state, calendar = null }: OwnSpan, actor: Actor): MealPlan {
  // cells were checked when they were written; what a newer schema does not accept is left out
  const cells: MealPlanCells = MealPlanCells.safeParse(row.cells).data ?? {}
  const target = maySeeMacros(actor) ? cells : {}
  return {
    id: subjectId,
    title: row.title,
    description: cells.description ?? '',
    kcal: target.kcal ?? null,
    proteinPercent: target.proteinPercent ?? null,
    carbsPercent: target.carbsPercent ?? null,
    lipidsPercent: target.lipidsPercent ?? null,
    countsAlternatives: cells.countsAlternatives ?? false,
    mean: null,
    isDraft: false,
    hasNewerTemplate: false,
    days: row.days,
    client: null,
    author: null,
    createdAt,
    updatedAt: row.updated_at,
    deletedAt: null,
    assigned: { startDay, lastDay, state, schedule: row.schedule, calendar, message: row.message },
    may: { update: false, delete: false, undelete: false, clone: false },
  }
}

type ListQuery = ParsedInput<typeof listMealPlans>

export async function listOwnPlans(db: WorkspaceDb, actor: Actor, query: ListQuery): Promise<Output<typeof listMealPlans>> {
  const { search, kind, authorId, clientId, isDraft, page } = query
  const spans = (await listAssigned(db, actor)).toSorted(byStart)
  const isOfOthers = authorId !== undefined || clientId !== undefined || isDraft === true || kind === 'deleted' || kind === 'for one client'
  if (isOfOthers || spans.length === 0) return { mealPlans: [], nextPage: 0 }
  const ids = spans.map(({ id }) => id)
  const matches = await findForgiving(
    search,
    matching =>
      db.many<Row<'meal_plan_assignments', 'id'>>(sql`
      select a.id from meal_plan_assignments a
      where ${joined([sql`a.id = any(${ids}::uuid[])`, ...matchesWords(sql`search_text(array[a.title])`, search, matching)], ' and ')}`),
    each => each.length === 0,
  )
  const matchingIds = new Set(matches.map(({ id }) => id))
  const ordered = sortOwn(
    spans.filter(({ id }) => matchingIds.has(id)),
    query.sort,
  )
  const { pageRows, nextPage } = pageOf(pageIn(ordered, page, mealPlansPerPage), page, mealPlansPerPage)
  const plans = await addReleases(db, pageRows)
  return { mealPlans: plans.map(({ row, span }) => presentOwn(row, span, actor)), nextPage }
}

/** Sorts by title or by first day. Other orders are not for clients: energy may be hidden, and edits do not concern them. */
function sortOwn(spans: readonly SpannedAssignment[], sort: ListQuery['sort']): SpannedAssignment[] {
  const byTitle = (one: SpannedAssignment, other: SpannedAssignment) => one.title.localeCompare(other.title, 'it')
  if (sort === 'title') return spans.toSorted(byTitle)
  if (sort === '-title') return spans.toSorted((one, other) => byTitle(other, one))
  return sort === 'created' || sort === 'updated' ? spans.toReversed() : [...spans]
}

/** Finds the assignment by which the client has a plan; throws if they were not given it. */
export const findOwnSpan = async (db: WorkspaceDb, actor: Actor, planId: string): Promise<SpannedAssignment> =>
  found((await listAssigned(db, actor)).find(({ subjectId }) => subjectId === planId))

/** Reads one plan as the client has it. */
export async function readOwnPlan(db: WorkspaceDb, actor: Actor, planId: string): Promise<MealPlanDetail> {
  const span = await findOwnSpan(db, actor, planId)
  const [ownPlan] = await addReleases(db, [span])
  const { row: release, span: ownSpan } = found(ownPlan)
  const rows = await readRelease(db, release.release_id)
  const plan = presentOwn(release, ownSpan, actor)
  const rootId = rootOf(rows)?.id ?? planId
  const { clientId } = span
  const [foods, exclusions] = await Promise.all([
    findPlannedFoods(db, actor, foodsIn(rows.values())),
    findExclusions(db, [clientId], actor.language),
  ])
  const content = presentDays(rows, rootId, { foods: maySeeMacros(actor) ? foods : null, countsAlternatives: plan.countsAlternatives })
  const facts = { planned: readPlannedDays(rows, rootId), foods, exclusions: exclusions.get(clientId) ?? [] }
  return { ...plan, revision: release.release_number, content: ownDays(content, facts) }
}
