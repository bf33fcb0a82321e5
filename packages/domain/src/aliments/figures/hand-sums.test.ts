import { expect, test } from 'vitest'
import {
  addRow,
  figuresPer100g,
  foodsLacking,
  nutrientTotal,
  nutrientTotals,
  sumNutrients,
  summableFood,
  type FoodAmount,
} from '../index.ts'

// Twenty foods as the library publishes them, per 100 g; carbs are the total with fibre, and an empty cell is not known.
const foods = `
id,name,kcal,protein,carbs,lipids,fiber,alcohol,calcium,iron,vitamin_c,vitamin_b12,vitamin_d,omega_3_ala
20420,Pasta,371,13.04,74.67,1.51,3.2,0,21,1.3,0,0,0,0.024
4053,Olive oil,884,0,0,100,0,0,1,0.56,0,0,0,
1123,Egg,143,12.56,0.72,9.51,0,0,56,1.75,0,0.89,2,0.036
9003,Apple,52,0.26,13.81,0.17,2.4,0,6,0.12,4.6,0,0,
9040,Banana,89,1.09,22.84,0.33,2.6,0,5,0.26,8.7,0,0,
11457,Spinach,23,2.86,3.63,0.39,2.2,0,99,2.71,28.1,0,0,
5062,Chicken breast,120,22.5,0,2.62,0,0,5,0.37,0,0.21,0,0.013
15076,Salmon,142,19.84,0,6.34,0,,12,0.8,0,3.18,,
16057,Chickpeas,164,8.86,27.42,2.59,7.6,0,49,2.89,1.3,0,0,
1009,Cheddar,404,22.87,3.09,33.31,0,0,710,0.14,0,1.1,0.6,
11529,Tomatoes,18,0.88,3.89,0.2,1.2,0,10,0.27,13.7,0,0,
20444,Rice,365,7.13,79.95,0.66,1.3,0,28,0.8,0,0,0,
12061,Almonds,579,21.15,21.55,49.93,12.5,0,269,3.71,0,0,0,0.003
14209,Coffee,1,0.12,0,0.02,0,0,2,0.01,0,0,0,0
9200,Orange,47,0.94,11.75,0.12,2.4,0,40,0.1,53.2,0,0,
2047,Salt,0,0,0,0,0,0,24,0.33,0,0,0,
1077,Milk,61,3.15,4.8,3.25,0,0,113,0.03,0,0.45,1.3,
18069,White bread,266,8.85,49.42,3.33,2.7,0,144,3.61,0,0,0,0.166
19296,Honey,304,0.3,82.4,0,0.2,0,6,0.42,0.5,0,0,
14096,Red wine,85,0.07,2.61,0,0,10.6,8,0.46,0,0,0,
`

// The contents of a portion of each, worked out on paper: figure × grams / 100, of carbs without the fibre. A hyphen is not known.
const portions = `
id,grams,kcal,protein,carbs,lipids,fiber,alcohol,calcium,iron,vitamin_c,vitamin_b12,vitamin_d,omega_3_ala
20420,80,296.8,10.432,57.176,1.208,2.56,0,16.8,1.04,0,0,0,0.0192
4053,10,88.4,0,0,10,0,0,0.1,0.056,0,0,0,-
1123,55,78.65,6.908,0.396,5.2305,0,0,30.8,0.9625,0,0.4895,1.1,0.0198
9003,150,78,0.39,17.115,0.255,3.6,0,9,0.18,6.9,0,0,-
9040,120,106.8,1.308,24.288,0.396,3.12,0,6,0.312,10.44,0,0,-
11457,50,11.5,1.43,0.715,0.195,1.1,0,49.5,1.355,14.05,0,0,-
5062,150,180,33.75,0,3.93,0,0,7.5,0.555,0,0.315,0,0.0195
15076,150,213,29.76,0,9.51,0,-,18,1.2,0,4.77,-,-
16057,200,328,17.72,39.64,5.18,15.2,0,98,5.78,2.6,0,0,-
1009,30,121.2,6.861,0.927,9.993,0,0,213,0.042,0,0.33,0.18,-
11529,100,18,0.88,2.69,0.2,1.2,0,10,0.27,13.7,0,0,-
20444,90,328.5,6.417,70.785,0.594,1.17,0,25.2,0.72,0,0,0,-
12061,15,86.85,3.1725,1.3575,7.4895,1.875,0,40.35,0.5565,0,0,0,0.00045
14209,150,1.5,0.18,0,0.03,0,0,3,0.015,0,0,0,0
9200,180,84.6,1.692,16.83,0.216,4.32,0,72,0.18,95.76,0,0,-
2047,3,0,0,0,0,0,0,0.72,0.0099,0,0,0,-
1077,200,122,6.3,9.6,6.5,0,0,226,0.06,0,0.9,2.6,-
18069,60,159.6,5.31,28.032,1.998,1.62,0,86.4,2.166,0,0,0,0.0996
19296,12,36.48,0.036,9.864,0,0.024,0,0.72,0.0504,0.06,0,0,-
14096,125,106.25,0.0875,3.2625,0,0,13.25,10,0.575,0,0,0,-
`

const cellsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .slice(1)
    .map(line => line.split(','))

const codes = [
  'kcal',
  'protein',
  'carbs',
  'lipids',
  'fiber',
  'alcohol',
  'calcium',
  'iron',
  'vitamin_c',
  'vitamin_b12',
  'vitamin_d',
  'omega_3_ala',
]

// as nutrients.csv has them
const decimals = { fiber: 1, alcohol: 1, calcium: 0, iron: 2, vitamin_c: 1, vitamin_b12: 2, vitamin_d: 1, omega_3_ala: 3 }

const libraryFoods = new Map(
  cellsOf(foods).map(([id = '', , ...cells]) => {
    const [kcal = null, protein = null, carbs = null, lipids = null, ...nutrients] = cells.map(cell => (cell === '' ? null : Number(cell)))
    const figures = figuresPer100g({
      basis: { kind: 'per 100 g' },
      kcal,
      protein,
      carbs,
      carbsKind: 'with fiber',
      lipids,
      nutrients: Object.fromEntries(codes.slice(4).map((code, index) => [code, nutrients[index] ?? null])),
    })
    if ('faults' in figures) throw new Error(`${id}: ${JSON.stringify(figures.faults)}`)
    return [id, summableFood(id, figures, codes)]
  }),
)

const portionRows = cellsOf(portions).map(([id = '', grams, ...amounts]) => {
  const food = libraryFoods.get(id)
  if (!food) throw new Error(`no food ${id}`)
  const row: FoodAmount = { food, grams: Number(grams) }
  return { id, row, amounts: amounts.map(amount => (amount === '-' ? null : Number(amount))) }
})

const rows = portionRows.map(({ row }) => row)

test('there are twenty foods', () => expect(libraryFoods.size).toBe(20))

test.each(portionRows)('$row.grams g of $id', ({ row, amounts }) => {
  const totals = [...nutrientTotals(sumNutrients(codes, [row]), decimals).values()]
  expect(totals.map(({ amount }) => amount)).toEqual(amounts)
})

test('all of them together', () => {
  const totals = nutrientTotals(sumNutrients(codes, rows), decimals)
  // the columns above, added up on paper
  const exactAmounts = [2446.13, 132.634, 282.678, 62.925, 35.789, 13.25, 923.09, 16.0853, 143.51, 6.8045, 3.88, 0.15855]
  expect([...totals.values()].map(({ amount }) => amount)).toEqual(exactAmounts)
  const roundedAmounts = [2446.1, 132.6, 282.7, 62.9, 35.8, 13.3, 923, 16.09, 143.5, 6.8, 3.9, 0.159]
  expect([...totals.values()].map(({ roundedAmount }) => roundedAmount)).toEqual(roundedAmounts)
})

test('the coverage is the energy of the foods with a figure', () => {
  const sum = sumNutrients(codes, rows)
  // salmon has 213 of the 2446.13 kcal
  expect(nutrientTotal(sum, 'vitamin_d', decimals)).toMatchObject({ coverage: 223_313 / 244_613, isComplete: false })
  // pasta, egg, chicken, almonds, coffee and bread: 296.8 + 78.65 + 180 + 86.85 + 1.5 + 159.6 = 803.4
  expect(nutrientTotal(sum, 'omega_3_ala', decimals).coverage).toBe(80_340 / 244_613)
  expect(nutrientTotal(sum, 'iron', decimals)).toMatchObject({ coverage: 1, isComplete: true })
  expect(foodsLacking('vitamin_d', codes, rows)).toEqual(['15076'])
  expect(foodsLacking('omega_3_ala', codes, rows)).toHaveLength(14)
})

test('in any order, and row by row', () => {
  const whole = sumNutrients(codes, rows)
  expect(sumNutrients(codes, rows.toReversed())).toEqual(whole)
  expect(rows.reduce(addRow, sumNutrients(codes, []))).toEqual(whole)
})
