import {
  createFood,
  deleteFood,
  acceptFoodImport,
  cancelFoodImport,
  downloadRefusedFoods,
  getFoodImport,
  startFoodImport,
  updateFoodImport,
  countFoods,
  exportFoods,
  getFood,
  listFoods,
} from '@allenio/contract/aliments'
import { listNotifications } from '@allenio/contract/notifications'
import { testHouse, uploadOf, type TestMember, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'

const { given, as } = await testHouse()
const upload = ({ nutritionist }: TestTeam, body: Buffer) => uploadOf(nutritionist, { name: 'alimenti.csv', mimeType: 'text/csv', body })
const start = async (team: TestTeam, text: string) =>
  as(team.nutritionist).call(startFoodImport, { uploadId: await upload(team, Buffer.from(text)) })
const accept = ({ nutritionist }: TestTeam, id: string) => as(nutritionist).call(acceptFoodImport, { id })
const ownOf = async ({ nutritionist }: TestTeam) =>
  (await as(nutritionist).call(listFoods, { source: 'own', sort: 'created' })).aliments.toSorted((one, other) =>
    one.nameIt.localeCompare(other.nameIt),
  )
const foodOf = async (team: TestTeam, name: string) => {
  const food = (await ownOf(team)).find(({ nameIt, nameEn }) => nameIt === name || nameEn === name)
  return as(team.nutritionist).call(getFood, { id: food?.id ?? '' })
}
const faultsOf = (rows: readonly { line: number; column: string | null; fault: string }[]) =>
  rows.map(({ line, column, fault }) => [line, column, fault])

describe('a table of foods', () => {
  test('is understood as labels print it, and written only after it was accepted', async () => {
    const team = await given.team()
    await as(team.nutritionist).call(createFood, { nameIt: 'Pane', brand: 'Forno' })
    const preview = await start(
      team,
      'Alimento;Marca;EAN;Energia (kJ);Energia (kcal);Grassi;di cui saturi;Carboidrati;di cui zuccheri;' +
        'Fibre;Proteine;Sale;Contiene;Colore\r\n' +
        'Fette integrali;Forno;8001234567897;1569;;5,5 g;0,9;65;<0,5;9;11,2;1,25;"glutine, kiwi";blu\r\n' +
        'PANE;forno;;;250;;;;;;;;;\r\n' +
        'Torta;;;;;60;;60;;;;;;\r\n' +
        ';;;;;;;;;;;;;\r\n' +
        'Acqua;;;;;0;0;-1;;;;;;\r\n' +
        'fette integrali;;8001234567897;;;;;;;;;;;\r\n',
    )
    expect(preview).toMatchObject({ state: 'preview', separator: ';', rows: 6, accepted: 1, refusedRows: 5, droppedCells: 2 })
    expect(faultsOf(preview.refused)).toEqual([
      [3, null, 'known already'],
      [4, null, 'macros above 100 g'],
      [5, null, 'name missing'],
      [6, 'Carboidrati', 'figure negative'],
      [7, null, 'twice in the table'],
    ])
    expect(preview.refused[1]).toMatchObject({ reason: 'Proteine, carboidrati e grassi insieme superano i 100 g.' })
    expect(faultsOf(preview.dropped)).toEqual([
      [2, 'di cui zuccheri', 'number unreadable'],
      [2, 'Contiene', 'word unknown'],
    ])
    expect(await ownOf(team)).toHaveLength(1)
    expect(await accept(team, preview.id)).toMatchObject({ state: 'done', accepted: 1, refusedRows: 5 })
    // a second press of the button writes nothing
    expect(await accept(team, preview.id)).toMatchObject({ state: 'done', accepted: 1 })
    expect(await ownOf(team)).toHaveLength(2)
    // the importer, who may have left the page meanwhile, gets one notification; nobody else gets any
    const newsOf = async (who: TestMember) =>
      (await as(who).call(listNotifications, {})).notifications.map(({ title, body }) => [title, body])
    expect(await newsOf(team.nutritionist)).toEqual([['Importazione finita: 1 alimento', 'Righe non importate: 5.']])
    expect(await newsOf(team.admin)).toEqual([])
    expect(await foodOf(team, 'Fette integrali')).toMatchObject({
      brand: 'Forno',
      barcode: '8001234567897',
      kcal: 375,
      lipids: 5.5,
      carbs: 65,
      carbsIncludeFiber: false,
      protein: 11.2,
      nutrients: { saturated_fat: 0.9, fiber: 9, sodium: 500 },
      allergens: { gluten: 'contains' },
      version: 1,
    })
    expect((await foodOf(team, 'Fette integrali')).nutrients).not.toHaveProperty('sugars')
    const { body } = await as(team.nutritionist).ask(downloadRefusedFoods, { id: preview.id })
    expect(String(body)).toContain('6;Carboidrati;Il valore è sotto lo zero.;Acqua')
    // only the member who started an import reaches it
    expect((await as(team.admin).ask(getFoodImport, { id: preview.id })).status).toBe(404)
    expect((await as(team.nutritionist).ask(cancelFoodImport, { id: preview.id })).body.code).toBe('import accepted')
  })

  test('is read in the letters of Windows, with figures for a serving or for 100 ml', async () => {
    const team = await given.team()
    const text = 'Nome;Calorie;Proteine;Porzione (g);Densità (g/ml)\nPurè;120;3;30;\nCaffè ghiacciato;50;;;1,25\n'
    const uploadId = await upload(team, Buffer.from(text, 'latin1'))
    const preview = await as(team.nutritionist).call(startFoodImport, { uploadId })
    expect(preview).toMatchObject({ encoding: 'windows-1252', accepted: 2, droppedCells: 0 })
    expect(preview.columns.map(({ field }) => field)).toEqual(['nameIt', 'kcal', 'protein', 'servingGrams', 'density'])
    await accept(team, preview.id)
    expect(await foodOf(team, 'Purè')).toMatchObject({ kcal: 400, protein: 10, density: null })
    expect(await foodOf(team, 'Caffè ghiacciato')).toMatchObject({ kcal: 40, density: 1.25 })
  })

  test('is mapped by hand, and needs a column of names', async () => {
    const team = await given.team()
    const { id } = await start(team, 'A;B\nPane;8,5\n')
    const answer = await as(team.nutritionist).ask(acceptFoodImport, { id })
    expect([answer.status, answer.body.code]).toEqual([422, 'name column needed'])
    const mapped = await as(team.nutritionist).call(updateFoodImport, { id, hasHeading: true })
    expect(mapped.accepted).toBe(0)
    const named = await as(team.nutritionist).call(updateFoodImport, { id, fields: ['nameIt', 'protein'] })
    expect(named.preview).toEqual([{ line: 2, values: { nameIt: 'Pane', protein: '8.5' } }])
  })

  test('without headings is reported with the headings that our import knows', async () => {
    const team = await given.team()
    const { id } = await start(team, ';900;30;1004;12\nPane;8,5;30;1004;12\n')
    const fields = ['nameIt', 'protein', 'servingGrams', 'kilojoules', 'vitamin_c'] as const
    await as(team.nutritionist).call(updateFoodImport, { id, fields: [...fields] })
    const report = String((await as(team.nutritionist).ask(downloadRefusedFoods, { id })).body)
    expect((await start(team, report)).columns.map(({ field }) => field)).toEqual([null, null, null, ...fields])
    const corrected = await start(team, report.replace(';;900;', ';Torta;9;'))
    expect(corrected).toMatchObject({ rows: 1, accepted: 1, refusedRows: 0 })
  })

  test('from an export is read back as it was, in either language', async () => {
    const [from, to] = [await given.team(), await given.team()]
    const written = {
      nameIt: '=Succo "rosso"',
      nameEn: 'Red juice',
      category: 'juices',
      brand: 'Orto',
      barcode: '8001234567897',
      density: 1.05,
      ediblePart: 90,
      cookingFactor: 0.8,
      allergens: { nuts: 'may contain', gluten: 'free', celery: 'contains' },
      note: 'Da agitare\nbene',
    } as const
    const figures = { basis: { kind: 'per 100 g' as const }, kcal: 45.5, carbs: 10.25, nutrients: { vitamin_c: 30, vitamin_d: 0.5 } }
    const created = await as(from.nutritionist).call(createFood, { ...written, figures })
    const { body } = await as(from.nutritionist).ask(exportFoods, { source: 'own' })
    const unchanged = await start(from, String(body))
    const updating = await as(from.nutritionist).call(updateFoodImport, { id: unchanged.id, existing: 'update' })
    expect(updating).toMatchObject({ accepted: 0, unchanged: 1, refusedRows: 0, droppedCells: 0 })
    const preview = await start(to, String(body))
    expect(preview).toMatchObject({ accepted: 1, refusedRows: 0, droppedCells: 0 })
    await accept(to, preview.id)
    const copy = await foodOf(to, written.nameIt)
    expect(copy).toMatchObject({ ...written, kcal: 45.5, carbs: 10.25, nutrients: { vitamin_c: 30, vitamin_d: 0.5 } })
    expect(copy.id).not.toBe(created.id)
  })
})

describe('foods that are there already', () => {
  const update = async (team: TestTeam, text: string) => {
    const { id } = await start(team, text)
    return as(team.nutritionist).call(updateFoodImport, { id, existing: 'update' })
  }

  test('are changed where that is chosen, by id, barcode, or name and brand; an empty cell changes nothing', async () => {
    const team = await given.team()
    const create = (input: object) => as(team.nutritionist).call(createFood, input)
    const bread = await create({ nameIt: 'Pane', figures: { basis: { kind: 'per 100 g' }, kcal: 250, protein: 8 } })
    const slices = await create({ nameIt: 'Fette', brand: 'Forno', barcode: '8001234567897' })
    await create({ nameIt: 'Riso', brand: 'Campo', allergens: { gluten: 'free' } })
    const preview = await update(
      team,
      'ID;Nome;Marca;EAN;Proteine;Calorie;Contiene\n' +
        `${bread.id};Pane nero;;;9;;glutine\n` +
        ';Fette dorate;Forno;8001234567897;11;;\n' +
        ';RISO;campo;;;350;\n' +
        ';Riso;Campo;8000000000002;7;;\n' +
        ';Riso;Monte;;7;;\n',
    )
    expect(preview).toMatchObject({ accepted: 4, updates: 3, refusedRows: 1 })
    expect(faultsOf(preview.refused)).toEqual([[5, null, 'twice in the table']])
    await accept(team, preview.id)
    expect(await foodOf(team, 'Pane nero')).toMatchObject({
      id: bread.id,
      kcal: 250,
      protein: 9,
      allergens: { gluten: 'contains' },
      version: 2,
    })
    expect(await foodOf(team, 'Fette dorate')).toMatchObject({ id: slices.id, barcode: '8001234567897', protein: 11 })
    expect(await foodOf(team, 'RISO')).toMatchObject({ kcal: 350, allergens: { gluten: 'free' } })
    expect(await ownOf(team)).toHaveLength(4)
  })

  test('are not mistaken for one another', async () => {
    const team = await given.team()
    const create = (input: object) => as(team.nutritionist).call(createFood, input)
    const first = await create({ nameIt: 'Latte', brand: 'Malga', barcode: '8001234567897' })
    const second = await create({
      nameIt: 'Latte',
      brand: 'Malga',
      barcode: '8000000000002',
      figures: { basis: { kind: 'per 100 g' }, carbs: 60 },
    })
    const gone = await create({ nameIt: 'Burro', barcode: '8000000000019' })
    await as(team.nutritionist).call(deleteFood, { id: gone.id })
    const preview = await update(
      team,
      'ID;Nome;Marca;EAN;Grassi\n' +
        `${first.id};Latte;Malga;8000000000002;\n` +
        ';Latte;Malga;;3\n' +
        ';Latte;Malga;8000000000026;3\n' +
        `${second.id};Latte;Malga;;50\n` +
        ';Burro;;8000000000019;80\n',
    )
    expect(faultsOf(preview.refused)).toEqual([
      [2, null, 'known already'],
      [3, null, 'known several times'],
      [5, null, 'macros above 100 g'],
    ])
    expect(preview).toMatchObject({ accepted: 2, updates: 0 })
    await accept(team, preview.id)
    expect(await foodOf(team, 'Burro')).toMatchObject({ barcode: '8000000000019', lipids: 80 })
  })

  test('do not get one barcode twice, where two rows name them by their ids', async () => {
    const team = await given.team()
    const create = (nameIt: string) => as(team.nutritionist).call(createFood, { nameIt })
    const [bread, rice] = [await create('Pane'), await create('Riso')]
    const preview = await update(team, `ID;Nome;EAN\n${bread.id};Pane;8001234567897\n${rice.id};Riso;8001234567897\n`)
    expect(faultsOf(preview.refused)).toEqual([[3, null, 'twice in the table']])
    expect(await accept(team, preview.id)).toMatchObject({ accepted: 1, updates: 1 })
  })
})

describe('a large table', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => `Alimento ${at};${at % 900};${at % 30},5;1,5;2,5 mg`).join('\n')
  const heading = 'Nome;Calorie;Proteine;Sale;Ferro\n'

  test('of 5,000 rows is written in less than ten seconds', async () => {
    const team = await given.team()
    const begun = performance.now()
    const preview = await start(team, heading + rows(5_000))
    expect(preview).toMatchObject({ accepted: 5_000, refusedRows: 0 })
    expect(await accept(team, preview.id)).toMatchObject({ state: 'done', accepted: 5_000 })
    expect(performance.now() - begun).toBeLessThan(10_000)
    expect((await as(team.nutritionist).call(countFoods, { source: 'own' })).own).toBe(5_000)
  })

  test.each(['utf8', 'latin1'] as const)('of 50,000 rows in %s is refused in words', async encoding => {
    const team = await given.team()
    const lines = (heading + rows(50_000)).replaceAll('\n', ';Purè\n')
    const uploadId = await upload(team, Buffer.from(lines, encoding))
    const answer = await as(team.nutritionist).ask(startFoodImport, { uploadId })
    expect([answer.status, answer.body.code]).toEqual([422, 'table too long'])
    expect(answer.body.message).toContain('5.000 righe')
  })
})
