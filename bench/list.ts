import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { clientSorts } from '@allenio/contract/clients'
import { clientsHere, fillBusiness, fillNeighbours } from './clients.ts'
import { waitForAnswer, freePort, signIn, type House } from './house.ts'
import { atLeast, atMost, median, type Bench, type Figure } from './figure.ts'
import { load, within } from './load.ts'
import { fillTrainingDays } from './workout-data.ts'

const rounds = 5

/**
 * Measures the first page of ten thousand clients and its counts: against bare node:http and pg that run the same SQL without
 * authentication, and against itself after the database has grown to two million.
 */
export const listBench: Bench = async house => {
  const databaseUrl = await house.databaseUrl()
  const workspaceId = await fillBusiness(databaseUrl)
  await fillTrainingDays(databaseUrl, workspaceId)
  const target = await asker(house)

  const ratio = await againstBare({ databaseUrl, workspaceId, target })
  const before = await calm(target)
  await fillNeighbours(databaseUrl)
  await calm(target)
  const after = await calm(target)
  return [
    ratio,
    atMost('list and counts when the database grows 200 times', after / before, 1.3, {
      unit: 'x',
      details: `median ${after.toFixed(1)} against ${before.toFixed(1)} ms`,
    }),
    ...(await eachAnswer(target)),
  ]
}

interface Target {
  base: string
  headers: Record<string, string>
}

export async function asker({ url }: House): Promise<Target> {
  return { base: `${url}/api/clients`, headers: { authorization: `Bearer ${await signIn(url)}` } }
}

const pageOf = (base: string) => [base, `${base}/total/count`]

/** Median latency with nobody else asking. */
export async function calm({ base, headers }: Target): Promise<number> {
  const medians: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    medians.push(within(50, await load({ urls: pageOf(base), headers, connections: 1, seconds: 2 })))
  }
  return median(medians)
}

export async function againstBare({
  databaseUrl,
  workspaceId,
  target,
}: {
  databaseUrl: string
  workspaceId: string
  target: Target
}): Promise<Figure> {
  const port = await freePort()
  const bare = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'bare.ts')], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: databaseUrl, WORKSPACE_ID: workspaceId },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    await waitForAnswer(`http://127.0.0.1:${port}`, bare)
    const ours = { urls: pageOf(target.base), headers: target.headers, connections: 16 }
    const theirs = { urls: pageOf(`http://127.0.0.1:${port}`).map(url => url.replace(/(?<=\d)$/, '/')), connections: 16 }
    await load({ ...ours, seconds: 2 })
    await load({ ...theirs, seconds: 2 })
    const ratios: number[] = []
    let last = { ours: 0, theirs: 0 }
    for (let round = 0; round < rounds; round += 1) {
      last = { ours: (await load({ ...ours, seconds: 3 })).perSecond, theirs: (await load({ ...theirs, seconds: 3 })).perSecond }
      ratios.push(last.ours / last.theirs)
    }
    return atLeast('authenticated list and counts against a bare server', median(ratios), 0.55, {
      unit: '',
      details: `${Math.round(last.ours)} against ${Math.round(last.theirs)} requests a second over ${clientsHere} clients`,
    })
  } finally {
    bare.kill('SIGTERM')
    await new Promise(resolve => bare.once('exit', resolve))
  }
}

const searches = ['g', 'gi', 'niccolo', 'NICOLÒ', 'müller 4', 'esposito fr', '0001234', 'nobody at all']
const filterQueries = [
  'status=active',
  'status=inactive',
  'status=not registered',
  'status=deleted',
  'selectedType=none',
  'tag=Tag 3',
  'subscription=ending',
  'subscription=expired',
  'subscription=none',
  'status=active&subscription=ending&sort=subscriptionEnd',
  'training=poor',
  'training=none',
]

/** Each way to look at the list, 10,000 clients of 2,000,000. */
export async function eachAnswer({ base, headers }: Target): Promise<Figure[]> {
  const { data } = (await (await fetch(`${base}/team-members`, { headers })).json()) as { data: { teamMembers: { id: string }[] } }
  const collaborator = data.teamMembers[0] ? [`collaboratorId=${data.teamMembers[0].id}`] : []
  const lists: Record<string, string> = {
    list: '',
    'list, page 150': 'page=150',
    ...Object.fromEntries(clientSorts.map(sort => [`sort ${sort}`, `sort=${sort}`])),
    ...Object.fromEntries(searches.map(search => [`search ${search}`, `search=${encodeURIComponent(search)}`])),
    ...Object.fromEntries([...filterQueries, ...collaborator].map(filter => [`filter ${filter.replace(/=[\w-]{36}/, '')}`, filter])),
  }
  const figures: Figure[] = []
  for (const [name, query] of Object.entries(lists)) {
    figures.push(await answer(name, `${base}?${query}`, headers))
    if (!/^(sort|list)/.test(name))
      figures.push(await answer(`${name}, counts`, `${base}/total/count?${query.replace(/&sort=.*/, '')}`, headers))
  }
  figures.push(await answer('counts', `${base}/total/count`, headers))
  return figures
}

async function answer(name: string, url: string, headers: Record<string, string>): Promise<Figure> {
  await load({ urls: [url], headers, connections: 1, seconds: 0.3 })
  const result = await load({ urls: [url], headers, connections: 1, seconds: 1.2 })
  return atMost(name, within(95, result), 30, {
    unit: 'ms',
    details: `p95 of ${result.times.length}, p50 ${within(50, result).toFixed(1)} ms`,
  })
}
