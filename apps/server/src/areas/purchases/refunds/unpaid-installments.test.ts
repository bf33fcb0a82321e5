import { listNotifications } from '@allenio/contract/notifications'
import { updateSubscriptionsSettings } from '@allenio/contract/clients'
import { createOwnCheckout, getPurchase, listOwnPurchases } from '@allenio/contract/purchases'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql, type Row } from '#platform/db'
import { makeLog } from '#platform/log'
import { settleRow } from '#platform/payments'
import { clientOf, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { sellingScene } from '../scene.testing.ts'
import { sweepUnpaidInstallments } from './unpaid-installments.ts'

const house = await testHouse()
const { as, database } = house
const sweep = () =>
  sweepUnpaidInstallments.run({ database, log: makeLog('silent'), jobId: newId(), isLastTry: true }, { workspaceId: null, data: {} })

test('an installment that stays unpaid closes the access by the rule, and paying opens it again', async () => {
  const scene = await sellingScene(house, { price: 60_000, installments: 6 })
  const { team, pay, within } = scene
  const clientId = await clientOf(house, team)
  const admin = as(team.admin)
  const own = as(team.client)
  await admin.call(updateSubscriptionsSettings, { unpaidDays: 5 })
  const { checkoutId: id } = await own.call(createOwnCheckout, scene.ownOrder())
  await pay.pay((await scene.checkoutRow(id)).provider_id ?? '')
  const subscriptionId = (await scene.purchaseRow(id))?.provider_subscription_id ?? ''
  const settle = () => settleRow('installments', { workspaceId: team.workspaceId, id })
  const readOwn = async () => (await own.call(listOwnPurchases, {})).purchases[0]?.unpaid
  const openKinds = async () =>
    (
      await within(db =>
        db.many<Row<'sale_unlocks', 'kind'>>(sql`select kind from sale_unlocks where sale_id = ${id} and revoked_at is null order by kind`),
      )
    ).map(({ kind }) => kind)
  const clientEnd = async () =>
    (await within(db => db.one<Row<'clients', 'subscription_end'>>(sql`select subscription_end from clients where id = ${clientId}`)))
      .subscription_end
  const given = await openKinds()
  const end = await clientEnd()
  expect(await readOwn()).toBeNull()

  await pay.renew(subscriptionId, 'fails soft')
  expect((await readOwn())?.payUrl).toContain('/dev/payments/')
  await pay.ageInvoices(subscriptionId, 4)
  await settle()
  await sweep()
  expect(await readOwn()).toMatchObject({ closesOn: addDays(romeDay(), 1), closedAt: null })

  await pay.ageInvoices(subscriptionId, 5)
  await settle()
  for (let nth = 0; nth < 2; nth += 1) await sweep()
  expect((await readOwn())?.closedAt).not.toBeNull()
  expect((await admin.call(getPurchase, { id })).purchase).toMatchObject({ state: 'paid', unpaid: { closedAt: expect.any(String) } })
  expect(await openKinds()).toEqual(['credits'])
  expect(await scene.creditsOf(clientId)).toBe(10)
  expect(await clientEnd()).not.toBe(end)
  const kindsOf = async (person: typeof own) => (await person.call(listNotifications, {})).notifications.map(({ kind }) => kind)
  expect((await kindsOf(admin)).filter(kind => kind === 'purchase closed')).toHaveLength(1)
  expect((await kindsOf(own)).filter(kind => kind === 'own purchase closed')).toHaveLength(1)

  await pay.retry(subscriptionId, { result: 'succeeded' })
  await settle()
  expect(await readOwn()).toBeNull()
  expect(await openKinds()).toEqual(given)
  expect(await clientEnd()).toBe(end)
  expect((await scene.purchaseRow(id))?.closed_at).toBeNull()

  await pay.renew(subscriptionId, 'fails soft')
  await pay.giveUp(subscriptionId, 'canceled')
  await settle()
  expect(await scene.purchaseRow(id)).toMatchObject({ state: 'expired', closed_at: expect.any(String) })
  expect(await openKinds()).toEqual(['credits'])
}, 60_000)
