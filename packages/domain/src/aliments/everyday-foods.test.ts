import { expect, test } from 'vitest'
import { everydayFoods, everydayPart, everydaySource } from './everyday-foods.ts'

test.each([
  ['uova', 1123],
  ['Uovo', 1123],
  ['egg', 1123],
  ['olio EVO', 4053],
  ['Zucchina', 11477],
  ['petto di pollo', 5062],
  ['prosciutto', 7029],
  ['Prosciutto crudo', 10141],
  ['uova strapazzate', undefined],
  ['', undefined],
])('%j is meant as the food %j', (name, source) => {
  expect(everydaySource(name)).toBe(source)
})

test('a word means one food', () => {
  for (const [source, names] of everydayFoods) {
    for (const name of names.split(', ')) expect([name, everydaySource(name)]).toEqual([name, source])
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
