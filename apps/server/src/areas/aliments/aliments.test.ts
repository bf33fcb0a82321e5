import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Input } from '@allenio/contract'
import {
  changeManyFoods,
  cloneFood,
  createFood,
  deleteFood,
  foodTableOrders,
  setFoodTables,
  setFoodFavorite,
  undeleteFood,
  updateFood,
  updateFoodOverlay,
  countFoods,
  exportFoods,
  getFood,
  getFoodIndex,
  listFoodAuthors,
  listFoodOptions,
  listFoods,
} from '@allenio/contract/aliments'
import { everydayFoods, idOfSource, isListedFood, unpackLibrary } from '@allenio/domain/aliments'
import { newId } from '@allenio/domain/ids'
import { sql, type Count, type Row } from '#platform/db'
import { found } from '#platform/errors'
import { actorOf, sheetXml, testHouse, uploadOf, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'
import { mergeContent } from './content.ts'
import { exportTable } from './food-export.ts'
import { insertFoods } from './own-foods.ts'

const { given, as, database } = await testHouse()
const [apple, otherApple, milk] = [idOfSource(1000378), idOfSource(9004), idOfSource(1077)]
const namesOf = ({ aliments }: { aliments: { nameIt: string }[] }) => aliments.map(each => each.nameIt)
const search = async ({ nutritionist }: TestTeam, text: string, more: object = {}) =>
  namesOf(await as(nutritionist).call(listFoods, { search: text, ...more }))
const per100 = { kind: 'per 100 g' } as const
const create = ({ nutritionist }: TestTeam, nameIt: string, more: object = {}) => as(nutritionist).call(createFood, { nameIt, ...more })

describe('the list of foods', () => {
  test('holds the library and a business’s own, which no neighbour sees', async () => {
    const [a, b] = [await given.team(), await given.team()]
    await create(a, 'Yogurt della latteria', { brand: 'Malga Rossa', barcode: '8001234567897', category: 'milk_yogurt' })
    expect(await search(a, 'latteria yogurt')).toEqual(['Yogurt della latteria'])
    expect(await search(a, 'malga')).toEqual(['Yogurt della latteria'])
    expect(await search(a, '8001234567897')).toEqual(['Yogurt della latteria'])
    expect(await search(b, 'malga', { source: 'own' })).toEqual([])
    const { library, own } = await as(a.nutritionist).call(countFoods, {})
    expect([library, own]).toEqual([3246, 1])
  })

  test('puts what is called so before what only has it, in both languages and with a typo', async () => {
    const team = await given.team()
    const [apple = ''] = await search(team, 'mela')
    expect(apple).toMatch(/^Mela\b/)
    expect((await search(team, 'apple'))[0]).toMatch(/^Mela\b/)
    expect((await search(team, 'parmigaino'))[0]).toMatch(/Parmigiano/)
    await as(team.nutritionist).call(setFoodFavorite, { id: milk, isFavorite: true })
    const { aliments } = await as(team.nutritionist).call(listFoods, {})
    expect(aliments[0]).toMatchObject({ id: milk, isFavorite: true })
    const own = await as(team.nutritionist).call(createFood, { nameIt: 'Zuppa', figures: { basis: { kind: 'per 100 g' } } })
    const first = (await as(team.nutritionist).call(listFoods, {})).aliments.slice(0, 2)
    expect(first.map(({ id }) => id)).toEqual([own.id, milk])
    expect((await as(team.nutritionist).call(listFoods, { onlyFavorites: true })).aliments).toHaveLength(1)
    expect((await as(team.admin).call(listFoods, { onlyFavorites: true })).aliments).toEqual([])
  })

  test('puts what an everyday word means first, unless the business has a food of that name', async () => {
    const team = await given.team()
    const first = async (text: string) => (await search(team, text))[0]
    expect([await first('uova'), await first('olio evo'), await first('egg')]).toEqual([
      'Uovo intero, crudo',
      'Olio extravergine di oliva',
      'Uovo intero, crudo',
    ])
    await create(team, 'Uova')
    expect(await first('uova')).toBe('Uova')
    const ids = [...new Set(everydayFoods.flatMap(([sources]) => sources))].map(idOfSource)
    const { count } = await database.withSystem('read', db =>
      db.one<Count>(sql`select count(*) as count from system_foods where id = any(${ids}::uuid[]) and archived_at is null`),
    )
    expect(count).toBe(ids.length)
  })

  test('has the foods of the chosen tables, and of a food that two have the preferred one', async () => {
    const team = await given.team()
    const american = idOfSource(9003)
    const idsFound = async () => (await as(team.nutritionist).call(listFoods, { search: 'mela' })).aliments.map(({ id }) => id)
    const listed = { 'Europe first': apple, 'Europe only': apple, 'USDA first': american, 'USDA only': american }
    for (const tables of foodTableOrders) {
      const { revision, libraryRevision, library: columns } = await as(team.nutritionist).call(getFoodIndex, {})
      await as(team.admin).call(setFoodTables, { tables })
      const ids = await idsFound()
      expect([tables, ids[0], ids.includes(apple) && ids.includes(american)]).toEqual([tables, listed[tables], false])
      const index = await as(team.nutritionist).call(getFoodIndex, { revision, libraryRevision })
      expect([index.tables, index.library]).toEqual([tables, null])
      const { library } = await as(team.nutritionist).call(countFoods, {})
      const foods = unpackLibrary(found(columns))
      expect([tables, foods.filter(food => isListedFood(food, tables)).length]).toEqual([tables, library])
    }
    expect((await as(team.nutritionist).call(getFood, { id: apple })).name).toBe('Mela')
    await expect(as(team.nutritionist).call(setFoodTables, { tables: 'USDA only' })).rejects.toMatchObject({ status: 403 })
  })

  test('says where figures come from, and what is too little to be measured', async () => {
    const team = await given.team()
    const european = await as(team.nutritionist).call(getFood, { id: idOfSource(1000379) })
    expect(european).toMatchObject({ table: 'FSVO', carbs: 9, carbsIncludeFiber: false })
    expect(european.belowLimit).toEqual({ omega_3_ala: 0.01, starch: 'traces', sodium: 'traces' })
    expect((await as(team.nutritionist).call(getFood, { id: idOfSource(9003) })).table).toBe('USDA')
  })

  test('is filtered by nutrients and allergens, of which what is not known is never enough', async () => {
    const team = await given.team()
    const nutritionist = as(team.nutritionist)
    const iron = await nutritionist.call(listFoods, { nutrient: 'iron', nutrientAtLeast: 20, sort: '-nutrient' })
    expect(iron.aliments.length).toBeGreaterThan(3)
    const amounts = iron.aliments.map(({ nutrient }) => nutrient ?? Number.NaN)
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one))
    expect(amounts.every(amount => amount >= 20)).toBe(true)
    await create(team, 'Farina misteriosa')
    expect(await search(team, 'farina misteriosa', { freeOf: 'gluten' })).toEqual([])
    expect(await search(team, 'riso', { freeOf: 'gluten' })).not.toEqual([])
  })

  test('stands in the order of how near foods are to another', async () => {
    const team = await given.team()
    const nutritionist = as(team.nutritionist)
    const near = await nutritionist.call(listFoods, { reference_aliment_id: apple })
    expect(near.aliments[0]?.id).toBe(apple)
    const { protein, carbs, lipids } = await nutritionist.call(getFood, { id: apple })
    const byFigures = await nutritionist.call(listFoods, {
      reference_aliment_proteins_tot: protein ?? 0,
      reference_aliment_carbs_tot: carbs ?? 0,
      reference_aliment_lipids_tot: lipids ?? 0,
    })
    expect(byFigures.aliments.map(({ id }) => id)).toEqual(near.aliments.map(({ id }) => id))
    // a macro that is not known of a food is not compared
    const sugar = await create(team, 'Sciroppo', { figures: { basis: per100, carbs: 60 } })
    const likeSugar = await nutritionist.call(listFoods, { reference_aliment_id: sugar.id })
    expect(likeSugar.aliments.slice(0, 10).every(food => Math.abs((food.carbs ?? 0) - 60) < 5)).toBe(true)
    const refused = nutritionist.call(listFoods, { reference_aliment_id: '0198f000-0000-7000-8000-000000000000' })
    await expect(refused).rejects.toMatchObject({ body: { code: 'not found' } })
  })

  test('offers options and authors', async () => {
    const team = await given.team()
    await create(team, 'Zuppa del cuoco')
    const { options } = await as(team.nutritionist).call(listFoodOptions, { search: 'zuppa del cuoco' })
    expect(options).toMatchObject([{ name: 'Zuppa del cuoco', source: 'own' }])
    const { authors } = await as(team.nutritionist).call(listFoodAuthors, {})
    expect(authors).toMatchObject([{ count: 1 }])
    expect(await search(team, '', { authorId: authors[0]?.id })).toEqual(['Zuppa del cuoco'])
  })
})

describe('the figures of an own food', () => {
  test('are stored per 100 g, from a label per serving in kilojoules and salt', async () => {
    const team = await given.team()
    const food = await create(team, 'Barretta', {
      figures: {
        basis: { kind: 'per serving', grams: 50 },
        kilojoules: 836.8,
        protein: 10,
        carbs: 20,
        lipids: 5,
        salt: 0.5,
        nutrients: { fiber: 3 },
      },
    })
    expect(food).toMatchObject({
      kcal: 400,
      protein: 20,
      carbs: 40,
      lipids: 10,
      carbsIncludeFiber: false,
      nutrients: { fiber: 6, sodium: 400 },
    })
    const oil = await create(team, 'Olio', { figures: { basis: { kind: 'per 100 ml', density: 0.92 }, kcal: 828 } })
    expect(oil).toMatchObject({ kcal: 900, density: 0.92, protein: null })
  })

  test.each([
    [{ figures: { basis: per100, protein: 60, carbs: 30, lipids: 20 } }, 'figures.carbs', 'macros above 100 g'],
    [{ figures: { basis: per100, kcal: -1 } }, 'figures.kcal', 'figure negative'],
    [{ figures: { basis: per100, nutrients: { iron: 1e9 } } }, 'figures.nutrients.iron', 'figure too large'],
    [{ figures: { basis: per100, nutrients: { unobtainium: 1 } } }, 'figures.nutrients.unobtainium', 'invalid input'],
    [{ figures: { basis: { kind: 'per serving', grams: 0 }, kcal: 1 } }, 'figures.basis.grams', 'amount not positive'],
    [{ barcode: '8001234567891' }, 'barcode', 'barcode digit wrong'],
    [{ barcode: '12' }, 'barcode', 'barcode length wrong'],
    [{ barcode: 'abc' }, 'barcode', 'barcode not digits'],
    [{ nameIt: ' ' }, 'nameIt', 'food name needed'],
  ])('are refused at their field: %j', async (written, field, code) => {
    const { nutritionist } = await given.team()
    const refused = as(nutritionist).call(createFood, { nameIt: 'Prova', ...written } as never)
    await expect(refused).rejects.toMatchObject({ body: { code, errors: { [field]: [expect.any(String)] } } })
  })
})

describe('an own food', () => {
  test('has a new version with each edit, and keeps the earlier ones', async () => {
    const team = await given.team()
    const nutritionist = as(team.nutritionist)
    const { id } = await create(team, 'Pane', { figures: { basis: per100, kcal: 240 } })
    await nutritionist.call(updateFood, { id, figures: { basis: per100, kcal: 250 } })
    // a note is the food's, not the version's
    const noted = await nutritionist.call(updateFood, { id, note: 'Del forno' })
    expect(noted).toMatchObject({ version: 2, kcal: 250, note: 'Del forno' })
    const versions = await database.withWorkspace(team.workspaceId, 'read', db =>
      db.many<Row<'food_versions', 'version' | 'content'>>(sql`
      select version, content from food_versions where food_id = ${id} order by version`),
    )
    expect(versions).toMatchObject([
      { version: 1, content: { kcal: 240 } },
      { version: 2, content: { kcal: 250 } },
    ])
  })

  test('has its barcode alone, also among two writes at once', async () => {
    const team = await given.team()
    const barcode = '8001234567897'
    const results = await Promise.allSettled([create(team, 'Uno', { barcode }), create(team, 'Due', { barcode })])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [stored] = (await as(team.nutritionist).call(listFoods, { barcode })).aliments
    await as(team.nutritionist).call(deleteFood, { id: stored?.id ?? '' })
    await create(team, 'Tre', { barcode })
    // the deleted one comes back without what belongs to another now
    expect(await as(team.nutritionist).call(undeleteFood, { id: stored?.id ?? '' })).toMatchObject({ barcode: '' })
  })

  test('is not written with a barcode that somebody took while a table was read', async () => {
    const team = await given.team()
    const barcode = '8001234567897'
    await create(team, 'Uno', { barcode })
    const actor = actorOf(team.nutritionist, 'nutritionist')
    const food = { id: newId(), content: mergeContent({ nameIt: 'Due', barcode }), note: '' }
    const written = database.withWorkspace(team.workspaceId, 'write', db => insertFoods(db, actor, [food]))
    await expect(written).rejects.toMatchObject({ code: 'changed meanwhile' })
  })

  test('goes and comes back with its picture', async () => {
    const team = await given.team()
    const nutritionist = as(team.nutritionist)
    const { id, picture } = await create(team, 'Torta', { pictureUploadId: await uploadOf(team.nutritionist) })
    expect(picture?.url).toMatch(/^\/api\/files/)
    await nutritionist.call(deleteFood, { id })
    expect(await search(team, 'torta', { source: 'own' })).toEqual([])
    await expect(nutritionist.call(getFood, { id })).rejects.toMatchObject({ body: { code: 'not found' } })
    expect((await nutritionist.call(undeleteFood, { id })).picture?.id).toBe(picture?.id)
    expect((await nutritionist.call(updateFood, { id, pictureUploadId: null })).picture).toBeNull()
  })
})

describe('a food of the library', () => {
  test('says what is not known, and that its carbs leave out the fibre', async () => {
    const { nutritionist } = await given.team()
    const food = await as(nutritionist).call(getFood, { id: apple })
    expect(food).toMatchObject({ source: 'library', carbsIncludeFiber: false, category: 'fruit', may: { delete: false, clone: true } })
    expect(food.measures.some(({ source }) => source === 'LARN')).toBe(true)
    expect(food.nutrients.fiber).toBeGreaterThan(1)
    expect(food.nutrients).not.toHaveProperty('vitamin_d2')
    expect(food.allergens.gluten).toBe('free')
  })

  test('is cloned to be changed', async () => {
    const team = await given.team()
    const nutritionist = as(team.nutritionist)
    await expect(nutritionist.call(updateFood, { id: apple, nameIt: 'Mia' })).rejects.toMatchObject({
      body: { code: 'food of the library' },
    })
    const clone = await nutritionist.call(cloneFood, { id: apple })
    const original = await nutritionist.call(getFood, { id: apple })
    expect(clone).toMatchObject({
      source: 'own',
      systemId: apple,
      kcal: original.kcal,
      nutrients: original.nutrients,
      nameIt: `${original.nameIt} (copia)`,
    })
    expect(clone.measures.every(({ source }) => source === 'own')).toBe(true)
    const named = await nutritionist.call(cloneFood, { id: apple, names: { it: 'Mela di Rita', en: 'Rita’s apple' } })
    expect(named).toMatchObject({ nameIt: 'Mela di Rita', nameEn: 'Rita’s apple' })
  })

  test('has what the business says of it laid over', async () => {
    const [team, other] = [await given.team(), await given.team()]
    const nutritionist = as(team.nutritionist)
    const measure = { name: { it: 'spicchio', en: 'wedge' }, amount: 1, grams: 20 }
    const overlaid = await nutritionist.call(updateFoodOverlay, { id: apple, measures: [measure], allergens: { nuts: 'may contain' } })
    expect(overlaid.measures[0]).toEqual({ ...measure, source: 'own' })
    expect([overlaid.allergens.nuts, overlaid.libraryAllergens.nuts]).toEqual(['may contain', 'free'])
    await nutritionist.call(updateFoodOverlay, { id: apple, isHidden: true })
    expect((await nutritionist.call(getFood, { id: apple })).allergens.nuts).toBe('may contain')
    // somebody who has read the food before knows nothing of the nuts
    await as(team.admin).call(updateFoodOverlay, { id: apple, allergens: { milk: 'contains' } })
    expect((await nutritionist.call(getFood, { id: apple })).allergens).toMatchObject({ nuts: 'may contain', milk: 'contains' })
    await nutritionist.call(updateFoodOverlay, { id: apple, allergens: { nuts: 'free' } })
    expect((await nutritionist.call(getFood, { id: apple })).allergens).toMatchObject({ nuts: 'free', milk: 'contains' })
    const { id: ownId } = await create(team, 'Torta', { allergens: { milk: 'contains' } })
    await as(team.admin).call(updateFood, { id: ownId, allergens: { nuts: 'contains', milk: 'not known' } })
    expect((await nutritionist.call(updateFood, { id: ownId, allergens: { eggs: 'contains' } })).allergens).toEqual({
      eggs: 'contains',
      nuts: 'contains',
    })
    const isListed = async (by: TestTeam, more: object = {}) =>
      (await as(by.nutritionist).call(listFoods, { reference_aliment_id: otherApple, search: 'mela', ...more })).aliments.some(
        ({ id }) => id === apple,
      )
    expect([await isListed(team), await isListed(team, { onlyHidden: true }), await isListed(other)]).toEqual([false, true, true])
    const { id } = await create(team, 'Mia')
    await expect(nutritionist.call(updateFoodOverlay, { id, isHidden: true })).rejects.toMatchObject({
      body: { code: 'food not of the library' },
    })
  })
})

describe('many foods at once', () => {
  test('change, and those that cannot say why', async () => {
    const team = await given.team()
    const nutritionist = as(team.nutritionist)
    const { id } = await create(team, 'Pane', { category: 'bread_bakery' })
    const moved = await nutritionist.call(changeManyFoods, { action: 'set category', ids: [id, apple], category: 'grains_flours' })
    expect(moved).toMatchObject({ changed: [id], refused: [{ id: apple, reason: expect.stringContaining('libreria') }] })
    const hidden = await nutritionist.call(changeManyFoods, { action: 'hide', ids: [id, apple] })
    expect(hidden).toMatchObject({ changed: [apple], refused: [{ id }] })
    const tagged = await nutritionist.call(changeManyFoods, { action: 'set allergens', ids: [id, milk], allergens: { soy: 'may contain' } })
    expect(tagged.changed.toSorted()).toEqual([id, milk].toSorted())
    expect(await nutritionist.call(getFood, { id })).toMatchObject({ version: 3, allergens: { soy: 'may contain' } })
    const deleted = await nutritionist.call(changeManyFoods, { action: 'delete', ids: [id] })
    expect(deleted.changed).toEqual([id])
    expect((await nutritionist.call(changeManyFoods, { action: 'undelete', ids: [id] })).changed).toEqual([id])
  })

  test('get their former category back, but for one that has another since', async () => {
    const team = await given.team()
    const nutritionist = as(team.nutritionist)
    const [bread, cake, pie] = [
      (await create(team, 'Pane', { category: 'bread_bakery' })).id,
      (await create(team, 'Torta')).id,
      (await create(team, 'Crostata', { category: 'sweets_chocolate' })).id,
    ]
    const ids = [bread, cake, pie]
    const { changed, overwritten } = await nutritionist.call(changeManyFoods, { action: 'set category', ids, category: 'grains_flours' })
    expect(changed.toSorted()).toEqual(ids.toSorted())
    await as(team.admin).call(updateFood, { id: pie, category: 'fruit' })
    const restored = await nutritionist.call(changeManyFoods, { action: 'restore values', ids, overwritten })
    expect(restored.changed.toSorted()).toEqual([bread, cake].toSorted())
    expect(restored.refused).toEqual([{ id: pie, name: 'Crostata', reason: 'È cambiato nel frattempo.' }])
    const categories = await Promise.all(ids.map(async id => (await nutritionist.call(getFood, { id })).category))
    expect(categories).toEqual(['bread_bakery', null, 'fruit'])
  })

  test('get their former allergens back, and the library speaks again where the business had said nothing', async () => {
    const team = await given.team()
    const nutritionist = as(team.nutritionist)
    const { id: own } = await create(team, 'Torta', { allergens: { milk: 'contains', soy: 'free' } })
    await nutritionist.call(updateFoodOverlay, { id: milk, allergens: { nuts: 'may contain' } })
    const ids = [own, apple, milk]
    const allergensOf = async () => {
      const foods = await Promise.all(ids.map(async id => nutritionist.call(getFood, { id })))
      return foods.map(food => food.allergens)
    }
    const overlays = () =>
      database.withWorkspace(team.workspaceId, 'read', db =>
        db.many<Row<'food_overlays', 'food_id' | 'allergens'>>(sql`select food_id, allergens from food_overlays order by food_id`),
      )
    const before = await allergensOf()
    const allergens = { nuts: 'contains', soy: 'contains' } as const
    const { overwritten } = await nutritionist.call(changeManyFoods, { action: 'set allergens', ids, allergens })
    expect(await allergensOf()).toEqual(before.map(tags => ({ ...tags, ...allergens })))
    // somebody looks into one matter meanwhile, and that stays
    await as(team.admin).call(updateFood, { id: own, allergens: { eggs: 'free', nuts: 'free' } })
    const restored = await nutritionist.call(changeManyFoods, { action: 'restore values', ids, overwritten })
    expect(restored).toMatchObject({ changed: expect.arrayContaining(ids), refused: [] })
    expect(await allergensOf()).toEqual([{ milk: 'contains', soy: 'free', eggs: 'free', nuts: 'free' }, before[1], before[2]])
    expect(new Map((await overlays()).map(row => [row.food_id, row.allergens]))).toEqual(
      new Map([
        [apple, {}],
        [milk, { nuts: 'may contain' }],
      ]),
    )
    const again = await nutritionist.call(changeManyFoods, { action: 'restore values', ids: [apple], overwritten })
    expect(again).toMatchObject({ changed: [], refused: [{ id: apple }] })
  })

  test('leave as a table, with an empty cell where a figure is not known', async () => {
    const team = await given.team()
    await create(team, 'Pane; nero', { figures: { basis: per100, kcal: 240.5, nutrients: { iron: 1.5 } } })
    const { body: text } = await as(team.nutritionist).ask(exportFoods, {})
    expect(text).toContain('"Pane; nero";;;;;240,5;')
    expect(text).toContain('Ferro (mg)')
  })

  test('leave as the list shows them: with a typo that is forgiven, and as a view of favorites or hidden ones', async () => {
    const team = await given.team()
    const own = await create(team, 'Panforte')
    const nutritionist = as(team.nutritionist)
    const idsOf = async (query: Omit<Input<typeof exportFoods>, 'format'>) => {
      const { body } = await nutritionist.ask(exportFoods, { format: 'json', ...query })
      return (body as { foods: { id: string }[] }).foods.map(({ id }) => id)
    }
    expect(await idsOf({})).toEqual([own.id])
    expect(await idsOf({ search: 'panfrte' })).toEqual([own.id])
    await nutritionist.call(setFoodFavorite, { id: apple, isFavorite: true })
    expect(await idsOf({ onlyFavorites: true })).toEqual([apple])
    expect(await idsOf({ onlyFavorites: true, source: 'own' })).toEqual([])
    await nutritionist.call(updateFoodOverlay, { id: milk, isHidden: true })
    expect(await idsOf({ onlyHidden: true })).toEqual([milk])
  })

  test('leave for a spreadsheet with numbers as numbers, and as JSON', async () => {
    const team = await given.team()
    const figures = { basis: per100, kcal: 240.5, nutrients: { iron: 1.5 } }
    const { id } = await create(team, '=Pane', { figures, allergens: { gluten: 'contains' } })
    const { headers } = await as(team.nutritionist).ask(exportFoods, { format: 'xlsx' })
    expect(headers).toMatchObject({ 'content-disposition': expect.stringContaining('alimenti.xlsx') })
    const query = { filters: { source: 'own' as const }, sort: 'name' as const, format: 'xlsx' as const }
    const { bytes } = await database.withWorkspace(team.workspaceId, 'read', db =>
      exportTable(db, actorOf(team.nutritionist, 'nutritionist'), query),
    )
    if (!(bytes.body instanceof Readable)) throw new Error('A table is written while it is sent.')
    const sheet = sheetXml(await buffer(bytes.body))
    for (const part of ['>=Pane<', '<v>240.5</v>', '<v>1.5</v>', '>Ferro (mg)<']) expect(sheet).toContain(part)
    const { body } = await as(team.nutritionist).ask(exportFoods, { format: 'json' })
    expect(body).toEqual({
      basis: '100 g',
      foods: [
        expect.objectContaining({
          id,
          nameIt: '=Pane',
          kcal: 240.5,
          protein: null,
          nutrients: { iron: 1.5 },
          allergens: { gluten: 'contains' },
        }),
      ],
    })
    expect((await as(team.nutritionist).ask(exportFoods, { format: 'json', search: 'nessuno' })).body).toEqual({
      basis: '100 g',
      foods: [],
    })
  })

  test('leave as JSON with the measures that a read of each shows', async () => {
    const team = await given.team()
    const nutritionist = as(team.nutritionist)
    const [slice, wedge] = [
      { name: { it: 'fetta', en: 'slice' }, amount: 1, grams: 38 },
      { name: { it: 'spicchio', en: 'wedge' }, amount: 1, grams: 20 },
    ]
    const own = await create(team, 'Pane', { measures: [slice] })
    await nutritionist.call(updateFoodOverlay, { id: apple, measures: [wedge] })
    for (const id of [own.id, apple, milk]) await nutritionist.call(setFoodFavorite, { id, isFavorite: true })
    const { body } = await nutritionist.ask(exportFoods, { format: 'json', onlyFavorites: true })
    const { foods } = body as { foods: { id: string; measures: object[] }[] }
    const measuresOf = (id: string) => foods.find(food => food.id === id)?.measures
    expect(measuresOf(own.id)).toEqual([{ ...slice, source: 'own' }])
    expect(measuresOf(apple)?.[0]).toEqual({ ...wedge, source: 'own' })
    for (const id of [own.id, apple, milk]) expect(measuresOf(id)).toEqual((await nutritionist.call(getFood, { id })).measures)
  })
})

test('a coach has no foods', async () => {
  const { coach } = await given.team()
  await expect(as(coach).call(listFoods, {})).rejects.toMatchObject({ body: { code: 'forbidden' } })
})
