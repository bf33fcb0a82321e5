import {
  checkoutWording,
  createCheckout,
  createOwnCheckout,
  declareWithdrawal,
  getCheckout,
  getWithdrawal,
} from '@allenio/contract/purchases'
import { cancelSubscription, listSubscriptions, withdrawSubscription } from '@allenio/contract/subscriptions'
import { newId } from '@allenio/domain/ids'
import { sql, type Row } from '#platform/db'
import { clientOf, mailboxOf, testHouse, testPayments, nameSeller } from '#testing'
import { expect, test } from 'vitest'
import { packageOf } from './scene.testing.ts'

const house = await testHouse()
const { as, given, stranger, database } = house
const mailbox = mailboxOf(database)
// a job asks the provider, which a busy machine runs some seconds later
const waits = { timeout: 15_000 }
const consents = { policy: true, terms: true, earlyStart: true, wording: checkoutWording } as const

async function sellingTeam(terms: Parameters<typeof packageOf>[2] = {}) {
  const team = await given.team()
  const pay = testPayments(house)
  const accountId = await pay.activeAccount()
  await database.withWorkspace(team.workspaceId, 'write', async db => {
    await db.run(
      sql`insert into payment_accounts (provider, account_id, status, has_payouts) values ('test', ${accountId}, 'active', true)`,
    )
    await nameSeller(db)
  })
  const sold = await packageOf(house, team, terms)
  const pageOf = (checkoutId: string) =>
    database.withWorkspace(team.workspaceId, 'read', async db => {
      const row = await db.one<Row<'checkouts', 'provider_id'>>(sql`select provider_id from checkouts where id = ${checkoutId}`)
      return row.provider_id ?? ''
    })
  const order = { packageId: sold.id, versionId: sold.terms.versionId, checkoutId: newId(), consents }
  return { team, pay, order, pageOf, package: sold }
}

test('a stranger who pays has a running subscription, and withdraws by the link of the receipt', async () => {
  const { team, pay, order, pageOf } = await sellingTeam({ credits: 4 })
  const email = `elena-${order.checkoutId}@example.com`
  const buyer = { ...order, firstName: 'Elena', lastName: 'Riva', email, language: 'it' as const }
  await stranger.call(createCheckout, buyer)
  await pay.pay(await pageOf(order.checkoutId))
  expect(await stranger.call(getCheckout, { id: order.checkoutId })).toMatchObject({ state: 'paid', package: { isSubscription: true } })
  const ledger = () => as(team.admin).call(listSubscriptions, { search: 'riva' })
  await expect
    .poll(async () => (await ledger()).subscriptions, waits)
    .toMatchObject([{ id: order.checkoutId, state: 'active', client: { name: 'Elena Riva' } }])
  const { html } = await mailbox.mailTo(email, /Coaching online/)
  const token = /\/withdrawal\/([\w.-]+)/.exec(html)?.[1] ?? ''
  expect(await stranger.call(getWithdrawal, { token })).toMatchObject({ withdrawal: { mayWithdraw: true } })
  const declared = await stranger.call(declareWithdrawal, { token })
  expect(await stranger.call(declareWithdrawal, { token })).toEqual(declared)
  await expect
    .poll(async () => (await ledger()).subscriptions, waits)
    .toMatchObject([{ state: 'cancelled by user', endsAt: null, nextCharge: null }])
  await mailbox.mailTo(email, /recesso/)
})

test('a client buys in two taps, and withdraws within fourteen days', async () => {
  const { team, pay, order, pageOf } = await sellingTeam()
  await clientOf(house, team)
  const client = as(team.client)
  await client.call(createOwnCheckout, order)
  await pay.pay(await pageOf(order.checkoutId))
  const own = () => client.call(listSubscriptions, {})
  expect(await own()).toMatchObject({ subscriptions: [{ id: order.checkoutId, may: { withdraw: true, cancelNow: false } }], totals: null })
  const { withdrawal } = await client.call(withdrawSubscription, { id: order.checkoutId })
  expect(withdrawal).toMatchObject({ mayWithdraw: false, withdrawnAt: expect.any(String), refundDueOn: expect.any(String) })
  await expect(client.call(withdrawSubscription, { id: order.checkoutId })).resolves.toMatchObject({
    withdrawal: { withdrawnAt: withdrawal.withdrawnAt },
  })
  await expect.poll(async () => (await own()).subscriptions[0]?.endedAt, waits).not.toBeNull()
  expect(await client.call(cancelSubscription, { id: order.checkoutId })).toMatchObject({ state: 'cancelled by user' })
})

test('fifty checkouts at once are one subscription', async () => {
  const { team, pay, order, pageOf } = await sellingTeam()
  await clientOf(house, team)
  await Promise.all(Array.from({ length: 50 }, () => as(team.client).ask(createOwnCheckout, order)))
  await pay.pay(await pageOf(order.checkoutId))
  await pay.flush()
  const { subscriptions } = await as(team.admin).call(listSubscriptions, {})
  expect(subscriptions).toHaveLength(1)
})
