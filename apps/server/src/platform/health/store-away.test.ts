import { getOperation } from '@allenio/contract/dash'
import { expect, test, vi } from 'vitest'
import { ownHouse } from '#testing'

// port 1 of this machine refuses connections
const env = { S3_ENDPOINT: 'http://127.0.0.1:1', S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
const { server, logged, as, given } = await ownHouse({ env, runsJobs: false })

test('a store of files that is away when the app starts is in its log, readiness, metrics and on the operator’s page', async () => {
  await vi.waitFor(
    async () => {
      const answer = await server.inject('/health/ready')
      expect([answer.statusCode, answer.json()]).toEqual([200, { ready: true, files: 'away' }])
    },
    { timeout: 15_000 },
  )
  expect((await server.inject('/metrics')).body).toMatch(/^allenio_file_store_up 0$/m)
  expect(await as(await given.superAdmin()).call(getOperation, {})).toMatchObject({ isStoreAway: true, arePdfsFailing: false })
  expect(logged.map(line => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({
      level: 'error',
      message: 'the store of files does not answer as it should',
      reason: expect.stringContaining('ECONNREFUSED'),
    }),
  )
})
