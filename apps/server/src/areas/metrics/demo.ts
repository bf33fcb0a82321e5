import type { MetricType } from '@allenio/contract/metrics'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import type { DemoClient } from '#platform/demo'
import { presentType } from './own-metrics.ts'

interface Course {
  type: MetricType
  start: number
  /** The change in one month. */
  aMonth: number
  /** The share of it that women lift or have. */
  ofWomen?: number
}

const girths: readonly Course[] = [
  { type: 'waist', start: 92, aMonth: -1.3, ofWomen: 0.9 },
  { type: 'hips', start: 103, aMonth: -0.9 },
  { type: 'arms', start: 34, aMonth: 0.2, ofWomen: 0.85 },
  { type: 'fat-mass', start: 21, aMonth: -0.5, ofWomen: 1.35 },
]
const lifts: readonly Course[] = [
  { type: 'squat', start: 80, aMonth: 4, ofWomen: 0.52 },
  { type: 'bench-press', start: 60, aMonth: 2.5, ofWomen: 0.45 },
  { type: 'deadlift', start: 85, aMonth: 5, ofWomen: 0.57 },
  { type: 'daily-steps', start: 7200, aMonth: 350 },
]
const months = 5
/** The metrics of the first client, whom the demo shows in full. */
const monthsOfFirst = 10

interface MeasuredClient extends Row<'clients', 'id' | 'sex'> {
  since: number
  isActive: boolean
  hasStarted: boolean
  first: number | null
  latest: number | null
}

/** Adds girths to some clients, lifts to the others, and a target weight to most; to no child. */
export async function fillDemoMetrics(db: WorkspaceDb, clients: readonly DemoClient[]): Promise<void> {
  const { id: authorId } = await db.one<Row<'memberships', 'id'>>(sql`
    select id from memberships where role = 'admin' order by created_at limit 1`)
  const rows = await db.many<MeasuredClient>(sql`
    select c.id, c.sex, current_date - c.created_at::date as since, c.status = 'active' as "isActive",
      c.registered_at is not null or c.membership_id is null as "hasStarted",
      (select kg from weights w where w.client_id = c.id and w.deleted_at is null order by w.day, w.id limit 1) as first,
      (select kg from weights w where w.client_id = c.id and w.deleted_at is null order by w.day desc, w.id desc limit 1) as latest
    from clients c where c.id = any(${clients.map(({ id }) => id)}::uuid[]) and c.birth_date < current_date - interval '18 years'`)
  const people = clients.map(({ id }) => rows.find(row => row.id === id))
  const targets = people.flatMap((person, index) => (person ? targetOf(person, index) : []))
  const values = people.flatMap((person, index) => (person ? coursesOf(index).flatMap(course => valuesOf(person, course, index)) : []))
  const followed = [...targets, ...values.map(({ client, kind }) => ({ client, kind, target: null, day: null }))]
  await db.run(sql`
    insert into client_metrics (client_id, kind, target, target_day)
    select client, kind, max(target), max(day) from jsonb_to_recordset(${JSON.stringify(followed)}::jsonb) as m (
      client uuid, kind text, target numeric, day date) group by client, kind`)
  await db.run(sql`
    insert into metric_values (id, client_id, kind, day, value, author_id, created_at)
    select id, client, kind, day, value, ${authorId}, day + interval '9 hours'
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v (
      id uuid, client uuid, kind text, day date, value numeric)`)
}

const coursesOf = (index: number): readonly Course[] =>
  index % 5 === 0 ? [...girths, ...lifts] : index % 5 === 2 ? girths : index % 5 === 3 ? lifts : []

/** A target a little further in the direction that the values have gone so far. */
function targetOf({ id, first, latest }: MeasuredClient, index: number) {
  if (first === null || latest === null || (index % 7 === 6 && index !== 6)) return []
  const target = Math.round(latest) + (latest > first ? 2 : -2 - (index % 4))
  return [{ client: id, kind: 'weight', target, day: addDays(romeDay(), 60 + index) }]
}

function valuesOf({ id, sex, since, isActive, hasStarted }: MeasuredClient, course: Course, index: number) {
  if (!hasStarted) return []
  const { type } = course
  const share = sex === 'female' ? (course.ofWomen ?? 1) : 1
  const [start, aMonth] = [course.start * share, course.aMonth * share]
  const { decimals } = presentType(type, 'it')
  const latest = isActive ? (index === 0 ? 4 : 2 + ((index * 5) % 27)) : 26
  const times = Math.min(index === 0 ? monthsOfFirst : months, 1 + Math.floor(Math.max(0, since - latest) / 30))
  return Array.from({ length: times }, (_, at) => {
    const value = start * (1 + ((index % 7) - 3) / 25) + aMonth * at + ((((index + at) % 3) - 1) * Math.abs(aMonth)) / 4
    return {
      id: newId(),
      client: id,
      kind: type,
      day: addDays(romeDay(), -latest - 30 * (times - 1 - at)),
      value: Number(value.toFixed(decimals)),
    }
  })
}
