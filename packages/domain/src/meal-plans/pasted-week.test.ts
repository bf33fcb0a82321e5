import { expect, test } from 'vitest'
import { splitWeekText } from './pasted-week.ts'

const brief = (text: string) =>
  splitWeekText(text).days.map(({ name, meals }) => [
    name,
    ...meals.map(({ type, foods }) => `${type}: ${foods.map(each => [each.text, ...each.alternatives].join(' | ')).join('; ')}`),
  ])

test('days, meals and foods of a document, with alternatives by line and within a line', () => {
  const text = `Piano alimentare di Anna
  LUNEDÌ
  Colazione (ore 7:30): latte parz. scremato 200 ml, fiocchi d'avena 50 g
  Spuntino
  - mela 150 g oppure pera 150 g
  Pranzo:
  • Pasta di semola 80 g
  oppure riso 80 g
  • Zucchine 200 g
  Spuntino: yogurt 125 g
  Cena – pollo 150 g (oppure tacchino 160 g)
  Martedì: Colazione: pane 60 g
  `
  expect(brief(text)).toEqual([
    [
      'LUNEDÌ',
      "breakfast: latte parz. scremato 200 ml, fiocchi d'avena 50 g",
      'mid-morning snack: mela 150 g | pera 150 g',
      'lunch: Pasta di semola 80 g | riso 80 g; Zucchine 200 g',
      'snack: yogurt 125 g',
      'dinner: pollo 150 g | tacchino 160 g',
    ],
    ['Martedì', 'breakfast: pane 60 g'],
  ])
  expect(splitWeekText(text).leftOut).toEqual(['Piano alimentare di Anna'])
})

test('a text without days is one, until a meal comes again', () => {
  expect(brief('Colazione\nlatte 200 ml\nPranzo\nriso 80 g\nColazione\nyogurt 125 g')).toEqual([
    ['', 'breakfast: latte 200 ml', 'lunch: riso 80 g'],
    ['', 'breakfast: yogurt 125 g'],
  ])
})

test('English, with days that share a heading', () => {
  expect(
    brief('Monday and Thursday\nBreakfast: oats 50 g\nEvening snack\nmilk 200 ml\nDay 2\nLunch\nrice 80 g or else pasta 80 g'),
  ).toEqual([
    ['Monday and Thursday', 'breakfast: oats 50 g', 'evening snack: milk 200 ml'],
    ['Day 2', 'lunch: rice 80 g | pasta 80 g'],
  ])
})

test.each([
  ['days in its first row', '\tLunedì\tMartedì\nColazione\tlatte 200 ml\tyogurt 125 g\nCena\tpollo 150 g\tuova 120 g'],
  ['meals in its first row', 'Giorno\tColazione\tCena\nLunedì\tlatte 200 ml\tpollo 150 g\nMartedì\tyogurt 125 g\tuova 120 g'],
])('a table with %s', (_, text) => {
  expect(brief(text)).toEqual([
    ['Lunedì', 'breakfast: latte 200 ml', 'dinner: pollo 150 g'],
    ['Martedì', 'breakfast: yogurt 125 g', 'dinner: uova 120 g'],
  ])
})

test.each(['Colazione abbondante è importante', 'cenare tardi', 'pranzo al sacco 1', 'un giorno di riposo'])('%s is no heading', line => {
  expect(splitWeekText(line).days).toEqual([])
})

test('a hostile text is read in time', () => {
  const texts = ['Lunedì '.repeat(3_000), 'oppure '.repeat(3_000), `Colazione: ${'('.repeat(20_000)}`, '\t'.repeat(20_000)]
  const begin = performance.now()
  for (const text of texts) splitWeekText(text)
  expect(performance.now() - begin).toBeLessThan(500)
})
