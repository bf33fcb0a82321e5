import { expect, test } from 'vitest'
import { everydayFoods, everydayPart, everydaySources } from './everyday-foods.ts'

test.each([
  ['uova', [1000290, 1123]],
  ['Uovo', [1000290, 1123]],
  ['egg', [1000290, 1123]],
  ['olio EVO', [2017270, 4053]],
  ['Zucchina', [1000367, 11477]],
  ['petto di pollo', [1000022, 5062]],
  ['prosciutto', [1000691, 7029]],
  ['Prosciutto crudo', [1000693, 10141]],
  ['riso arborio', [20452]],
  ['uova strapazzate', []],
  ['', []],
])('%j is meant as the foods %j', (name, sources) => {
  expect(everydaySources(name)).toEqual(sources)
})

test('a word means one food', () => {
  for (const [sources, names] of everydayFoods) {
    for (const name of names.split(', ')) expect([name, everydaySources(name)]).toEqual([name, sources])
  }
})

test.each([
  ['large yellow onion', 'onion'],
  ['lean ground beef', 'ground beef'],
  ['tuorli di uova medie', 'tuorli'],
  ['polpa di pomodoro a cubetti', 'polpa di pomodoro'],
  ['low sodium beef broth', 'beef broth'],
  ['sughero magico', undefined],
  ['lasagne all uovo', undefined],
  ['burro per lo stampo', 'burro'],
  ['zucchero per la crema di latte', 'zucchero'],
  ['olio di semi per friggere', 'olio di semi'],
  ['flour for the pasta', 'flour'],
  ['prosciutto crudo dolce', 'prosciutto crudo'],
  ['riso per risotti', 'riso per risotti'],
  ['capperi sotto sale', 'capperi'],
  ['acciughe sotto sale', 'acciughe'],
  ['lampascioni sotto sale', undefined],
  ['olive taggiasche snocciolate', 'olive taggiasche'],
  ['olio oliva leggero', 'olio oliva'],
  ['light olive oil', 'olive oil'],
])('%j has in it %j', (name, part) => {
  expect(everydayPart(name.split(' '))).toBe(part)
})
