import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { findExclusions } from '#areas/aliments'
import { findTargetsOf, macroAssignments, readNeeds } from '#areas/macros'
import { jsonText, sql, type Row, type WorkspaceDb } from '#platform/db'
import type { MadePlan } from './demo-copy.ts'
import { sendReceipts } from '../releases/receipts.ts'
import { readReleaseDays } from '../releases/release-content.ts'

/** The largest difference, as a share, between a plan and the target with which it is given. */
const largestDifference = 0.1
/** The days of history: earlier targets had plans that nobody looks at any more. */
const historyDays = 80
/** The plan of clients without a target: its share of their need, and the days since it began. */
const without = { share: 0.9, daysAgo: 52 } as const
/** For some clients, the days from today until the last day of their plan. */
const ends: Readonly<Record<number, number>> = { 1: 4, 3: -3 }

interface DemoAssignment {
  clientId: string
  plan: MadePlan
  start: string
  end: string | null
}

interface Eater {
  id: string
  /** The targets of the client's assignments, the first one first. */
  targets: readonly { start: string; kcal: number }[]
  isVegetarian: boolean
}

interface Assigned {
  plans: readonly MadePlan[]
  /** The copy that was made for the demo's client. */
  copy: MadePlan | null
  authorId: string
}

/** Gives clients plans that fit their targets and exclusions. Returns the clients whose plan has ended. */
export async function fillDemoAssignments(
  db: WorkspaceDb,
  ownId: string | undefined,
  { plans, copy, authorId }: Assigned,
): Promise<{ clientId: string; kcal: number }[]> {
  const eaters = await readEaters(db, ownId, authorId)
  const assignments = eaters.flatMap((eater, at) => {
    const ofOwn = eater.id === ownId ? copy : null
    const list = plansOf(eater, { plans, copy: ofOwn })
    const last = list.at(-1)
    const end = ends[at % 4]
    if (last && end !== undefined && !ofOwn && last.start <= romeDay()) last.end = addDays(romeDay(), end)
    return list
  })
  await insertAssignments(db, assignments, authorId)
  return assignments.flatMap(({ clientId, end, plan: { kcal } }) => (end !== null && end < romeDay() ? [{ clientId, kcal }] : []))
}

function plansOf({ id: clientId, targets, isVegetarian }: Eater, { plans, copy }: Pick<Assigned, 'plans' | 'copy'>): DemoAssignment[] {
  const assignments: DemoAssignment[] = []
  for (const [nth, { start, kcal }] of targets.entries()) {
    const isNow = nth === targets.length - 1
    const suitable = plans.filter(plan => !plan.isPart && plan.isVegetarian === isVegetarian)
    const differenceOf = (plan: MadePlan) => Math.abs(plan.kcal - kcal) / kcal
    const [nearest] = suitable.toSorted((one, other) => differenceOf(one) - differenceOf(other))
    const plan = isNow && copy ? copy : nearest
    if (!plan || differenceOf(plan) > largestDifference || assignments.at(-1)?.plan.id === plan.id) continue
    assignments.push({ clientId, plan, start, end: null })
  }
  return assignments
}

/** Reads the nutritionist's clients who can eat what the plans have, the demo's client first. */
async function readEaters(db: WorkspaceDb, ownId: string | undefined, authorId: string): Promise<Eater[]> {
  const clients = await db.many<Row<'clients', 'id' | 'allergies'>>(sql`
    select c.id, c.allergies from clients c join client_collaborators k on k.client_id = c.id
    where k.membership_id = ${authorId} and c.status = 'active' and c.deleted_at is null
      and (c.registered_at is not null or c.membership_id is null)
    order by c.id = ${ownId ?? null}::uuid desc, c.created_at, c.id`)
  const ids = clients.map(({ id }) => id)
  const [exclusions, needs, spans] = await Promise.all([
    findExclusions(db, ids, 'it'),
    readNeeds(db, ids),
    macroAssignments.listSpans(db, sql`select unnest(${ids}::uuid[])`),
  ])
  const recentSpans = spans.filter(({ lastDay }) => lastDay === null || lastDay > addDays(romeDay(), -historyDays))
  const weekOf = (start: string) => Array.from({ length: 7 }, (_, at) => addDays(start, at))
  const days = [...new Set(recentSpans.flatMap(({ startDay }) => weekOf(startDay)))]
  const kcals = await findTargetsOf(db, ids, days)
  return clients.flatMap(({ id, allergies }): Eater[] => {
    const kinds = exclusions.get(id)?.map(({ kind }) => kind) ?? []
    if (id !== ownId && (allergies !== '' || kinds.some(kind => kind === 'allergy' || kind === 'intolerance'))) return []
    const isVegetarian = kinds.includes('diet')
    const own = recentSpans.filter(({ clientId }) => clientId === id).toSorted((one, other) => (one.startDay < other.startDay ? -1 : 1))
    const targets = own.map(({ startDay: start }) => ({
      start,
      kcal: mean(weekOf(start).flatMap(day => kcals.get(id)?.get(day)?.kcal ?? [])),
    }))
    const need = needs.get(id)?.kcal
    if (spans.some(({ clientId }) => clientId === id) || !need) return [{ id, targets, isVegetarian }]
    return [{ id, targets: [{ start: addDays(romeDay(), -without.daysAgo), kcal: need * without.share }], isVegetarian }]
  })
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

async function insertAssignments(db: WorkspaceDb, assignments: readonly DemoAssignment[], authorId: string): Promise<void> {
  const today = romeDay()
  const schedules = new Map<string, object>()
  for (const { releaseId } of new Set(assignments.map(({ plan }) => plan))) {
    const days = await readReleaseDays(db, releaseId)
    schedules.set(releaseId, days.length === 7 ? { kind: 'weekdays', dayIds: days.map(({ id }) => id) } : { kind: 'in turn' })
  }
  const rows = assignments.map(({ clientId: client, plan: { id: plan, releaseId: release, title }, start, end }) => {
    const schedule = schedules.get(release)
    return { id: newId(), plan, release, title, client, start, end, schedule }
  })
  await db.run(sql`
    insert into meal_plan_assignments
      (id, meal_plan_id, release_id, title, client_id, start_day, end_day, schedule, message, assigned_by, created_at)
    select r.id, r.plan, r.release, r.title, r.client, r.start, r.end, r.schedule,
      'Le quantità sono a crudo. Per ogni dubbio scrivimi.', ${authorId}, least(r.start - interval '2 days', now())
    from jsonb_to_recordset(${jsonText(rows)}::jsonb)
      as r (id uuid, plan uuid, release uuid, title text, client uuid, start date, "end" date, schedule jsonb)`)
  for (const { release, client, start } of rows) {
    // a coming plan was sent today
    const sentDay = start < today ? addDays(start, -2) : today
    await sendReceipts(db, release, { clientIds: [client], at: `${sentDay}T08:00:00Z` })
  }
}
