import type { EventColor } from '@allenio/contract/event-colors'
import { newId } from '@allenio/domain/ids'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import type { DemoClient } from '#platform/demo'

interface DemoGroup {
  name: string
  color: EventColor
  note: string
  role: 'coach' | 'nutritionist' | 'admin'
  daysAgo: number
  /** How many of the author's clients are passed over before the first one, and how many are in the group. */
  from: number
  size: number
}

const demoGroups: readonly DemoGroup[] = [
  {
    name: 'Funzionale del mattino',
    color: 'yellow',
    note: 'Lunedì e giovedì alle 7, sala grande.',
    role: 'coach',
    daysAgo: 120,
    from: 0,
    size: 11,
  },
  {
    name: 'Preparazione mezza maratona',
    color: 'red',
    note: 'Gara il 14 marzo: ripetute il martedì, lungo la domenica.',
    role: 'coach',
    daysAgo: 48,
    from: 8,
    size: 6,
  },
  {
    name: 'Percorso nutrizione in gruppo',
    color: 'green',
    note: 'Sei incontri di sera; poi ognuno continua con il suo piano.',
    role: 'nutritionist',
    daysAgo: 30,
    from: 2,
    size: 9,
  },
  { name: 'Pilates e schiena', color: 'blue', note: '', role: 'admin', daysAgo: 200, from: 5, size: 14 },
]

type Member = Row<'memberships', 'id' | 'role'>

/** Makes groups that suit the demo's hours: each member's from the clients in their charge. */
export async function fillDemoGroups(db: WorkspaceDb, clients: readonly DemoClient[]): Promise<void> {
  const members = await db.many<Member>(sql`select id, role from memberships where status = 'active' order by created_at, id`)
  const charges = await db.many<Row<'client_collaborators', 'client_id' | 'membership_id'>>(sql`
    select client_id, membership_id from client_collaborators order by created_at, client_id`)
  for (const { role, from, size, daysAgo, name, color, note } of demoGroups) {
    const author = members.find(member => member.role === role)
    if (!author) continue
    const inCharge = new Set(charges.filter(charge => charge.membership_id === author.id).map(charge => charge.client_id))
    const reached = clients.filter(({ id }) => role === 'admin' || inCharge.has(id))
    const ids = reached.slice(from, from + size).map(({ id }) => id)
    const id = newId()
    await db.run(sql`
      insert into groups (id, author_id, name, color, note, created_at, updated_at)
      select ${id}, ${author.id}, ${name}, ${color}, ${note}, made.at, made.at + interval '9 days'
      from (select now() - make_interval(days => ${daysAgo}::int) as at) made`)
    await db.run(sql`insert into group_clients (group_id, client_id) select ${id}, member.id from unnest(${ids}::uuid[]) as member (id)`)
  }
}
