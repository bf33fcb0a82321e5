import { expect, test, vi } from 'vitest'
import { registry } from '#platform/metrics'
import { hostileQueries } from './hostile-inputs.ts'
import { isQuery } from './input-shapes.ts'
import { anonymousMs, distinct, expectBounded, headBytes, targetOf } from './request-costs.ts'
import { gatherSamples } from './scenes.ts'
import { testHouse } from './test-house.ts'

// each test sends dozens of large requests and measures only their processor time, so it may take longer
vi.setConfig({ testTimeout: 240_000 })

const house = await testHouse()
const all = await gatherSamples()
const samples = distinct(all).filter(({ endpoint }) => isQuery(endpoint))

test.each(samples.map(sample => [`${sample.endpoint.method} ${sample.endpoint.path}`, sample] as const))(
  '%s has its cost bounded, whatever it is asked',
  async (_, sample) => {
    const target = await targetOf(house, sample)
    await expectBounded(house, target, hostileQueries(target.fields, headBytes))
  },
)

/** Every address that answers without a token and is no endpoint: pages, files, health, the reference. */
function openAddresses(): string[] {
  const promised = new Set(all.map(({ endpoint }) => `/api${endpoint.path}`))
  const parents: string[] = []
  return house.server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap(line => {
      const [, indent = '', segment = '', methods = ''] = /^(.*?)[└├]── (\S+)(?: \((.*)\))?$/.exec(line) ?? []
      if (!segment) return []
      const depth = indent.length / 4
      const path = `${depth ? parents[depth - 1] : ''}${segment}`
      parents[depth] = path === '/' ? '' : path
      const address = path.startsWith('/') ? path : `/${path}`
      return methods.includes('GET') && !promised.has(address) ? [address.replaceAll(/:\w+/g, 'x').replace('*', 'x')] : []
    })
}

const long = (text: string) => text.repeat(headBytes / text.length)
const hostileHeads: [string, Record<string, string>][] = [
  ['a cookie of many parts', { cookie: long('a=%41;') }],
  ['a cookie of one long part', { cookie: `allenio.lang=${long('%25')}` }],
  ['many languages', { 'accept-language': long('x;q=0.1,') }],
  ['many encodings', { 'accept-encoding': long('gzip;q=0.1,') }],
  ['a long media type', { 'content-type': `multipart/form-data; boundary=${long('a')}` }],
  ['a long token', { authorization: `Bearer ${long('a')}` }],
  ['many proxies', { 'x-forwarded-for': long('1.1.1.1,') }],
  ['many tags', { 'if-none-match': long('"a",'), range: `bytes=${long('0-1,')}` }],
]

test('pages, files and all else that is open have their cost bounded, whatever the head of the request says', async () => {
  const addresses = [...openAddresses(), '/api/installation']
  // /metrics would write out what all servers of this process have counted for other tests
  registry.resetMetrics()
  expect(addresses.length).toBeGreaterThan(8)
  const faults = []
  for (const address of addresses) {
    const costOfHead = async (query: string, headers: Record<string, string>) => {
      const before = process.threadCpuUsage()
      const { statusCode } = await house.server.inject({ url: `${address}${query}`, headers })
      const { user, system } = process.threadCpuUsage(before)
      return { ms: (user + system) / 1000, status: statusCode }
    }
    await costOfHead('', {})
    // the address costs something by itself
    const { ms: plainMs } = await costOfHead('', {})
    const requests: [string, string, Record<string, string>][] = [
      ...hostileHeads.map(([name, headers]): [string, string, Record<string, string>] => [name, '', headers]),
      ...hostileQueries({ lang: 'it' }, headBytes).map(([name, query]): [string, string, Record<string, string>] => [
        name,
        `?${query}`,
        {},
      ]),
    ]
    for (const [name, query, headers] of requests) {
      let cost = await costOfHead(query, headers)
      if (cost.ms > plainMs + anonymousMs) cost = await costOfHead(query, headers)
      if (cost.ms > plainMs + anonymousMs || cost.status >= 500) faults.push({ address, name, ...cost })
    }
  }
  expect(faults).toEqual([])
})
