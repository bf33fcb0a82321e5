import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import type { Database } from '#platform/db'
import { testHouse } from '#testing'
import { mountHealth, type PartialFaults } from '#platform/health'

const { server, database } = await testHouse()

const roomy = { free: 1e12, total: 2e12, reserve: 1e11, isShort: false }

interface Circumstances {
  isStopping?: boolean
  metricsToken?: string
  there?: Database
  isShort?: boolean
  faults?: PartialFaults
}

const noFaults: PartialFaults = { isStoreAway: false, arePdfsFailing: false }

async function healthOf({ isStopping = false, metricsToken, there = database, isShort = false, faults = noFaults }: Circumstances = {}) {
  const app = Fastify()
  afterAll(() => app.close())
  mountHealth(app, {
    database: there,
    space: { state: async () => ({ ...roomy, isShort }) },
    partialFaults: () => faults,
    metricsToken,
    isStopping: () => isStopping,
  })
  return app
}

const awayDatabase: Database = { ...database, ping: () => Promise.reject(new Error('away')) }

describe('health', () => {
  test.each([
    ['/health/live', { alive: true }],
    ['/health/ready', { ready: true }],
  ])('%s', async (url, body) => {
    const answer = await server.inject(url)
    expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([200, body, 'no-store'])
  })

  test('without the database it lives and is not ready; while it stops neither', async () => {
    const app = await healthOf({ there: awayDatabase })
    expect([(await app.inject('/health/live')).statusCode, (await app.inject('/health/ready')).statusCode]).toEqual([200, 503])
    const stopping = await healthOf({ isStopping: true })
    expect([(await stopping.inject('/health/ready')).statusCode, (await stopping.inject('/health/ready')).json()]).toEqual([
      503,
      { ready: false },
    ])
  })
})

test('a disk that is short of space is said, and keeps no traffic away', async () => {
  const answer = await (await healthOf({ isShort: true })).inject('/health/ready')
  expect([answer.statusCode, answer.json()]).toEqual([200, { ready: true, space: 'short' }])
})

test('files that are away and PDFs that fail are said, and keep no traffic away', async () => {
  const app = await healthOf({ faults: { isStoreAway: true, arePdfsFailing: true } })
  const answer = await app.inject('/health/ready')
  expect([answer.statusCode, answer.json()]).toEqual([200, { ready: true, files: 'away', pdfs: 'failing' }])
  expect((await app.inject('/metrics')).body).toMatch(/^allenio_file_store_up 0$/m)
})

describe('metrics', () => {
  test('are for this machine', async () => {
    const answer = await (await healthOf()).inject('/metrics')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('text/plain')
    expect(answer.body).toContain('allenio_request_seconds')
    expect(answer.body).toMatch(/^allenio_disk_free_bytes 1e\+12$|^allenio_disk_free_bytes 1000000000000$/m)
    expect(answer.body).toMatch(/^allenio_disk_reserve_bytes 1(e\+11|00000000000)$/m)
  })

  test.each([
    ['another machine', { remoteAddress: '203.0.113.7' }],
    ['a machine behind the proxy', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
    ['a page whose name was made to lead here', { headers: { host: 'evil.example:3000' } }],
  ])('%s finds nothing', async (_, from) => {
    const answer = await (await healthOf()).inject({ url: '/metrics', ...from })
    expect([answer.statusCode, answer.body]).toEqual([404, ''])
  })

  const metricsToken = 'a token of 16 characters and more'
  test.each([
    [undefined, 404],
    ['', 404],
    [`Bearer ${metricsToken}x`, 404],
    [`Bearer ${metricsToken.slice(1)}`, 404],
    ['Bearer', 404],
    [`Bearer ${metricsToken}`, 200],
  ])('where a token is asked for, %s answers %i', async (authorization, status) => {
    const answer = await (
      await healthOf({ metricsToken })
    ).inject({ url: '/metrics', remoteAddress: '203.0.113.7', headers: authorization === undefined ? {} : { authorization } })
    expect(answer.statusCode).toBe(status)
  })

  test('name routes, never what somebody typed', async () => {
    await server.inject('/api/links/a-token-that-nobody-should-see?email=giulia@example.com')
    await server.inject('/nothing/giulia@example.com')
    const { body } = await server.inject('/metrics')
    expect(body).toContain('route="/api/links/:token"')
    expect(body).not.toMatch(/giulia|nobody-should-see/)
  })
})
