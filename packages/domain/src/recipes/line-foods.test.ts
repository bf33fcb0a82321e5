import { idOfSource } from '@allenio/domain/aliments'
import { expect, test } from 'vitest'
import { isNamedFood, otherNamedFood, parseIngredientLines } from './index.ts'

const food = (nameIt: string, nameEn: string, source = 1) => ({ id: idOfSource(source), nameIt, nameEn, brand: '' })
const morels = food('Funghi spugnole crudi', 'Morels, raw')
const pasta = food('Pasta di semola secca', 'Pasta, dry', 20420)
const yolk = food("Tuorlo d'uovo, crudo", 'Egg yolk, raw', 1125)
const flour = food('Farina di grano tenero', 'Wheat flour', 20481)

test.each([
  ['mirtilli', food('Mirtilli', 'Blueberries', 9050), true],
  ['parmigaino', food('Parmigiano', 'Parmesan'), true],
  ['large yellow onion', food('Cipolla cruda', 'Onion, raw', 11282), true],
  ['bistecche', food('Bistecca di manzo', 'Beef steak'), true],
  ['tuorli di uova', yolk, true],
  ['farina', flour, true],
  ['spaghetti', pasta, true],
  ['carote di stagione', food('Carote crude', 'Carrots, raw', 11124), true],
  // a food whose name only contains the letters is not meant
  ['pugno di mirtilli', morels, false],
  ['pugno', morels, false],
  ['lamponi', morels, false],
  // a food made of another raw material is another food
  ['fusilli di lenticchie', pasta, false],
  ['mozzarella di bufala', food('Mozzarella', 'Mozzarella', 1026), false],
])('of %j, %o is the food: %j', (name, each, isIt) => expect(isNamedFood(name, each)).toBe(isIt))

test.each([
  ['30g mandorle o noci', 'noci'],
  ['burro oppure margarina, 20 g', 'margarina'],
  ['almonds or walnuts', 'walnuts'],
  ['2 small or medium onions', 'medium onions'],
  ['1 cipolla (rossa o bianca)', undefined],
  ['2 o 3 carote', undefined],
  ['sale o a piacere', undefined],
  ['salt or to taste', undefined],
  ['parmigiano o simili', undefined],
])('%j names also %j', (text, other) => {
  const [line] = parseIngredientLines(text, 1).lines
  expect(line && otherNamedFood(line)).toBe(other)
})
