import { romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import type { DemoClient } from '#platform/demo'
import { demoWeights, type DemoBody, type DemoWeight } from './demo-course.ts'

interface DemoRow extends Row<'clients', 'id' | 'membership_id' | 'registered_at' | 'sex' | 'height_cm'> {
  status: string
  since: number
}

interface WeighedClient {
  clientId: string
  membershipId: string | null
  weights: readonly DemoWeight[]
}

/** Months of weights for each client. */
export async function fillDemoWeights(db: WorkspaceDb, clients: readonly DemoClient[]): Promise<void> {
  const { id: authorId } = await db.one<Row<'memberships', 'id'>>(sql`
    select id from memberships where role = 'admin' order by created_at limit 1`)
  const weighed = (await readDemoBodies(db, clients)).map(({ clientId, membershipId, body }) => ({
    clientId,
    membershipId,
    weights: demoWeights(body, romeDay()),
  }))
  await insertWeights(db, weighed, authorId)
}

/** The data from which the demo's weights and photos are made. */
export async function readDemoBodies(db: WorkspaceDb, clients: readonly DemoClient[]) {
  const rows = await db.many<DemoRow>(sql`
    select id, membership_id, registered_at, status, sex, height_cm, current_date - created_at::date as since
    from clients where id = any(${clients.map(({ id }) => id)}::uuid[])`)
  return clients.flatMap(({ id: clientId }, index) => {
    const row = rows.find(each => each.id === clientId)
    return row ? [{ clientId, membershipId: row.membership_id, body: bodyOf(row, index) }] : []
  })
}

const bodyOf = (row: DemoRow, index: number): DemoBody => ({
  index,
  sex: row.sex,
  heightCm: row.height_cm,
  isActive: row.status === 'active',
  hasStarted: row.registered_at !== null || row.membership_id === null,
  sinceDays: row.since,
})

/** Puts other weights in the place of those since a day, for a course that another area makes up. */
export async function replaceDemoWeights(db: WorkspaceDb, clientId: string, course: readonly Omit<DemoWeight, 'id'>[]): Promise<void> {
  const [first] = course
  if (!first) return
  const { membership_id: membershipId } = await db.one<Row<'clients', 'membership_id'>>(sql`
    select membership_id from clients where id = ${clientId}`)
  const { id: authorId } = await db.one<Row<'memberships', 'id'>>(sql`
    select id from memberships where role = 'admin' order by created_at limit 1`)
  await db.run(sql`delete from weights where client_id = ${clientId} and day >= ${first.day}`)
  await insertWeights(db, [{ clientId, membershipId, weights: course.map(weight => ({ ...weight, id: newId() })) }], authorId)
}

async function insertWeights(db: WorkspaceDb, weighed: readonly WeighedClient[], authorId: string): Promise<void> {
  const rows = weighed.flatMap(({ clientId, membershipId, weights }, index) =>
    weights.map((weight, at) => {
      // most weigh in at home, and sometimes in the studio; some never enter a weight themselves
      const isByClient = membershipId !== null && index % 3 !== 2 && at % 5 !== 0
      return { ...weight, client: clientId, by_client: isByClient, author: isByClient ? membershipId : authorId }
    }),
  )
  await db.run(sql`
    insert into weights (id, client_id, day, kg, source, is_by_client, author_id, created_at)
    select id, client, day, kg, case when by_client then 'client' else 'manual' end, by_client, author, day + interval '8 hours'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (
      id uuid, client uuid, day date, kg numeric, by_client boolean, author uuid)`)
}
