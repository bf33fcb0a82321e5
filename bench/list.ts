import { spawn } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { answering, freePort, signIn } from './house.ts'
import { atLeast, median, type Bench } from './figure.ts'
import { load } from './load.ts'

const rounds = 5
const others = 10_000

/**
 * An authenticated list of twenty rows, among ten thousand of other people, against bare node:http and pg that run the same SQL
 * with nobody asked who they are.
 */
export const listBench: Bench = async house => {
  const token = await signIn(house.url)
  const databaseUrl = await house.databaseUrl()
  const personId = await fill(databaseUrl)
  const port = await freePort()
  const bare = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'bare.ts')], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: databaseUrl, PERSON_ID: personId }, stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    await answering(`http://127.0.0.1:${port}`, bare)
    const ours = { url: `${house.url}/api/auth/sessions`, headers: { authorization: `Bearer ${token}` }, connections: 16 }
    const theirs = { url: `http://127.0.0.1:${port}/`, connections: 16 }
    await load({ ...ours, seconds: 2 })
    await load({ ...theirs, seconds: 2 })
    const ratios: number[] = []
    let last = { ours: 0, theirs: 0 }
    for (let round = 0; round < rounds; round += 1) {
      last = { ours: (await load({ ...ours, seconds: 2 })).perSecond, theirs: (await load({ ...theirs, seconds: 2 })).perSecond }
      ratios.push(last.ours / last.theirs)
    }
    return [atLeast('authenticated list against a bare server', median(ratios), 0.55, {
      unit: '', details: `${Math.round(last.ours)} against ${Math.round(last.theirs)} requests a second`,
    })]
  } finally {
    bare.kill('SIGTERM')
    await new Promise(resolve => bare.once('exit', resolve))
  }
}

async function fill(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string }>(`select id from persons where email_key = 'admin@demo.allenio.test'`)
  const personId = rows[0]?.id ?? ''
  const insert = `insert into sessions (id, token_hash, strategy, person_id, device, idle_until, expires_at)
    select gen_random_uuid(), sha256(gen_random_uuid()::text::bytea), 'local', $1::uuid, 'bench', now() + interval '30 days', now() + interval '180 days'
    from generate_series(1, $2)`
  await client.query(insert, [personId, 19])
  await client.query(insert.replace('$1::uuid', 'gen_random_uuid()').replace('$2', '$1'), [others])
  await client.query('analyze sessions')
  await client.end()
  return personId
}
