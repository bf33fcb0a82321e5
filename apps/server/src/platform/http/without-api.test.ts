import { getMe } from '@allenio/contract/auth'
import { expect, test } from 'vitest'
import { ownHouse } from '#testing'

const env = {
  SERVICES: 'jobs',
  DATABASE_URL: 'postgresql://the-house-has-its-own/none',
  S3_ENDPOINT: 'http://127.0.0.1:1',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}
const { server, as, given } = await ownHouse({ env, runsJobs: true })

test('a node that only runs jobs answers its monitor and the payment provider, and serves neither pages nor calls', async () => {
  const { coach } = await given.team()
  expect((await as(coach).ask(getMe)).status).toBe(404)
  for (const url of ['/', '/api/openapi.json', '/assets/none.js', '/unknown'])
    expect([url, (await server.inject(url)).statusCode]).toEqual([url, 404])
  for (const url of ['/health/live', '/health/ready', '/metrics']) expect([url, (await server.inject(url)).statusCode]).toEqual([url, 200])
  // an event without a signature is refused for that
  expect((await server.inject({ method: 'POST', url: '/payments/webhooks/account', payload: '{}' })).statusCode).toBe(400)
})
