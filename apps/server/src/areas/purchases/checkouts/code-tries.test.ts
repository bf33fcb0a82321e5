import { createDiscountCode } from '@allenio/contract/packages'
import { createOwnCheckout, getCheckoutPrice } from '@allenio/contract/purchases'
import { getLivePackage } from '@allenio/contract/storefront'
import { tryLimits } from '#platform/auth'
import { clientOf, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { sellingScene } from '../scene.testing.ts'

const house = await testHouse()
const { as, stranger } = house
const { free } = tryLimits['discount code at address']

test('codes are guessed a few times only, at whichever door, and right ones are not counted', async () => {
  const scene = await sellingScene(house)
  const other = await sellingScene(house)
  await clientOf(house, scene.team)
  await as(scene.team.admin).call(createDiscountCode, { code: 'ESTATE', percent: 20, amount: null, duration: 'first' })
  const { id: packageId } = scene.package
  const priceOf = async (code: string) => (await stranger.ask(getCheckoutPrice, { packageId, code })).status
  for (let nth = 0; nth <= free; nth += 1) expect(await priceOf('ESTATE')).toBe(200)

  const doors = [
    () => priceOf('INVERNO'),
    async () => (await stranger.ask(getLivePackage, { id: packageId, code: 'INVERNO' })).status,
    async () => (await as(scene.team.client).ask(createOwnCheckout, { ...scene.ownOrder(), discountCode: 'INVERNO' })).status,
  ]
  for (let nth = 0; nth < free; nth += 1) expect(await doors[nth % doors.length]?.()).toBe(422)
  for (const door of doors) expect(await door()).toBe(429)
  expect(await priceOf('ESTATE')).toBe(429)
  // the page still shows the price, and another business is not concerned
  const page = await house.server.inject(`/sf/plans/${packageId}?code=ESTATE`)
  expect(page.statusCode).toBe(200)
  expect((await stranger.ask(getCheckoutPrice, { packageId: other.package.id, code: 'INVERNO' })).status).toBe(422)
}, 60_000)
