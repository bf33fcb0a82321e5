import { createPackage, listCreditOffers } from '@allenio/contract/packages'
import { createKind } from '@allenio/contract/reservations'
import { testHouse } from '#testing'
import { expect, test } from 'vitest'

const { as, given } = await testHouse()

test('a client reads the packages that give credits for a kind of appointment, and can be bought', async () => {
  const { admin, client } = await given.team()
  const kindOf = async (name: string) => (await as(admin).call(createKind, { name, durationMinutes: 60, credits: 1 })).id
  const [pilates, massage] = [await kindOf('Pilates'), await kindOf('Massaggio')]
  const credits = (kindId: string | null) => ({ credits: [{ kindId, amount: 10, validDays: 90, each: 'once' as const }] })
  const once = { billingModel: 'ONE_TIME_PAYMENT' as const }
  await as(admin).call(createPackage, { ...once, name: 'Per tutto', unlocks: credits(null) })
  await as(admin).call(createPackage, { ...once, name: 'Solo Pilates', unlocks: credits(pilates) })
  await as(admin).call(createPackage, { ...once, name: 'Nascosto', isShown: false, unlocks: credits(null) })
  await as(admin).call(createPackage, { ...once, name: 'Non attivo', isActive: false, unlocks: credits(null) })
  // without an account that sells, only free packages can be had
  await as(admin).call(createPackage, { ...once, name: 'A pagamento', price: 5_000, unlocks: credits(null) })
  await as(admin).call(createPackage, { ...once, name: 'Senza crediti' })
  const namesFor = async (kindId?: string) => (await as(client).call(listCreditOffers, { kindId })).offers.map(({ name }) => name)
  expect(await namesFor()).toEqual(['Per tutto', 'Solo Pilates'])
  expect(await namesFor(pilates)).toEqual(['Per tutto', 'Solo Pilates'])
  expect(await namesFor(massage)).toEqual(['Per tutto'])
  expect(await as(client).call(listCreditOffers, { kindId: pilates })).toMatchObject({
    maySell: false,
    offers: [{ credits: [{ kind: null, amount: 10 }] }, { credits: [{ kind: { id: pilates, name: 'Pilates' } }] }],
  })
})
