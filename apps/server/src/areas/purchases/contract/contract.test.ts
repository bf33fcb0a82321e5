import { createDiscountCode } from '@allenio/contract/packages'
import {
  changePurchaseCard,
  createCheckout,
  createOwnCheckout,
  downloadContract,
  getSaleTerms,
  listOwnPurchases,
  updateSaleTerms,
} from '@allenio/contract/purchases'
import { newId } from '@allenio/domain/ids'
import { clientOf, mailboxOf, testHouse } from '#testing'
import { describe, expect, test } from 'vitest'
import { sellingScene } from '../scene.testing.ts'
import { readOrder } from './orders.ts'

const house = await testHouse()
const { as, stranger, database } = house
const { mailTo } = mailboxOf(database)

describe('a package in installments', () => {
  test('is paid at once where the buyer chooses so', async () => {
    const scene = await sellingScene(house, { price: 60_000, installments: 6 })
    const { id } = await scene.buy({ paysAtOnce: true })
    expect(await scene.purchaseRow(id)).toMatchObject({ state: 'paid', paid: 60_000, installments: null })
  })

  test('has its first payment lowered alone by a code for it', async () => {
    const scene = await sellingScene(house, { price: 60_000, installments: 6 })
    await as(scene.team.admin).call(createDiscountCode, { code: 'PRIMA', percent: 50, duration: 'first' })
    const { id } = await scene.buy({ discountCode: 'PRIMA' })
    expect(await scene.checkoutRow(id)).toMatchObject({ amount: 5_000, total: 55_000 })
    expect(await scene.purchaseRow(id)).toMatchObject({ amount: 55_000, paid: 5_000, installments: 6, installments_paid: 1 })
    await scene.pay.renew((await scene.purchaseRow(id))?.provider_subscription_id ?? '')
    expect(await scene.purchaseRow(id)).toMatchObject({ paid: 15_000, installments_paid: 2 })
  })

  test('is charged to a new card once the buyer has entered one', async () => {
    const scene = await sellingScene(house, { price: 60_000, installments: 6 })
    const clientId = await clientOf(house, scene.team)
    const client = as(scene.team.client)
    const { checkoutId: id } = await client.call(createOwnCheckout, scene.ownOrder())
    await scene.pay.pay((await scene.checkoutRow(id)).provider_id ?? '', 'pays once')
    const [first, again] = [await client.call(changePurchaseCard, { id }), await client.call(changePurchaseCard, { id })]
    expect(again).toEqual(first)
    await scene.pay.pay((await scene.purchaseRow(id))?.card_page_id ?? '')
    expect(await scene.purchaseRow(id)).toMatchObject({ card_page_id: null, client_id: clientId })
    await scene.pay.renew((await scene.purchaseRow(id))?.provider_subscription_id ?? '')
    const [purchase] = (await client.call(listOwnPurchases, {})).purchases
    expect(purchase).toMatchObject({
      installments: { paid: 2, count: 6 },
      mayChangeCard: true,
      charges: expect.objectContaining({ length: 6 }),
    })
    const stranger = await house.given.team()
    expect((await as(stranger.client).ask(changePurchaseCard, { id })).status).toBe(404)
  })
})

test('the mail of an order is the contract, with the terms and the receipt as files, and the terms of an order stay', async () => {
  const scene = await sellingScene(house, { price: 60_000, installments: 6 })
  const admin = as(scene.team.admin)
  const { id, email } = await scene.buy()
  const { plain, attachments } = await mailTo(email, /Hai acquistato/)
  for (const text of ['Via Roma 1', '100,00', 'Rate', 'In tutto', 'Come disdire', '10 crediti']) expect(plain).toContain(text)
  expect(attachments.map(({ name, contentType }) => [name, contentType])).toEqual([
    [expect.stringMatching(/^Contratto/), 'application/pdf'],
    [expect.stringMatching(/^Ricevuta/), 'application/pdf'],
  ])
  const before = await admin.call(getSaleTerms, {})
  expect(before).toMatchObject({ number: 1, writtenAt: null, missing: [] })
  const texts = structuredClone(before.texts)
  texts.it.service.text = 'Parole nostre.'
  const written = await admin.call(updateSaleTerms, { texts, writtenOver: before.number })
  expect(written).toMatchObject({ number: 2, writtenAt: expect.any(String) })
  expect((await admin.ask(updateSaleTerms, { texts: before.texts, writtenOver: before.number })).body.code).toBe('changed meanwhile')
  const order = await scene.within(db => readOrder(db, id))
  expect(order).toMatchObject({ termsNumber: 1 })
  expect(JSON.stringify(order?.clauses)).not.toContain('Parole nostre.')
  expect((await stranger.ask(createCheckout, scene.order({ termsNumber: 1 }))).body.code).toBe('offer changed')
  // an open order for the former terms is not taken up again
  const buyer = { email: `t${newId().slice(-12)}@example.com` }
  const { body: former } = await stranger.ask(createCheckout, scene.order(buyer))
  await admin.call(updateSaleTerms, { texts: before.texts, writtenOver: 2 })
  const { body: latter } = await stranger.ask(createCheckout, scene.order(buyer))
  expect(latter.data.checkoutId).not.toBe(former.data.checkoutId)
  expect((await scene.checkoutRow(former.data.checkoutId)).state).toBe('expired')
  await admin.call(updateSaleTerms, { texts, writtenOver: 3 })
  const { id: newer } = await scene.buy({ termsNumber: 4 })
  expect(JSON.stringify((await scene.within(db => readOrder(db, newer)))?.clauses)).toContain('Parole nostre.')
  expect((await admin.ask(downloadContract, { id })).status).toBe(200)
  expect((await as((await house.given.team()).admin).ask(downloadContract, { id })).status).toBe(404)
})
