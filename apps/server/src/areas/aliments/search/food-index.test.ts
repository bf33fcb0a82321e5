import {
  changeManyFoods,
  createFood,
  deleteFood,
  setFoodFavorite,
  undeleteFood,
  updateFood,
  updateFoodOverlay,
  allergens,
  getFoodIndex,
} from '@allenio/contract/aliments'
import { idOfSource, unpackLibrary } from '@allenio/domain/aliments'
import { sql, type Row } from '#platform/db'
import { testHouse, type TestTeam } from '#testing'
import { expect, test } from 'vitest'
import { noteFoodUses } from '../index.ts'

const { given, as, database, server } = await testHouse()
const [apple, milk] = [idOfSource(1000378), idOfSource(1077)]
const read = ({ nutritionist }: TestTeam, known: { revision?: string; libraryRevision?: string } = {}) =>
  as(nutritionist).call(getFoodIndex, known)

test('the library is the same in every business, and is read once', async () => {
  const [one, other] = [await read(await given.team()), await read(await given.team())]
  expect(other.library).toEqual(one.library)
  expect(other.libraryRevision).toBe(one.libraryRevision)
  const foods = one.library ? unpackLibrary(one.library) : []
  expect(foods).toHaveLength(3977)
  expect(foods.find(({ sourceId }) => sourceId === 9003)).toEqual({
    sourceId: 9003,
    nameIt: 'Mela con buccia',
    nameEn: 'Apple, with skin',
    category: 'fruit',
    kcal: 52,
    protein: 0.26,
    carbs: 11.41,
    lipids: 0.17,
    carbsIncludeFiber: false,
    allergens: Object.fromEntries(allergens.map(allergen => [allergen, 'free'])),
    cholesterol: null,
    twin: 1000378,
    synonyms: [],
  })
  expect(foods.find(({ sourceId }) => sourceId === 1000378)).toMatchObject({ nameIt: 'Mela', twin: 9003, carbsIncludeFiber: false })
  const lard = foods.find(({ nameIt }) => nameIt === 'Strutto')
  expect([lard?.cholesterol, foods.find(({ nameIt }) => nameIt === 'Olio di oliva')?.cholesterol]).toEqual([1, 0])
  const rows = await database.withSystem('read', db =>
    db.many<Row<'system_foods', 'id'>>(sql`select id from system_foods where archived_at is null`),
  )
  expect(foods.map(({ sourceId }) => idOfSource(sourceId)).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
})

test('the library takes at most 125 KB on its way', async () => {
  const { nutritionist } = await given.team()
  const known = await as(nutritionist).call(getFoodIndex, {})
  const headers = { authorization: `Bearer ${nutritionist.token}`, 'accept-encoding': 'gzip' }
  const sizeOf = async (query: Record<string, string>) =>
    (await server.inject({ url: `/api${getFoodIndex.path}`, headers, query })).rawPayload.length
  expect((await sizeOf({})) - (await sizeOf({ libraryRevision: known.libraryRevision }))).toBeLessThanOrEqual(125_000)
})

test('a device reads own foods and hidden ones again only after a change', async () => {
  const team = await given.team()
  const { nutritionist } = team
  let known = await read(team)
  const changed = async () => {
    const { revision, libraryRevision } = known
    const answer = await read(team, { revision, libraryRevision })
    known = answer
    expect(answer.library).toBeNull()
    return answer.own
  }
  expect(await changed()).toBeNull()
  const { id } = await as(nutritionist).call(createFood, { nameIt: 'Pane nero', brand: 'Forno', barcode: '8001234567897' })
  expect(await changed()).toMatchObject({ foods: [{ id, version: 1, nameIt: 'Pane nero', brand: 'Forno', barcode: '8001234567897' }] })
  await as(nutritionist).call(updateFood, { id, nameIt: 'Pane di segale' })
  expect(await changed()).toMatchObject({ foods: [{ id, version: 2, nameIt: 'Pane di segale' }] })
  await as(nutritionist).call(deleteFood, { id })
  expect(await changed()).toMatchObject({ foods: [] })
  await as(nutritionist).call(undeleteFood, { id })
  expect(await changed()).toMatchObject({ foods: [{ id }] })
  await as(nutritionist).call(changeManyFoods, { action: 'set category', ids: [id], category: 'bread_bakery' })
  expect(await changed()).toMatchObject({ foods: [{ category: 'bread_bakery' }], hiddenIds: [] })
  await as(nutritionist).call(updateFoodOverlay, { id: milk, allergens: { soy: 'may contain' } })
  expect(await changed()).toMatchObject({ overlays: [{ id: milk, allergens: { soy: 'may contain' } }] })
  await as(nutritionist).call(updateFoodOverlay, { id: apple, isHidden: true })
  expect(await changed()).toMatchObject({ hiddenIds: [apple] })
  await as(nutritionist).call(changeManyFoods, { action: 'show', ids: [apple] })
  expect(await changed()).toMatchObject({ hiddenIds: [] })
  expect(await changed()).toBeNull()
})

test('favorites are the asker’s, and what was planned with lately is everybody’s in the business', async () => {
  const [team, neighbor] = [await given.team(), await given.team()]
  await as(team.nutritionist).call(setFoodFavorite, { id: milk, isFavorite: true })
  const note = (ids: readonly string[]) => database.withWorkspace(team.workspaceId, 'write', db => noteFoodUses(db, ids))
  await note([milk])
  await database.withWorkspace(team.workspaceId, 'write', db => db.run(sql`update recent_foods set used_on = current_date - 27`))
  await note([apple, apple])
  expect(await read(team)).toMatchObject({ favoriteIds: [milk], recentIds: [apple, milk] })
  await database.withWorkspace(team.workspaceId, 'write', db => db.run(sql`update recent_foods set used_on = used_on - 1`))
  expect(await as(team.admin).call(getFoodIndex, {})).toMatchObject({ favoriteIds: [], recentIds: [apple] })
  expect(await read(neighbor)).toMatchObject({ favoriteIds: [], recentIds: [] })
})
