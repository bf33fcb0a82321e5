import type { Output, ParsedInput } from '@allenio/contract'
import { mealPlanAssignmentLimits, type listMealPlanTurns, type MealPlanTurn } from '@allenio/contract/meal-plans'
import { addDays, romeDay } from '@allenio/domain/days'
import { pageIn, type SpannedAssignment } from '#areas/client-records'
import { actingAsCollaborator, clientCard, realClients, type CardRow } from '#areas/clients'
import type { Actor } from '#platform/access'
import { pageOf, sql, type WorkspaceDb } from '#platform/db'
import { planAssignments } from './tables.ts'

type Turn = Pick<MealPlanTurn, 'kind' | 'day'> & { span: SpannedAssignment }

/** The days on which the plans of active clients start or end. An end that another plan follows is told by the start of that one. */
export async function listTurns(
  db: WorkspaceDb,
  actor: Actor,
  { daysAhead, collaboratorId, page }: ParsedInput<typeof listMealPlanTurns>,
): Promise<Output<typeof listMealPlanTurns>> {
  const eyes = await actingAsCollaborator(db, actor, collaboratorId)
  const today = romeDay()
  const last = addDays(today, daysAhead)
  const spans = await planAssignments.listSpans(
    db,
    sql`select c.id from clients c join meal_plan_assignments n on n.client_id = c.id
      where c.status = 'active' and ${realClients(eyes)} and n.unassigned_on is null
        and (n.start_day between ${today} and ${last} or n.end_day between ${today} and ${last})`,
  )
  const turns = [...Map.groupBy(spans, ({ clientId }) => clientId).values()]
    .flatMap(turnsOf)
    .filter(({ day }) => day >= today && day <= last)
    .toSorted(byDay)
  const { perPage } = mealPlanAssignmentLimits
  const { pageRows, nextPage } = pageOf(pageIn(turns, page, perPage), page, perPage)
  return {
    turns: await presentTurns(db, actor, pageRows),
    nextPage,
    counts: [...Map.groupBy(turns, ({ day }) => day)].map(([day, ofDay]) => ({ day, count: ofDay.length })),
  }
}

const turnsOf = (spans: readonly SpannedAssignment[]): Turn[] =>
  spans.flatMap(span => {
    const { startDay, lastDay } = span
    const isFollowed = lastDay !== null && spans.some(each => each.startDay === addDays(lastDay, 1))
    return [
      { kind: 'starts' as const, day: startDay, span },
      ...(lastDay === null || isFollowed ? [] : [{ kind: 'ends' as const, day: lastDay, span }]),
    ]
  })

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const byDay = (one: Turn, other: Turn): number =>
  compareTexts(one.day, other.day) || compareTexts(one.kind, other.kind) || compareTexts(one.span.id, other.span.id)

async function presentTurns(db: WorkspaceDb, actor: Actor, turns: readonly Turn[]): Promise<MealPlanTurn[]> {
  const clientIds = [...new Set(turns.map(({ span: { clientId } }) => clientId))]
  const rows = await db.many<CardRow>(sql`
    select c.workspace_id, c.id, c.first_name, c.last_name, c.photo_file_id from clients c where c.id = any(${clientIds}::uuid[])`)
  const cards = new Map(rows.map(row => [row.id, clientCard(row, actor)]))
  return turns.flatMap(({ kind, day, span: { id: assignmentId, clientId, title } }) => {
    const client = cards.get(clientId)
    return client ? [{ assignmentId, client, title, day, kind }] : []
  })
}
