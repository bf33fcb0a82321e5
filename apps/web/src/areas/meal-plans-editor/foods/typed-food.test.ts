import { describe, expect, test } from 'vitest'
import { foodLibraryOf, type FoodLibrary } from '#lib/food-library'
import { foodOptions, newFoodId, picksFirstFood, parseTypedFood, splitTyped } from './typed-food.ts'

test.each([
  ['riso 80', 'riso', '80'],
  ['80 riso', 'riso', '80'],
  ['80 g di riso basmati', 'riso basmati', '80 g'],
  ['pane 2 fette', 'pane', '2 fette'],
  ['2 fette di pane', 'pane', '2 fette'],
  ['1 cucchiaio d’olio d’oliva', "olio d'oliva", '1 cucchiaio'],
  ['un cucchiaio di miele', 'miele', 'un cucchiaio'],
  ['2 slices of bread', 'bread', '2 slices'],
  ['2 uova', 'uova', '2'],
  ['300k riso', 'riso', '300 k'],
  ['yogurt greco 1/2 vasetto', 'yogurt greco', '1/2 vasetto'],
  ['olio d’oliva 90k', 'olio d’oliva', '90k'],
  ['latte', 'latte', ''],
  ['mezza tazza', 'tazza', 'mezza'],
  ['mela 1 media', 'mela', '1 media'],
  ['1 mela media', 'mela', '1 media'],
  ['2 uova grandi', 'uova', '2 grandi'],
  ['2 large eggs', 'eggs', '2 large'],
  ['80 g di uova grandi', 'uova grandi', '80 g'],
  ['un pugno di noci', 'noci', 'un pugno'],
])('%s is %s, %s', (text, name, quantity) => expect(splitTyped(text)).toEqual({ name, quantity }))

const namesWithFigures = ['farina 00', '500 g', 'pane, 30', 'latte 1,5 %', '7 cereali']
const called: FoodLibrary['called'] = name => {
  const isCalled = namesWithFigures.some(
    each =>
      each.replaceAll(/[ ,%]+/g, ' ').trim() ===
      name
        .toLowerCase()
        .replaceAll(/[ ,%]+/g, ' ')
        .trim(),
  )
  return isCalled ? ({ id: name } as ReturnType<FoodLibrary['called']>) : undefined
}

test.each([
  ['Farina 00', 'Farina 00', ''],
  ['farina 00 80', 'farina 00', '80'],
  ['farina 80', 'farina', '80'],
  ['500 g', '500 g', ''],
  ['500 g 80', '500 g', '80'],
  ['500 g 2 fette', '500 g', '2 fette'],
  ['500 g di riso', 'riso', '500 g'],
  ['pane, 30', 'pane, 30', ''],
  ['pane 30 50', 'pane 30', '50'],
  ['pane 40', 'pane', '40'],
  ['latte 1,5 %', 'latte 1,5 %', ''],
  ['latte 1,5 % 200', 'latte 1,5 %', '200'],
  ['latte 1,5 % 1/2 tazza', 'latte 1,5 %', '1/2 tazza'],
  ['latte 200', 'latte', '200'],
  ['7 cereali 40', '7 cereali', '40'],
  ['2 uova', 'uova', '2'],
  ['riso, 80', 'riso', '80'],
  ['riso 0', 'riso 0', ''],
])('where foods have figures in their names, %s is %s, %s', (text, name, quantity) =>
  expect(parseTypedFood(text, { called })).toEqual({ name, quantity }),
)

describe('a food that nobody has', () => {
  const rice = { id: 'rice', name: 'Riso', brand: '', figures: { kcal: 350 } } as ReturnType<FoodLibrary['find']>[number]
  const none = foodLibraryOf(
    { revision: '', libraryRevision: '', tables: 'Europe first', own: null, library: null, favoriteIds: [], recentIds: [] },
    'it',
  )
  const libraryOf = (found: (typeof rice)[], meant?: typeof rice): FoodLibrary => ({ ...none, find: () => found, meant: () => meant })
  const offered = (text: string, ...foods: Parameters<typeof libraryOf>) =>
    foodOptions(text, libraryOf(...foods), { create: name => `Crea ${name}`, awaited: 'In arrivo' }).map(({ id, text: shown, detail }) => [
      id,
      shown,
      detail,
    ])
  const own = (text: string, name: string) => [newFoodId, text, `Crea ${name}`]

  test('is offered to be created: last, or first where no food is surely meant', () => {
    expect(offered('riso nero 80', [rice])).toEqual([own('riso nero 80', 'riso nero'), ['rice', 'Riso 80', '280\u00a0kcal']])
    expect(offered('risi 80', [rice], rice)).toEqual([['rice', 'Riso 80', '280\u00a0kcal'], own('risi 80', 'risi')])
    expect(offered('xqzz 80', [])).toEqual([own('xqzz 80', 'xqzz')])
    expect(offered('RISO 80', [rice], rice)).toEqual([['rice', 'Riso 80', '280\u00a0kcal']])
    expect(offered('80', [])).toEqual([])
  })

  test('is not taken by Enter', () => {
    const picks = (text: string, meant?: typeof rice) => picksFirstFood(text, libraryOf([rice], meant))
    expect([picks('riso 80', rice), picks('riso nero 80'), picks(' ', rice)]).toEqual([true, false, false])
  })

  test.each([
    ['riso', '350\u00a0kcal/100\u00a0g'],
    ['riso 80', '280\u00a0kcal'],
    ['riso 80 g', '280\u00a0kcal'],
    ['riso 100k', '102\u00a0kcal'],
    ['riso 1,5 kg', '5250\u00a0kcal'],
    // perhaps pieces, and a measure of which nothing is known here
    ['riso 2', '350\u00a0kcal/100\u00a0g'],
    ['riso 2 tazze', '350\u00a0kcal/100\u00a0g'],
  ])('%s shows the energy of what is typed: %s', (text, detail) => {
    expect(offered(text, [rice], rice)[0]?.[2]).toBe(detail)
  })
})
