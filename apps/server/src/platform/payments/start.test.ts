import { newId } from '@allenio/domain/ids'
import { expect, test } from 'vitest'
import { sql, type Row } from '#platform/db'
import { makeLog } from '#platform/log'
import { ownHouse } from '#testing'
import { ownAccount, requirePayments, usePayments } from './installed.ts'
import { startPayments } from './start.ts'
import { signEvent } from './signatures.ts'

const secret = 'whsec_of_this_test'
const env = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_CONNECT: 'off', STRIPE_WEBHOOK_SECRET: secret }
const { server, database, config } = await ownHouse({ env, runsJobs: false })

const post = async (route: string, signedWith: string) => {
  const id = `evt_${newId()}`
  const body = JSON.stringify({ id, type: 'invoice.paid', data: { object: { id: 'in_1' } } })
  const { statusCode } = await server.inject({
    method: 'POST',
    url: `/payments/webhooks/${route}`,
    headers: { 'content-type': 'application/json', 'stripe-signature': signEvent(body, signedWith) },
    payload: body,
  })
  const stored = await database.withSystem('read', db =>
    db.maybeOne<Row<'payment_events', 'account_id'>>(sql`select account_id from payment_events where id = ${id}`),
  )
  return [statusCode, stored?.account_id]
}

test('with keys Stripe is the provider, and its test pages are not there', async () => {
  expect(usePayments()?.name).toBe('stripe')
  expect((await server.inject({ url: '/dev/payments', headers: { host: 'localhost' } })).body).not.toContain('/dev/payments/actions')
})

test('the account of the key tells of itself; a route without a secret takes nothing', async () => {
  expect(await post('account', secret)).toEqual([200, ownAccount])
  expect(await post('account', 'whsec_other')).toEqual([400, undefined])
  expect(await post('connected', secret)).toEqual([400, undefined])
})

test('production without keys has no provider', async () => {
  await startPayments({ config: { ...config, mode: 'production', stripe: undefined }, database, log: makeLog('silent') })
  expect(usePayments()).toBeUndefined()
  expect(() => requirePayments()).toThrow('not configured')
})
