import { createExclusions, createFood, deleteFood, updateFood } from '@allenio/contract/aliments'
import { updateMacroVisibility } from '@allenio/contract/macros'
import {
  addOwnEntry,
  addOwnMealPhoto,
  deleteOwnEntry,
  getClientDiary,
  getOwnDiet,
  getOwnFoods,
  undeleteOwnEntry,
  type UsualFood,
} from '@allenio/contract/meal-diary'
import { unpackLibrary, unpackMeasures } from '@allenio/domain/aliments'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { clientOf, testHouse, uploadOf } from '#testing'
import { describe, expect, test } from 'vitest'
import { almonds, dietOf, oats, today } from './scene.testing.ts'

const house = await testHouse()
const { as, given } = house
const refusal = (code: string) => ({ body: { code } })

async function scene() {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const add = (more: object) => as(team.client).call(addOwnEntry, { id: newId(), day: today, text: 'Avena', ...more })
  const entries = async () => (await as(team.client).call(getOwnDiet, {})).diet?.diary.entries ?? []
  return { ...team, team, clientId, add, entries }
}

const food = ({ id, version }: { id: string; version: number }) => ({ food: { id, version } })
const figures = (kcal: number) => ({ basis: { kind: 'per 100 g' as const }, kcal })

describe('an entry with a food', () => {
  test('has its name, weight, measure and energy, and is one however often it is sent', async () => {
    const { client, entries } = await scene()
    const measure = { name: { it: 'tazza', en: 'cup' }, amount: 0.5 }
    const write = { id: newId(), day: today, text: 'Avena', ...food(oats), grams: 40, measure }
    const entry = await as(client).call(addOwnEntry, write)
    expect(entry).toMatchObject({ food: { id: oats.id, version: 1 }, grams: 40, measure, isMatched: false })
    expect(entry.kcal).toBeGreaterThan(100)
    expect(await as(client).call(addOwnEntry, write)).toEqual(entry)
    expect(await entries()).toMatchObject([entry])
  })

  test('gives its client the macros of what was eaten, but for those that the food lacks', async () => {
    const { client, nutritionist, add } = await scene()
    const macros = { ...figures(300), protein: 8, carbs: 40 }
    const own = await as(nutritionist).call(createFood, { nameIt: 'Torta della casa', figures: macros })
    await add({ ...food(own), grams: 50 })
    await add({ text: 'Una pizza', kcal: 800 })
    const { diet } = await as(client).call(getOwnDiet, {})
    expect(diet?.diary.entries.map(entry => entry.macros)).toEqual([{ protein: 4, carbs: 20, lipids: null }, null])
  })

  test('stays as it was when its food is edited or deleted', async () => {
    const { nutritionist, add, entries } = await scene()
    const own = await as(nutritionist).call(createFood, { nameIt: 'Torta della casa', figures: figures(300) })
    const before = await add({ ...food(own), grams: 100 })
    expect(before).toMatchObject({ kcal: 300, food: { it: 'Torta della casa' } })
    await as(nutritionist).call(updateFood, { id: own.id, nameIt: 'Torta nuova', figures: figures(500) })
    await as(nutritionist).call(deleteFood, { id: own.id })
    expect(await entries()).toMatchObject([before])
    // a device that was away sends what it found before
    expect(await add({ ...food(own), grams: 50 })).toMatchObject({ kcal: 150, food: { it: 'Torta della casa' } })
  })

  test('leaves its words where the food is another business’s, or in no version that there was', async () => {
    const { add } = await scene()
    const stranger = await given.team()
    const theirs = await as(stranger.nutritionist).call(createFood, { nameIt: 'Segreto', figures: figures(300) })
    for (const unknown of [theirs, { id: newId(), version: 1 }, { ...oats, version: 9 }])
      expect(await add({ text: 'Torta', ...food(unknown), grams: 100 })).toMatchObject({
        text: 'Torta',
        food: null,
        grams: 100,
        kcal: null,
      })
  })

  test.each([0, -5, 1e9, 12.5])('is refused with %s g', async grams => {
    const { add } = await scene()
    await expect(add({ ...food(oats), grams })).rejects.toMatchObject({ status: 422 })
  })

  test('is refused without a weight, with a text that never ends, and on a day that is still to come', async () => {
    const { add } = await scene()
    for (const wrong of [food(oats), { text: 'a'.repeat(10_000) }, { day: addDays(today, 40) }])
      await expect(add(wrong)).rejects.toMatchObject({ status: 422 })
  })

  test('has no energy for a client from whom the business hides it', async () => {
    const { client, clientId, admin, add } = await scene()
    await as(admin).call(updateMacroVisibility, { id: clientId, isHidden: true })
    expect(await add({ ...food(oats), grams: 40 })).toMatchObject({ kcal: null, grams: 40 })
    const { library } = await as(client).call(getOwnFoods, {})
    expect(library?.foods.kcal.every(kcal => kcal === null)).toBe(true)
  })

  test('finds no room after forty, and comes back as it was', async () => {
    const { client, add, entries } = await scene()
    const first = await add({ ...food(oats), grams: 40 })
    for (let count = 1; count < 40; count += 1) await add({ text: `Caffè ${count}` })
    await expect(add({ text: 'Ancora uno' })).rejects.toMatchObject(refusal('diary full'))
    await as(client).call(deleteOwnEntry, { id: first.id })
    expect(await as(client).call(undeleteOwnEntry, { id: first.id })).toEqual(first)
    expect(await entries()).toHaveLength(40)
  })
})

describe('the foods of a client', () => {
  test('are the library, the usual ones first, those of the plan, and of the business’s own none but these', async () => {
    const { client, nutritionist, clientId, team, add } = await scene()
    const [met, unmet] = [
      await as(nutritionist).call(createFood, {
        nameIt: 'Torta',
        figures: figures(300),
        measures: [{ name: { it: 'fetta', en: 'slice' }, amount: 1, grams: 80 }],
      }),
      await as(nutritionist).call(createFood, { nameIt: 'Segreto' }),
    ]
    const diet = await dietOf(house, team, { clientId })
    for (const grams of [30, 40]) await add({ ...food(oats), grams })
    await add({ ...food(met), grams: 80 })
    const { own, library, revision, libraryRevision } = await as(client).call(getOwnFoods, {})
    expect(own?.foods.map(({ id }) => id)).toEqual([met.id])
    expect(own?.foods).not.toContainEqual(expect.objectContaining({ id: unmet.id }))
    expect(own?.measures).toMatchObject([{ id: met.id, measures: [{ grams: 80 }] }])
    expect(own?.usual.map(({ food: { id }, grams }: UsualFood) => [id, grams])).toEqual([
      [oats.id, 40],
      [met.id, 80],
    ])
    expect(diet.mealPlanId).toBeTruthy()
    expect(library && unpackLibrary(library.foods).length).toBeGreaterThan(3000)
    expect(library && [...unpackMeasures(library.measures).values()].flat().length).toBeGreaterThan(1000)
    expect(await as(client).call(getOwnFoods, { revision, libraryRevision })).toEqual({
      revision,
      libraryRevision,
      own: null,
      library: null,
    })
  })

  test('come with the allergies that they warn of, and the team reads what touches them', async () => {
    const { client, admin, nutritionist, clientId, add } = await scene()
    const exclude = (target: object, kind: string) =>
      as(admin).call(createExclusions, { id: clientId, exclusions: [{ id: newId(), kind, target }] } as never)
    await exclude({ kind: 'allergen', allergen: 'nuts' }, 'allergy')
    await exclude({ kind: 'word', word: 'broccoli' }, 'dislike')
    const { own } = await as(client).call(getOwnFoods, {})
    expect(own?.allergies).toMatchObject([{ kind: 'allergy', target: { allergen: 'nuts' } }])
    await add({ text: 'Mandorle', ...food(almonds), grams: 20 })
    await add({ text: 'Torta di mandorle' })
    await add({ text: 'Torta della nonna' })
    const [day] = (await as(nutritionist).call(getClientDiary, { id: clientId })).days
    expect(day?.entries.map(({ text, allergies, doubts }) => [text, allergies.length, doubts.length])).toEqual([
      ['Mandorle', 1, 0],
      ['Torta di mandorle', 1, 0],
      ['Torta della nonna', 0, 1],
    ])
  })
})

test('a corrected entry replaces the one before, with its photos, and sent twice it replaces it once', async () => {
  const { client, add } = await scene()
  const before = await add({ text: 'Una pizza', kcal: 800 })
  const photoUploadId = await uploadOf(client)
  const photo = await as(client).call(addOwnMealPhoto, { id: newId(), day: today, entryId: before.id, photoUploadId })
  const corrected = { id: newId(), text: 'Mezza pizza', kcal: 400, replacesId: before.id }
  await add(corrected)
  await add(corrected)
  const { diet } = await as(client).call(getOwnDiet, {})
  expect(diet?.diary.entries.map(({ text, kcal }) => [text, kcal])).toEqual([['Mezza pizza', 400]])
  expect(diet?.diary.photos.map(({ id, entryId }) => [id, entryId])).toEqual([[photo.id, corrected.id]])
})
