import { expect, test } from 'vitest'
import { parsePlannedFoods } from './index.ts'

test.each([
  ['Yogurt greco 170 g + noci 15 g', ['Yogurt greco, 170 g', 'noci, 15 g']],
  ['1 vasetto di yogurt magro + 30 g di fiocchi d’avena', ['yogurt magro, 1 vasetto', "fiocchi d'avena, 30 g"]],
  ['pane 50 g + prosciutto crudo 60 g + insalata q.b.', ['pane, 50 g', 'prosciutto crudo, 60 g', 'insalata, q.b.']],
  ['1 mela + noci 10 g', ['mela, 1', 'noci, 10 g']],
  ['Caffè + latte', ['Caffè, ', 'latte, ']],
  ['1 cucchiaio + 1 cucchiaino di olio', ['olio, 1 cucchiaio + 1 cucchiaino']],
  ['Latte parzialmente scremato, 1 tazza', ['Latte parzialmente scremato, 1 tazza']],
  ['Pane integrale, 2 fette, marmellata 20 g', ['Pane integrale, 2 fette', 'marmellata, 20 g']],
  ['latte 200 ml, fette biscottate 30 g', ['latte, 200 ml', 'fette biscottate, 30 g']],
])('%s', (text, foods) => {
  expect(parsePlannedFoods(text, 9).map(({ name, quantity, isToTaste }) => `${name}, ${isToTaste ? 'q.b.' : quantity}`)).toEqual(foods)
})
