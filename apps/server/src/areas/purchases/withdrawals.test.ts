import { createKind, createBookings, createSlot } from '@allenio/contract/reservations'
import { createOwnCheckout, listOwnPurchases, withdrawOwnPurchase } from '@allenio/contract/purchases'
import { addDays, dayIn, momentOf } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { formatDay } from '@allenio/domain/formats'
import { sql, type Row } from '#platform/db'
import { requirePayments, settleRow } from '#platform/payments'
import { clientOf, mailboxOf, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { sellingScene } from './scene.testing.ts'

const house = await testHouse()
const { as, database } = house
const { mailTo } = mailboxOf(database)
const zone = 'Europe/Rome'

type Scene = Awaited<ReturnType<typeof sellingScene>>

/** A client who has bought the package of the scene. */
async function bought(scene: Scene) {
  const clientId = await clientOf(house, scene.team)
  const client = as(scene.team.client)
  const { checkoutId: id } = await client.call(createOwnCheckout, scene.ownOrder())
  await scene.pay.pay((await scene.checkoutRow(id)).provider_id ?? '')
  return { id, client, clientId }
}

/** Books an appointment of next week for one credit. */
async function bookedOf({ team }: Scene, clientId: string) {
  const admin = as(team.admin)
  const startsOn = addDays(dayIn(zone), 7)
  const { id: kindId } = await admin.call(createKind, { name: 'Pilates', durationMinutes: 60, credits: 1, color: 'blue' })
  const slot = await admin.call(createSlot, {
    id: newId(),
    kindId,
    hostId: team.admin.membershipId,
    firstDay: dayIn(zone),
    startTime: '18:00',
    windowEnd: null,
    untilDay: null,
    stepMinutes: 30,
    roles: ['coach', 'nutritionist'],
    repetition: { kind: 'daily' },
    capacity: 3,
  })
  const startsAt = new Date(momentOf(startsOn, '18:00', zone)).toISOString()
  const { bookings } = await admin.call(createBookings, { reservationId: slot.id, startsAt, bookings: [{ id: newId(), clientId }] })
  return bookings[0]?.id ?? ''
}

test('a withdrawal closes at once what the package has opened, and both sides get a mail with the amount and the day', async () => {
  const scene = await sellingScene(house)
  const { id, client, clientId } = await bought(scene)
  const bookingId = await bookedOf(scene, clientId)
  expect(await scene.creditsOf(clientId)).toBe(9)
  const { withdrawal } = await client.call(withdrawOwnPurchase, { id })
  const dueOn = addDays(dayIn(zone), 14)
  expect(withdrawal).toMatchObject({ refundable: 5_000, refundDueOn: dueOn })
  expect(await scene.creditsOf(clientId)).toBe(0)
  expect(await scene.within(db => db.one<Row<'bookings', 'state'>>(sql`select state from bookings where id = ${bookingId}`))).toEqual({
    state: 'cancelled',
  })
  expect(await scene.within(db => db.many(sql`select from sale_unlocks where sale_id = ${id} and revoked_at is null`))).toEqual([])
  const { subscription_end: end } = await scene.within(db =>
    db.one<Row<'clients', 'subscription_end'>>(sql`select subscription_end from clients where id = ${clientId}`),
  )
  expect(end === null || end <= dayIn(zone)).toBe(true)
  const day = formatDay('it', dueOn)
  expect((await mailTo(scene.team.client.email, /Ricevuta del tuo recesso/)).plain).toMatch(new RegExp(`50,00\\s€[^]*${day}`))
  expect((await mailTo(scene.team.admin.email, /Recesso: Dieci lezioni/)).plain).toMatch(new RegExp(`50,00\\s€[^]*${day}`))
})

test('the schedule of installments ends, so that nothing more is charged, and nothing is said to be unpaid', async () => {
  const scene = await sellingScene(house, { price: 60_000, installments: 6 })
  const { id, client } = await bought(scene)
  await client.call(withdrawOwnPurchase, { id })
  await settleRow('installments', { workspaceId: scene.team.workspaceId, id })
  const row = await scene.purchaseRow(id)
  const side = await requirePayments().readSubscription(scene.accountId, row?.provider_subscription_id ?? '')
  expect(side.endedAt).not.toBeNull()
  expect((await client.call(listOwnPurchases, {})).purchases[0]).toMatchObject({ unpaid: null, paid: 10_000 })
})

test('a bank debit that arrives after the withdrawal opens nothing, and is to be given back', async () => {
  const scene = await sellingScene(house)
  const clientId = await clientOf(house, scene.team)
  const client = as(scene.team.client)
  const { checkoutId: id } = await client.call(createOwnCheckout, scene.ownOrder())
  const providerId = (await scene.checkoutRow(id)).provider_id ?? ''
  await scene.pay.pay(providerId, 'settles later')
  await client.call(withdrawOwnPurchase, { id })
  await scene.pay.arrive((await scene.checkoutRow(id)).provider_payment_id ?? '')
  expect(await scene.creditsOf(clientId)).toBe(0)
  expect((await client.call(listOwnPurchases, {})).purchases[0]?.withdrawal).toMatchObject({ refundable: 5_000, mayWithdraw: false })
})
