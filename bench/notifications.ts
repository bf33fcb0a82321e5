import pg from 'pg'
import { atMost, type Bench, type Figure } from './figure.ts'
import { signIn } from './house.ts'
import { load, within } from './load.ts'

const neighbours = 100
const receiversOfEach = 10
const countPerReceiver = 960
/** A member of the demo's team has as many as somebody who has deleted none for years. */
const demoCount = 20_000

/** Measures the list and the unread count while the database holds a million notifications. */
export const notificationsBench: Bench = async house => {
  await fill(await house.databaseUrl())
  const figures: Figure[] = []
  for (const who of ['admin', 'coach']) {
    const headers = { authorization: `Bearer ${await signIn(house.url, `${who}@demo.allenio.test`)}` }
    const base = `${house.url}/api/notifications`
    const { data } = (await (await fetch(`${house.url}/api/clients/for-select`, { headers })).json()) as {
      data: { clients: { id: string }[] }
    }
    const urls: Record<string, string> = {
      'first page': base,
      'page 100': `${base}?page=100`,
      'one group': `${base}?group=records`,
      'a group with nothing': `${base}?group=plan`,
      'unread only': `${base}?onlyUnread=true`,
      'days long ago': `${base}?from=2020-01-01&to=2025-12-31`,
      'of a client': `${house.url}/api/clients/${data.clients[0]?.id}/notifications`,
      'unread count': `${base}/unread/count`,
    }
    for (const [name, url] of Object.entries(urls)) figures.push(await answer(`notifications, ${who}: ${name}`, url, headers))
  }
  return figures
}

async function answer(name: string, url: string, headers: Record<string, string>): Promise<Figure> {
  await load({ urls: [url], headers, connections: 1, seconds: 0.3 })
  const result = await load({ urls: [url], headers, connections: 1, seconds: 1.2 })
  return atMost(name, within(95, result), 25, {
    unit: 'ms',
    details: `p95 of ${result.times.length}, p50 ${within(50, result).toFixed(1)} ms`,
  })
}

async function fill(databaseUrl: string): Promise<void> {
  const db = new pg.Client({ connectionString: databaseUrl })
  await db.connect()
  try {
    await db.query(
      `insert into notifications (workspace_id, id, membership_id, kind, client_id, subject, is_listed, created_at, read_at)
      select m.workspace_id, gen_random_uuid(), m.id, ('{weight added,photos added,action completed,client joined}'::text[])[1 + n % 4],
        c.id,
        '{"clientName": "Martina Bellini", "kg": 72, "day": "2026-01-01", "kind": "other", "title": "Visita"}', true,
        now() - n * interval '1 hour', case when n > 600 then now() - n * interval '50 minutes' end
      from memberships m join persons p on p.id = m.person_id
      cross join generate_series(1, $1::int) n
      join lateral (select id from clients where workspace_id = m.workspace_id and n > 0 order by id offset n % 40 limit 1) c on true
      where p.email_key like '%@demo.allenio.test' and m.role in ('admin', 'coach')`,
      [demoCount],
    )
    await db.query(
      `
      with places as (
        insert into workspaces (id, name, trial_ends_at) select gen_random_uuid(), 'Bench ' || n, now()
          from generate_series(1, $1::int) n returning id
      ), people as (
        insert into persons (id, email, email_key) select id, id || '@bench.example', id || '@bench.example'
        from (select gen_random_uuid() as id from generate_series(1, $1::int * $2::int)) made returning id
      ), seats as (
        select place.id as workspace_id, person.id as person_id
        from (select id, row_number() over () - 1 as at from places) place
        join (select id, row_number() over () - 1 as at from people) person on person.at / $2::int = place.at
      ) insert into memberships (workspace_id, id, person_id, role) select workspace_id, gen_random_uuid(), person_id, 'coach' from seats`,
      [neighbours, receiversOfEach],
    )
    await db.query(
      `insert into notifications (workspace_id, id, membership_id, kind, subject, is_listed, created_at, read_at)
      select m.workspace_id, gen_random_uuid(), m.id, 'photos added', '{"clientName": "Martina Bellini", "day": "2026-01-01"}', true,
        now() - n * interval '1 hour', case when n > 20 then now() - n * interval '50 minutes' end
      from memberships m join persons p on p.id = m.person_id and p.email_key like '%@bench.example'
      cross join generate_series(1, $1::int) n where m.role = 'coach'`,
      [countPerReceiver],
    )
    await db.query('vacuum (analyze) notifications')
    await db.query('vacuum (analyze) memberships')
    await db.query('checkpoint').catch(() => undefined)
  } finally {
    await db.end()
  }
}
