import { exportVisitValues } from '@allenio/contract/visits'
import { formatDay } from '@allenio/domain/formats'
import { csvRows } from '@allenio/domain/tables'
import { parseWorkbook } from '@allenio/domain/workbooks'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { actorOf, sheetXml, testHouse } from '#testing'
import { today, visitScene, yesterday } from '../scene.testing.ts'
import { valueTable } from './value-table.ts'
import { readValues } from './values.ts'

const house = await testHouse()
const { as } = house
const scene = visitScene(house)

test('all values of a client go into a table, a column for each finished visit', async () => {
  const team = await scene.team()
  const measures = { weight: [63], height: [168], waist: [70.5], hips: [94] }
  await scene.finish(team, { takenOn: yesterday, metabolicFormula: 'MANUAL', typedBmr: 1_400, activityLevel: 'active', measures })
  const laboratoryValues = [
    { name: 'Ferritina', value: '40,5', unit: 'ng/ml', day: yesterday },
    { name: 'Ferritina', value: '38', unit: 'ng/ml', day: '2019-03-04' },
    { name: 'Glucosio urine', value: 'assente' },
  ]
  await scene.finish(team, {
    laboratoryValues,
    measurementType: 'BIA',
    measures: { weight: [62], height: [168], 'fat-mass': { percent: [25] } },
  })
  await scene.finish(team, { isDraft: true })

  const { body, headers } = await as(team.nutritionist).ask(exportVisitValues, { id: team.clientId, language: 'it' })

  const rows = [...csvRows(String(body).slice(1), { separator: ';' })].map(({ cells }) => [...cells])
  expect(rows[0]?.slice(0, 3)).toEqual(['Gruppo', 'Valore', 'Unità'])
  expect(rows[0]).toHaveLength(5)
  expect(rows).toContainEqual(['Corpo', 'Peso', 'kg', '62', '63'])
  expect(rows).toContainEqual(['Circonferenze', 'Vita', 'cm', '', '70,5'])
  expect(rows).toContainEqual(['Circonferenze', 'Vita / fianchi', '', '', '0,75'])
  expect(rows).toContainEqual(['Circonferenze', 'Vita / altezza', '', '', '0,42'])
  expect(rows).toContainEqual(['Corpo', 'Fabbisogno giornaliero', 'kcal', '', '2170'])
  expect(rows).toContainEqual(['Corpo', 'BMI', '', '21,97', '22,32'])
  expect(rows).toContainEqual(['Bioimpedenza', 'Massa grassa', 'kg', '15,5', ''])
  expect(rows).toContainEqual(['Bioimpedenza', 'Massa grassa', '%', '25', ''])
  expect(rows).toContainEqual(['Esami di laboratorio', 'Ferritina', 'ng/ml', '40,5', ''])
  expect(rows).toContainEqual(['Esami di laboratorio', 'Ferritina', 'giorno', formatDay('it', yesterday), ''])
  expect(rows).toContainEqual(['Esami di laboratorio', 'Ferritina', 'ng/ml', '38', ''])
  expect(rows).toContainEqual(['Esami di laboratorio', 'Ferritina', 'giorno', formatDay('it', '2019-03-04'), ''])
  expect(rows).toContainEqual(['Esami di laboratorio', 'Glucosio urine', '', 'assente', ''])
  expect(headers['content-disposition']).toContain('.csv')
})

test('a spreadsheet has the same, with numbers as numbers', async () => {
  const team = await scene.team()
  const laboratoryValues = [{ name: '=Ferritina', value: '< 10', day: yesterday }]
  await scene.finish(team, { takenOn: yesterday, measures: { weight: [63.2], height: [168], waist: [70.5] } })
  await scene.finish(team, {
    measurementType: 'BIA',
    measures: { weight: [62], height: [168], 'fat-mass': { percent: [25] } },
    laboratoryValues,
  })
  const { headers } = await as(team.nutritionist).ask(exportVisitValues, { id: team.clientId, format: 'xlsx' })
  expect(headers['content-type']).toContain('spreadsheetml')
  expect(headers['content-disposition']).toContain('.xlsx')

  const visits = await scene.inTeam(team, db => readValues(db, actorOf(team.nutritionist, 'nutritionist'), team.clientId))
  const { body } = valueTable({ format: 'xlsx', language: 'it', clientName: 'Martina Bellini', visits })
  if (!(body instanceof Readable)) throw new Error('A table is written while it is sent.')
  const file = await buffer(body)
  expect(sheetXml(file)).toContain('<v>63.2</v>')
  const [sheet] = await parseWorkbook(new Uint8Array(file))
  const rows = sheet?.rows.map(({ cells }) => cells)
  expect(rows?.[0]).toEqual(['Gruppo', 'Valore', 'Unità', formatDay('it', today), formatDay('it', yesterday)])
  expect(rows).toContainEqual(['Corpo', 'Peso', 'kg', '62', '63.2'])
  expect(rows).toContainEqual(expect.arrayContaining(['Circonferenze', 'Vita', 'cm', '70.5']))
  expect(rows).toContainEqual(expect.arrayContaining(['Bioimpedenza', 'Massa grassa', '%', '25']))
  expect(rows).toContainEqual(expect.arrayContaining(['Esami di laboratorio', '=Ferritina', '< 10']))
})
