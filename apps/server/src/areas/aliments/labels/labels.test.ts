import {
  chooseOwnProduct,
  createExclusions,
  createFood,
  decideLabel,
  deleteOwnLabel,
  getLabelCheck,
  labelReadingDays,
  listExclusions,
  listFoodProducts,
  listOpenLabels,
  listOwnExclusions,
  listOwnLabels,
  returnLabel,
  sendOwnLabel,
  undeleteOwnLabel,
  updateFoodProduct,
  withdrawFoodProduct,
  type Allergen,
  type ExclusionTarget,
} from '@allenio/contract/aliments'
import { listAttention } from '@allenio/contract/home'
import { listNotifications } from '@allenio/contract/notifications'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { clientFileOwners, clientJoins } from '#areas/clients'
import { sql, type Count } from '#platform/db'
import { clientOf, lonelyClientOf, race, statusOfFile, testHouse, uploadOf, type TestMember } from '#testing'
import { describe, expect, test } from 'vitest'

const house = await testHouse()
const { as, given, database } = house

const barcode = '8076809513753'
const targetOf = (allergen: Allergen): ExclusionTarget => ({ kind: 'allergen', allergen })
const milk = targetOf('milk')
const nuts = targetOf('nuts')
const free = (target: ExclusionTarget) => ({ target, state: 'free' as const })
const contains = (target: ExclusionTarget) => ({ target, state: 'contains' as const })

/** A client allergic to milk, and a food of the business of which nobody knows whether it has any. */
async function scene(team?: Awaited<ReturnType<typeof given.team>>) {
  const own = team ?? (await given.team())
  const clientId = await clientOf(house, own)
  const { nutritionist, client } = own
  const allergic = (id: string, target: ExclusionTarget) =>
    as(nutritionist).call(createExclusions, { id, exclusions: [{ id: newId(), kind: 'allergy', target, note: '' }] })
  await allergic(clientId, milk)
  const { id: foodId } = await as(nutritionist).call(createFood, { nameIt: 'Fette biscottate', category: 'bread_bakery' })
  const food = { id: foodId, name: 'Fette biscottate' }
  const write = { food, brand: 'Mulino', name: 'Fette dorate', barcode }
  const send = (rest: object = {}) => as(client).call(sendOwnLabel, { id: newId(), ...write, ...rest })
  const decide = (checkId: string, verdicts: readonly (ReturnType<typeof free> | ReturnType<typeof contains>)[], by = nutritionist) =>
    as(by).call(decideLabel, { id: clientId, checkId, brand: 'Mulino', name: 'Fette dorate', barcode, verdicts: [...verdicts] })
  const cleared = async () => {
    const { check } = await send()
    return decide(check?.id ?? '', [free(milk)])
  }
  /** The verdicts of labels on each allergy of the client, for the food. */
  const labelStates = async (by: TestMember = client) =>
    Object.fromEntries((await as(by).call(listOwnExclusions, {})).exclusions.map(({ name, labels }) => [name, labels?.[foodId]]))
  const toldTo = async (member: TestMember) =>
    (await as(member).call(listNotifications, {})).notifications.filter(({ kind }) => kind.startsWith('label ')).map(({ title }) => title)
  return { ...own, team: own, clientId, food, write, send, decide, cleared, labelStates, toldTo, allergic }
}

/** Another client of the business, with an account and the same allergy. */
async function otherClient({ team, allergic }: Awaited<ReturnType<typeof scene>>) {
  const member = await given.member('client', { workspaceId: team.workspaceId })
  const id = await lonelyClientOf(house, team)
  await database.withWorkspace(team.workspaceId, 'write', async db => {
    await db.run(sql`update clients set membership_id = ${member.membershipId}, registered_at = now() where id = ${id}`)
    await db.run(
      sql`insert into client_collaborators (client_id, membership_id) values (${id}, ${team.nutritionist.membershipId})
        on conflict do nothing`,
    )
  })
  await allergic(id, milk)
  return { id, member }
}

const ago = (days: number) => addDays(romeDay(), -days)

describe('a client', () => {
  test('sends a label, which waits for the nutritionist and settles nothing by itself', async () => {
    const { client, nutritionist, coach, clientId, send, labelStates, toldTo } = await scene()
    const { check, product } = await send({ photoUploadIds: [await uploadOf(client)] })
    expect(check).toMatchObject({ outcome: 'open', barcode, food: { name: 'Fette biscottate' } })
    expect(product).toBeNull()
    expect(await labelStates()).toEqual({ Latte: undefined })
    expect(await toldTo(nutritionist)).toHaveLength(1)
    expect(await toldTo(coach)).toEqual([])
    const { attention } = await as(nutritionist).call(listAttention, {})
    const [need] = attention.find(({ client: { id } }) => id === clientId)?.needs.filter(({ reason }) => reason === 'label to check') ?? []
    expect(need?.sentence).toBe('Oggi ha inviato un’etichetta: Fette biscottate')
    const detail = await as(nutritionist).call(getLabelCheck, { id: clientId, checkId: check?.id ?? '' })
    expect(detail).toMatchObject({ doubts: [{ name: 'Latte', isOpen: true }], may: { decide: true }, product: null })
    expect(detail.photos).toHaveLength(1)
  })

  test.each([
    ['without photo and barcode', { barcode: '' }, 'photoUploadIds'],
    ['with letters as barcode', { barcode: 'abc' }, 'barcode'],
    ['with too few digits', { barcode: '123' }, 'barcode'],
    ['with a wrong check digit', { barcode: '8076809513754' }, 'barcode'],
    ['with zeros', { barcode: '0000000000000' }, 'barcode'],
  ])('sends nothing %s', async (_, rest, field) => {
    const { client, write } = await scene()
    const { status, body } = await as(client).ask(sendOwnLabel, { id: newId(), ...write, ...rest })
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual([field])
  })

  test('sends one label of a food: twice from one device is once, and a second one waits for the first', async () => {
    const { client, write, send } = await scene()
    const id = newId()
    const results = await race(() => as(client).ask(sendOwnLabel, { id, ...write }))
    expect(results).toEqual({ passed: 20, codes: [] })
    expect((await as(client).call(listOwnLabels, {})).checks).toHaveLength(1)
    await expect(send()).rejects.toThrow(/label already sent/)
    await as(client).call(deleteOwnLabel, { id })
    await send()
    await expect(as(client).call(undeleteOwnLabel, { id })).rejects.toThrow(/label already sent/)
  })

  test('sends nothing for what is in no doubt, nor for a food of another business', async () => {
    const { client, send } = await scene()
    const foreign = await scene()
    await expect(send({ food: foreign.food })).rejects.toThrow(/not found/)
    await expect(send({ food: { id: null, name: 'Latte intero' } })).rejects.toThrow(/label not awaited/)
    expect((await as(client).call(listOwnLabels, {})).checks).toEqual([])
  })

  test('cannot decide, nor choose a product that does not answer the doubt', async () => {
    const { client, clientId, food, cleared, allergic, send } = await scene()
    const { product, id: checkId } = await cleared()
    const decision = { id: clientId, checkId, brand: '', name: 'Mia', barcode: '', verdicts: [free(milk)] }
    await expect(as(client).call(decideLabel, decision)).rejects.toThrow(/forbidden/)
    const otherFood = { id: null, name: 'Pane del bar' }
    await expect(as(client).call(chooseOwnProduct, { food: otherFood, productId: product?.id ?? '' })).rejects.toThrow(/not found/)
    await as(client).call(chooseOwnProduct, { food, productId: null })
    await allergic(clientId, nuts)
    await expect(as(client).call(chooseOwnProduct, { food, productId: product?.id ?? '' })).rejects.toThrow(/not found/)
    expect((await send()).check).toMatchObject({ outcome: 'open' })
  })
})

describe('a decision', () => {
  test('settles the doubt for the client who eats the product, with its date, and an allergy that is added later is open', async () => {
    const { client, clientId, food, cleared, labelStates, allergic, toldTo, nutritionist } = await scene()
    await cleared()
    expect(await labelStates()).toEqual({ Latte: 'free' })
    const { checks, products } = await as(client).call(listOwnLabels, {})
    expect(checks).toEqual([])
    expect(products).toMatchObject([
      { name: 'Fette dorate', state: 'current', chosenFor: [food.id], free: [{ name: 'Latte', readOn: romeDay() }] },
    ])
    expect(await toldTo(client)).toEqual(['Fette biscottate: etichetta verificata'])
    await allergic(clientId, nuts)
    expect(await labelStates()).toEqual({ Latte: 'free', 'Frutta a guscio': undefined })
    expect((await as(nutritionist).call(listExclusions, { id: clientId })).exclusions.find(({ name }) => name === 'Latte')?.labels).toEqual(
      { [food.id]: 'free' },
    )
    await as(client).call(chooseOwnProduct, { food, productId: null })
    expect(await labelStates()).toEqual({ Latte: undefined, 'Frutta a guscio': undefined })
  })

  test('that the label names the allergen makes the warning certain', async () => {
    const { client, send, decide, labelStates, toldTo } = await scene()
    const { check } = await send()
    await decide(check?.id ?? '', [contains(milk)])
    expect(await labelStates()).toEqual({ Latte: 'contains' })
    expect(await toldTo(client)).toEqual(['Fette biscottate: non mangiare Mulino Fette dorate'])
    expect((await as(client).call(listOwnLabels, {})).products).toMatchObject([{ free: [], named: [{ name: 'Latte', state: 'contains' }] }])
  })

  test('is made once, also by two at once', async () => {
    const { admin, nutritionist, send, decide } = await scene()
    const checkId = (await send()).check?.id ?? ''
    const results = await Promise.allSettled([decide(checkId, [free(milk)]), decide(checkId, [contains(milk)], admin)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(decide(checkId, [free(milk)])).rejects.toThrow(/label already decided/)
    expect((await as(nutritionist).call(listFoodProducts, {})).products).toHaveLength(1)
    expect((await as(nutritionist).call(listFoodProducts, {})).products[0]?.verdicts).toHaveLength(1)
  })

  test('needs a name and a verdict, of allergens and of what is asked', async () => {
    const { nutritionist, clientId, send } = await scene()
    const checkId = (await send()).check?.id ?? ''
    const decision = { id: clientId, checkId, brand: '', name: 'Fette', barcode, verdicts: [free(milk)] }
    for (const wrong of [{ name: ' ' }, { verdicts: [] }, { barcode: '12' }, { verdicts: [free({ kind: 'word', word: 'kiwi' })] }])
      await expect(as(nutritionist).call(decideLabel, { ...decision, ...wrong })).rejects.toThrow()
    expect((await as(nutritionist).call(listOpenLabels, {})).checks).toHaveLength(1)
  })

  test('may be that nobody can read the photo, after which the client sends another one', async () => {
    const { client, nutritionist, clientId, send, labelStates, toldTo } = await scene()
    const checkId = (await send()).check?.id ?? ''
    await as(nutritionist).call(returnLabel, { id: clientId, checkId })
    expect(await labelStates()).toEqual({ Latte: undefined })
    expect(await toldTo(client)).toEqual(['Fette biscottate: serve un’altra foto'])
    expect((await as(client).call(listOwnLabels, {})).checks).toMatchObject([{ outcome: 'unreadable' }])
    await send()
    expect((await as(client).call(listOwnLabels, {})).checks).toMatchObject([{ outcome: 'open' }])
    expect((await as(nutritionist).call(listOpenLabels, {})).checks).toHaveLength(1)
  })
})

describe('a product', () => {
  test('is offered to others of the business, and its barcode answers at once', async () => {
    const first = await scene()
    const { product } = await first.cleared()
    const { member } = await otherClient(first)
    const { products } = await as(member).call(listOwnLabels, {})
    expect(products).toMatchObject([{ id: product?.id, foodKeys: [first.food.id], chosenFor: [], free: [{ name: 'Latte' }] }])
    const answer = await as(member).call(sendOwnLabel, { id: newId(), food: first.food, barcode: ` 807680951375 3` })
    expect(answer).toMatchObject({ check: null, product: { id: product?.id, chosenFor: [first.food.id] } })
    expect(await first.labelStates(member)).toEqual({ Latte: 'free' })
    const asWords = await as(member).call(sendOwnLabel, { id: newId(), food: { id: null, name: 'Pane' }, barcode })
    expect(asWords.check).toMatchObject({ outcome: 'open' })
  })

  test('stays within its business', async () => {
    const first = await scene()
    await first.cleared()
    const second = await scene()
    expect((await as(second.client).call(listOwnLabels, {})).products).toEqual([])
    expect((await second.send()).check).toMatchObject({ outcome: 'open' })
  })

  test('counts for a year: then what was free is in doubt again, and what was named still warns', async () => {
    const { client, team, cleared, labelStates, send, nutritionist } = await scene()
    await cleared()
    const readOn = (day: string, state = 'free') =>
      database.withWorkspace(team.workspaceId, 'write', db =>
        db.run(sql`update food_products set verdicts = ${JSON.stringify([{ target: milk, state, readOn: day }])}::jsonb, read_on = ${day}`),
      )
    await readOn(ago(labelReadingDays))
    expect(await labelStates()).toEqual({ Latte: 'free' })
    await readOn(ago(labelReadingDays + 1))
    expect(await labelStates()).toEqual({ Latte: undefined })
    expect((await as(client).call(listOwnLabels, {})).products).toMatchObject([{ state: 'expired' }])
    expect((await as(nutritionist).call(listFoodProducts, { state: 'expired' })).products).toHaveLength(1)
    expect((await as(nutritionist).call(listFoodProducts, { state: 'current' })).products).toEqual([])
    expect((await send()).check).toMatchObject({ outcome: 'open' })
    await readOn(ago(labelReadingDays + 1), 'contains')
    expect(await labelStates()).toEqual({ Latte: 'contains' })
  })

  test('is withdrawn for everybody, who are told, until its label is read again', async () => {
    const first = await scene()
    const { nutritionist, client, labelStates, toldTo } = first
    const { product } = await first.cleared()
    const { member } = await otherClient(first)
    await as(member).call(sendOwnLabel, { id: newId(), food: first.food, barcode })
    const id = product?.id ?? ''
    await as(nutritionist).call(withdrawFoodProduct, { id, reason: 'recipe changed' })
    expect([await labelStates(), await labelStates(member)]).toEqual([{ Latte: undefined }, { Latte: undefined }])
    expect((await toldTo(client))[0]).toBe('Mulino Fette dorate: di nuovo da verificare')
    expect((await toldTo(member))[0]).toBe('Mulino Fette dorate: di nuovo da verificare')
    const reading = { id, brand: 'Mulino', name: 'Fette dorate', barcode }
    await as(nutritionist).call(updateFoodProduct, { ...reading, verdicts: [{ target: milk, state: 'may contain' }] })
    expect(await labelStates(member)).toEqual({ Latte: 'may contain' })
    expect((await toldTo(member))[0]).toBe('Mulino Fette dorate: non mangiare Mulino Fette dorate')
  })

  test('is found by its name, brand, barcode and food', async () => {
    const { nutritionist, cleared, coach } = await scene()
    await cleared()
    for (const search of ['dorate', 'mulino', barcode, 'biscottate'])
      expect((await as(nutritionist).call(listFoodProducts, { search })).products).toHaveLength(1)
    expect((await as(nutritionist).call(listFoodProducts, { search: 'gelato' })).products).toEqual([])
    await expect(as(coach).call(listFoodProducts, {})).rejects.toThrow(/forbidden/)
  })
})

describe('a label', () => {
  test('is seen by those in charge alone', async () => {
    const first = await scene()
    const { client, clientId, team, send } = first
    const checkId = (await send({ photoUploadIds: [await uploadOf(client)] })).check?.id ?? ''
    const stranger = await given.team()
    const colleague = await given.member('nutritionist', { workspaceId: team.workspaceId })
    const { member, id: otherId } = await otherClient(first)
    for (const by of [stranger.nutritionist, colleague])
      await expect(as(by).call(getLabelCheck, { id: clientId, checkId })).rejects.toThrow(/not found/)
    expect((await as(colleague).call(listOpenLabels, {})).checks).toEqual([])
    await expect(as(team.nutritionist).call(getLabelCheck, { id: otherId, checkId })).rejects.toThrow(/not found/)
    await expect(as(member).call(deleteOwnLabel, { id: checkId })).rejects.toThrow(/not found/)
    const [photo] = (await as(team.nutritionist).call(getLabelCheck, { id: clientId, checkId })).photos
    const statusFor = (by: TestMember) => statusOfFile(house, photo?.id ?? '', by)
    expect([await statusFor(team.nutritionist), await statusFor(client), await statusFor(team.coach), await statusFor(member)]).toEqual([
      200, 200, 404, 404,
    ])
  })

  test('goes with its client, but not what a product was decided by', async () => {
    const { client, clientId, team, send, decide, food } = await scene()
    const first = (await send({ photoUploadIds: [await uploadOf(client)] })).check?.id ?? ''
    await decide(first, [free(milk)])
    await send({ food: { ...food, id: null }, barcode: '', photoUploadIds: [await uploadOf(client), await uploadOf(client)] })
    const owned = await database.withWorkspace(team.workspaceId, 'write', async db =>
      (
        await Promise.all(clientFileOwners.gathered().map(list => list(db, { workspaceId: team.workspaceId, clientIds: [clientId] })))
      ).flat(),
    )
    expect(owned).toHaveLength(2)
  })

  test('of two records of one person becomes one', async () => {
    const { clientId, team, send } = await scene()
    await send()
    const toId = await lonelyClientOf(house, team)
    await database.withWorkspace(team.workspaceId, 'write', async db => {
      await db.run(sql`
        insert into label_checks (id, client_id, food_key, food_name) select ${newId()}, ${toId}, food_key, food_name from label_checks`)
    })
    await database.withSystem('write', async db => {
      for (const join of clientJoins.gathered()) await join(db, { workspaceId: team.workspaceId, fromId: clientId, toId })
    })
    const { count } = await database.withWorkspace(team.workspaceId, 'read', db =>
      db.one<Count>(sql`select count(*) as count from label_checks where client_id = ${toId} and outcome = 'open' and deleted_at is null`),
    )
    expect(Number(count)).toBe(1)
  })
})
