import type { MetricType } from '@allenio/contract/metrics'
import { addDays, dayIn } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql, type WorkspaceDb } from '#platform/db'
import { follow } from './values.ts'
import { presentType } from './own-metrics.ts'

export interface DemoClient {
  id: string
}

interface Course {
  type: MetricType
  start: number
  /** What a month changes. */
  aMonth: number
}

const girths: readonly Course[] = [
  { type: 'waist', start: 88, aMonth: -1.3 }, { type: 'hips', start: 103, aMonth: -0.9 }, { type: 'arms', start: 31, aMonth: 0.2 },
  { type: 'fat-mass', start: 26, aMonth: -0.7 },
]
const lifts: readonly Course[] = [
  { type: 'squat', start: 70, aMonth: 4 }, { type: 'bench-press', start: 50, aMonth: 2.5 }, { type: 'deadlift', start: 85, aMonth: 5 },
  { type: 'daily-steps', start: 7200, aMonth: 350 },
]
const days = [120, 92, 63, 34, 6]

/** Girths for the ones, lifts for the others, a target of weight for most. */
export async function fillDemoMetrics(db: WorkspaceDb, clients: readonly DemoClient[]): Promise<void> {
  const { id: authorId } = await db.one<{ id: string }>(sql`select id from memberships where role = 'admin' order by created_at limit 1`)
  for (const [index, { id }] of clients.entries()) {
    if (index % 4 !== 3) await aimAtWeight(db, id, index)
    const courses = index % 5 === 0 ? [...girths, ...lifts] : index % 5 === 2 ? girths : index % 5 === 3 ? lifts : []
    for (const course of courses) await fillCourse(db, { clientId: id, authorId, course, index })
  }
}

async function aimAtWeight(db: WorkspaceDb, clientId: string, index: number): Promise<void> {
  const latest = await db.maybeOne<{ kg: number }>(sql`
    select kg from weights where client_id = ${clientId} and deleted_at is null order by day desc, id desc limit 1`)
  if (!latest) return
  await follow(db, clientId, presentType('weight', 'it'))
  await db.run(sql`
    update client_metrics set target = ${Math.round(latest.kg) - 2 - index % 5}, target_day = ${addDays(dayIn('Europe/Rome'), 60 + index)}
    where client_id = ${clientId} and kind = 'weight'`)
}

interface Filling {
  clientId: string
  authorId: string
  course: Course
  index: number
}

async function fillCourse(db: WorkspaceDb, { clientId, authorId, course, index }: Filling): Promise<void> {
  const { type, start, aMonth } = course
  const metric = presentType(type, 'it')
  await follow(db, clientId, metric)
  const today = dayIn('Europe/Rome')
  const rows = days.map((ago, at) => {
    const value = start * (1 + (index % 7 - 3) / 25) + aMonth * at + ((index + at) % 3 - 1) * Math.abs(aMonth) / 4
    return { id: newId(), day: addDays(today, -ago - index % 3), value: Number(value.toFixed(metric.decimals)) }
  })
  await db.run(sql`
    insert into metric_values (id, client_id, kind, day, value, author_id, created_at)
    select id, ${clientId}, ${type}, day, value, ${authorId}, day + interval '9 hours'
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ day }) => day)}::date[], ${rows.map(({ value }) => value)}::numeric[]) as v (id, day, value)`)
}
