import { createCheckout, createOwnCheckout, getPurchase, listOwnPurchases, listPurchases } from '@allenio/contract/purchases'
import { createPackage, type Package } from '@allenio/contract/packages'
import { listNotifications } from '@allenio/contract/notifications'
import { cancelSubscription, getSubscription, listSubscriptions } from '@allenio/contract/subscriptions'
import { checkoutWording } from '@allenio/contract/purchases'
import { formatDay } from '@allenio/domain/formats'
import { newId } from '@allenio/domain/ids'
import { sql, type Row } from '#platform/db'
import { requirePayments } from '#platform/payments'
import { clientOf, mailboxOf, runJob, testHouse, testPayments, nameSeller } from '#testing'
import { expect, test } from 'vitest'
import { packageOf } from './scene.testing.ts'

const house = await testHouse()
const { as, given, stranger, database } = house
const mailbox = mailboxOf(database)
const waits = { timeout: 15_000 }
const consents = { policy: true, terms: true, earlyStart: true, wording: checkoutWording } as const

async function debitScene() {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const pay = testPayments(house)
  const accountId = await pay.activeAccount()
  const within = <T>(work: Parameters<typeof database.withWorkspace<T>>[2]) => database.withWorkspace(team.workspaceId, 'write', work)
  await within(async db => {
    await db.run(
      sql`insert into payment_accounts (provider, account_id, status, has_payouts) values ('test', ${accountId}, 'active', true)`,
    )
    await nameSeller(db)
  })
  const checkoutRow = (id: string) => within(db => db.one<Row<'checkouts'>>(sql`select * from checkouts where id = ${id}`))
  const orderOf = ({ id, terms }: Package) => ({ packageId: id, versionId: terms.versionId, checkoutId: newId(), consents })
  const titlesOf = async (member: Parameters<typeof as>[0]): Promise<string[]> =>
    (await as(member).call(listNotifications, {})).notifications.map(({ title }) => title)
  return {
    team,
    clientId,
    accountId,
    within,
    pay,
    checkoutRow,
    orderOf,
    titlesOf,
    async payByBank(checkoutId: string): Promise<void> {
      await pay.pay((await checkoutRow(checkoutId)).provider_id ?? '', 'settles later')
    },
    /** The payment that the bank has not answered yet. */
    async paymentOf(checkoutId: string): Promise<string> {
      const row = await checkoutRow(checkoutId)
      if (row.provider_subscription_id === null) return row.provider_payment_id ?? ''
      const { invoices } = await requirePayments().readSubscription(accountId, row.provider_subscription_id)
      return invoices[0]?.paymentId ?? ''
    },
    client: as(team.client),
    admin: as(team.admin),
  }
}

test('a subscription by bank debit is in progress on both sides at once, and opens when the money arrives', async () => {
  const scene = await debitScene()
  const { team, client, admin, pay } = scene
  const order = scene.orderOf(await packageOf(house, team, { credits: 4 }))
  await client.call(createOwnCheckout, order)
  await scene.payByBank(order.checkoutId)
  const waiting = { id: order.checkoutId, state: 'in progress', paidUntil: null, debit: { usualOn: expect.any(String) } }
  expect((await admin.call(listSubscriptions, { state: 'in progress' })).subscriptions).toMatchObject([waiting])
  expect((await client.call(listSubscriptions, {})).subscriptions).toMatchObject([waiting])
  await expect
    .poll(async () => (await admin.call(getSubscription, { id: order.checkoutId })).ledger, waits)
    .toMatchObject([{ state: 'settling', amount: 5000 }])
  expect((await client.call(getSubscription, { id: order.checkoutId })).unlocks).toEqual([])
  expect(await scene.titlesOf(team.admin)).toContain('Pagamento in corso: Coaching online')
  await pay.arrive(await scene.paymentOf(order.checkoutId))
  await expect
    .poll(async () => admin.call(getSubscription, { id: order.checkoutId }), waits)
    .toMatchObject({ state: 'active', debit: null, ledger: [{ state: 'paid' }], unlocks: [{ kind: 'chat' }, { kind: 'credits' }] })
  const { history } = await admin.call(getSubscription, { id: order.checkoutId })
  expect(history.map(({ state }) => state)).toEqual(['active', 'in progress'])
  expect((await scene.titlesOf(team.admin)).filter(title => title.startsWith('Venduto'))).toHaveLength(1)
})

test('a debit that the bank refuses is seen on both sides, and told to a stranger by mail', async () => {
  const scene = await debitScene()
  const { team, admin, pay } = scene
  const order = scene.orderOf(await packageOf(house, team))
  const email = `e${order.checkoutId.slice(-12)}@example.com`
  await stranger.call(createCheckout, { ...order, firstName: 'Elena', lastName: 'Riva', email, language: 'it' })
  await scene.payByBank(order.checkoutId)
  const card = async () => (await admin.call(listSubscriptions, { search: 'riva' })).subscriptions
  const [waiting] = await card()
  expect(waiting).toMatchObject({ state: 'in progress', client: null, buyer: { name: 'Elena Riva' } })
  const mail = await mailbox.mailTo(email, /il pagamento è in corso/)
  expect(mail.plain).toContain(formatDay('it', waiting?.debit?.usualOn ?? ''))
  await pay.bounce(await scene.paymentOf(order.checkoutId))
  await expect.poll(card, waits).toMatchObject([{ state: 'pending', debit: null, may: { withdraw: false } }])
  await mailbox.mailTo(email, /non è arrivato/)
  expect(await scene.titlesOf(team.admin)).toContain('Non pagato: Coaching online')
  expect((await admin.call(getSubscription, { id: order.checkoutId })).ledger).toMatchObject([{ state: 'failed' }])
})

test('a package that is paid once waits for the bank on both sides, too', async () => {
  const scene = await debitScene()
  const { team, client, admin, pay } = scene
  const sold = await admin.call(createPackage, { name: 'Dieci lezioni', billingModel: 'ONE_TIME_PAYMENT', price: 5_000, accessDays: 30 })
  const order = scene.orderOf(sold)
  await client.call(createOwnCheckout, order)
  await scene.payByBank(order.checkoutId)
  const waiting = { id: order.checkoutId, state: 'pending', accessUntil: null, debit: { latestOn: expect.any(String) } }
  expect((await admin.call(listPurchases, {})).purchases).toMatchObject([waiting])
  expect((await client.call(listOwnPurchases, {})).purchases).toMatchObject([waiting])
  await pay.bounce(await scene.paymentOf(order.checkoutId))
  expect((await client.call(listOwnPurchases, {})).purchases).toMatchObject([{ state: 'failed', debit: null }])
  expect((await admin.call(getPurchase, { id: order.checkoutId })).purchase).toMatchObject({ state: 'failed' })
  expect(await scene.titlesOf(team.client)).toContain('Pagamento non riuscito')
})

test('the money of a debit that arrives after the end stands in the ledger, also where nobody told us', async () => {
  const scene = await debitScene()
  const { admin, client, pay } = scene
  const soldPackage = await packageOf(house, scene.team)
  const { checkoutId: id } = await client.call(createOwnCheckout, scene.orderOf(soldPackage))
  await scene.payByBank(id)
  await expect.poll(async () => (await admin.call(getSubscription, { id })).payments, waits).toMatchObject([{ state: 'settling' }])
  const paymentId = await scene.paymentOf(id)
  await admin.call(cancelSubscription, { id, at: 'now' })
  await pay.holdEvents(scene.accountId)
  await pay.arrive(paymentId)
  await scene.within(db => db.run(sql`update subscriptions set settled_at = now() - interval '1 hour' where id = ${id}`))
  await runJob(database, 'settle payments')
  expect((await admin.call(getSubscription, { id })).payments).toMatchObject([{ state: 'paid', amount: 5000 }])
})
