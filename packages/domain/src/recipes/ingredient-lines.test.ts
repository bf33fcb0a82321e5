import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import { parseIngredientLines } from './index.ts'

const linesOf = (text: string) =>
  parseIngredientLines(text, 99).lines.map(({ name, quantity, isToTaste }) => [name, isToTaste ? 'q.b.' : quantity])

const textsOf = (text: string) => parseIngredientLines(text, 99).lines.map(line => line.text)

describe('a line', () => {
  test.each([
    ['200 g di farina 00', 'farina 00', '200 g'],
    ['200g farina 00', 'farina 00', '200 g'],
    ['farina 200 g', 'farina', '200 g'],
    ['farina 00 200 g', 'farina 00', '200 g'],
    ['farina 00', 'farina 00', ''],
    ['Farina 00: 200 g', 'Farina 00', '200 g'],
    ['Farina 00 ........ 200 g', 'Farina 00', '200 g'],
    ['Farina 00 – 200 g', 'Farina 00', '200 g'],
    ['farina tipo 1', 'farina tipo 1', ''],
    ['pasta n. 5 320 g', 'pasta n. 5', '320 g'],
    ['uova 2', 'uova', '2'],
    ['150 g di burro + 1 noce per la teglia', 'burro', '150 g'],
    ['2 uova', 'uova', '2'],
    ['due uova', 'uova', 'due'],
    ['un’arancia', 'arancia', "un'"],
    ['a lemon', 'lemon', 'a'],
    ['1/2 tazza di latte', 'latte', '1/2 tazza'],
    ['1 1/2 tazza di latte', 'latte', '1 1/2 tazza'],
    ['½ cup milk', 'milk', '½ cup'],
    ['½cup milk', 'milk', '½ cup'],
    ['half a cup of milk', 'milk', 'half a cup'],
    ['mezza tazza di latte', 'latte', 'mezza tazza'],
    ["un cucchiaio d'olio", 'olio', 'un cucchiaio'],
    ["3 cucchiai di olio extravergine d'oliva", "olio extravergine d'oliva", '3 cucchiai'],
    ['olio 2 cucchiai', 'olio', '2 cucchiai'],
    ['1 heaped tbsp cocoa', 'cocoa', '1 heaped tbsp'],
    ['2-3 carote', 'carote', '2-3'],
    ['2 o 3 carote', 'carote', '2 o 3'],
    ['200-250 g di spinaci', 'spinaci', '200-250 g'],
    ['2 confezioni da 1.000 g di farina', 'farina', '2000 g'],
    ['1 kg e 1/2 di patate', 'patate', '1 kg e 1/2'],
    ['1,5 kg di mele', 'mele', '1,5 kg'],
    ["mezz'etto di prosciutto", 'prosciutto', "mezz'etto"],
    ['2 spicchi d’aglio', 'aglio', '2 spicchi'],
    ['2 cloves of garlic', 'garlic', '2 cloves'],
    ['2 large eggs', 'large eggs', '2'],
    ['circa 200 g di farina', 'farina', '200 g'],
    ['200 ml di acqua circa', 'acqua', '200 ml'],
    ['latte 0%', 'latte 0%', ''],
    ['il succo di 1 limone', 'il succo di 1 limone', ''],
    ['sale q.b.', 'sale', 'q.b.'],
    ['sale Q.B', 'sale', 'q.b.'],
    ['q.b. sale', 'sale', 'q.b.'],
    ['q.b. di sale', 'sale', 'q.b.'],
    ['sale quanto basta', 'sale', 'q.b.'],
    ['salt, to taste', 'salt', 'q.b.'],
    ['a pinch of salt', 'salt', 'a pinch'],
    ['un pizzico di sale', 'sale', 'un pizzico'],
    ['200 g di farina q.b.', 'farina', '200 g'],
    ['qualche foglia di basilico', 'basilico', ''],
    ['un po’ di prezzemolo', 'prezzemolo', ''],
    ['a few basil leaves', 'basil leaves', ''],
    ['g 200 farina', 'farina', '200 g'],
    ['gr. 200 di farina', 'farina', '200 gr.'],
    ['farina g 200', 'farina', '200 g'],
    ['n. 2 uova', 'uova', '2'],
    ['175g/6oz butter', 'butter', '175 g'],
    ['400g can chopped tomatoes', 'chopped tomatoes', '400 g'],
    ['1 noce moscata', 'noce moscata', '1'],
    ['una noce di burro', 'burro', 'una noce'],
    ['5 cloves', 'cloves', '5'],
    ['1 cup + 2 tbsp flour', 'flour', '1 cup + 2 tbsp'],
    ['2 x 200 ml panna', 'panna', '400 ml'],
    ['lievito in polvere per dolci 16 g', 'lievito in polvere per dolci', '16 g'],
    ['latte 1/2 l', 'latte', '1/2 l'],
    ['un pugno di mirtilli', 'mirtilli', 'un pugno'],
    ['1 pugno lamponi', 'lamponi', '1 pugno'],
    ['pugno di noci', 'noci', 'pugno'],
    ['una manciata di noci', 'noci', 'una manciata'],
    ['manciata di noci', 'noci', 'manciata'],
    ['un filo d’olio', 'olio', 'un filo'],
    ['filo d’olio', 'olio', 'filo'],
    ['un goccio di latte', 'latte', 'un goccio'],
    ['3 gherigli di noce', 'noce', '3 gherigli'],
    ['una ciotola di insalata', 'insalata', 'una ciotola'],
    ['pinch of salt', 'salt', 'pinch'],
    ['a dollop of yogurt', 'yogurt', 'a dollop'],
    ['2 scoops ice cream', 'ice cream', '2 scoops'],
    ['1 barretta proteica', 'barretta proteica', '1'],
    ['filetto di manzo', 'filetto di manzo', ''],
    ['filetto di manzo 200 g', 'filetto di manzo', '200 g'],
    ['30g mandorle o noci', 'mandorle', '30 g'],
    ['burro oppure margarina 20 g', 'burro', '20 g'],
    ['almonds or walnuts', 'almonds', ''],
    ['2 small or medium onions', 'small or medium onions', '2'],
    ['parmigiano o simili', 'parmigiano o simili', ''],
  ])('%s', (text, name, quantity) => expect(linesOf(text)).toEqual([[name, quantity]]))

  test.each([
    ['1 cipolla, tritata', 'cipolla', '1'],
    ['cipolla, tritata', 'cipolla', ''],
    ['pane, a fette', 'pane', ''],
    ['2 uova (fresche, a temperatura ambiente)', 'uova', '2'],
    ['farina (circa 200 g)', 'farina', '200 g'],
    ['farina, 200 g', 'farina', '200 g'],
    ['2 zucchine (300 g)', 'zucchine', '300 g'],
    ['2 zucchine, circa 300 g', 'zucchine', '300 g'],
    ['2 zucchine 300 g', 'zucchine', '300 g'],
    ['2 petti di pollo (150 g l’uno)', 'petti di pollo', '300 g'],
    ['2 chicken breasts (150 g each)', 'chicken breasts', '300 g'],
    // a weight is more exact than a cup, but a volume than a weight is not
    ['1 cup (125 g) flour', 'flour', '125 g'],
    ['1 cup (240 ml) milk', 'milk', '1 cup'],
    ['100 g flour (about 3/4 cup)', 'flour', '100 g'],
    ['1 tin (400g) chickpeas, drained', 'chickpeas', '400 g'],
    ['1 stick (4 oz) butter', 'butter', '4 oz'],
    ['3 apples (1 lb)', 'apples', '1 lb'],
    ['14 oz can tomatoes', 'tomatoes', '14 oz'],
    ['2 (14-ounce) cans tomatoes', 'tomatoes', '28 ounce'],
    ['2 (400 g) tins tomatoes', 'tomatoes', '800 g'],
    ['1 (8 oz.) package cream cheese', 'cream cheese', '8 oz'],
    // grams are more exact than pounds
    ['2 pounds (900 g) beef', 'beef', '900 g'],
    ['900 g (2 lb) beef', 'beef', '900 g'],
    ['1 lb 4 oz beef', 'beef', '1 lb 4 oz'],
    ['1 pound 5 ounces (600 g) flour', 'flour', '600 g'],
    // how much it is depends on the country, but it is no part of the name
    ['1 pint milk', 'milk', '1 pint'],
    ['2 scatole da 400 g di pelati', 'pelati', '800 g'],
    ['2 x 400g cans chopped tomatoes', 'chopped tomatoes', '800 g'],
    ['2 filetti di merluzzo da 150 g l’uno', 'merluzzo', '300 g'],
    ['2 scatolette di tonno (da 80 g)', 'tonno', '160 g'],
    ['pomodori pelati 1 lattina da 400 g', 'pomodori pelati', '400 g'],
    ['uova (circa 3) 165 g', 'uova', '165 g'],
    ['olio (2 cucchiai)', 'olio', '2 cucchiai'],
    ['sale (q.b.)', 'sale', 'q.b.'],
    ['uva (facoltativa', 'uva (facoltativa', ''],
  ])('%s, with a note', (text, name, quantity) => expect(linesOf(text)).toEqual([[name, quantity]]))

  test.each([
    '- 2 uova',
    '• 2 uova',
    '* 2 uova',
    '☐ 2 uova',
    '[ ] 2 uova',
    '[x] 2 uova',
    '1. 2 uova',
    '1) 2 uova',
    '🥚 2 uova',
    '**2 uova**',
    '– 2 uova;',
  ])('%s loses its mark', text => {
    expect(linesOf(text)).toEqual([['uova', '2']])
    expect(textsOf(text)).toEqual(['2 uova'])
  })

  test.each([
    '',
    '   ',
    '---',
    '***',
    'Ingredienti',
    'Ingredienti per 4 persone:',
    'INGREDIENTS',
    "Per l'impasto:",
    'Per la salsa',
    'For the sauce:',
    'Crema:',
    '## Ingredients',
    'Serves 4',
    '200 g',
    '🍕',
  ])('is none: %s', text => expect(linesOf(text)).toEqual([]))
})

describe('several in a line', () => {
  test.each<[string, string[][]]>([
    [
      "2 uova, 1 cucchiaio d'olio, q.b. sale",
      [
        ['uova', '2'],
        ['olio', '1 cucchiaio'],
        ['sale', 'q.b.'],
      ],
    ],
    [
      'Ingredienti: 1,5 kg di mele; burro, zucchero (di canna, fine)',
      [
        ['mele', '1,5 kg'],
        ['burro', ''],
        ['zucchero', ''],
      ],
    ],
    [
      '1 cipolla, tritata finemente, 2 carote a dadini',
      [
        ['cipolla', '1'],
        ['carote a dadini', '2'],
      ],
    ],
    [
      'sale, pepe q.b.',
      [
        ['sale', 'q.b.'],
        ['pepe', 'q.b.'],
      ],
    ],
    [
      'Sale e pepe q.b.',
      [
        ['Sale', 'q.b.'],
        ['pepe', 'q.b.'],
      ],
    ],
    [
      'olio, sale e pepe, q.b.',
      [
        ['olio', 'q.b.'],
        ['sale', 'q.b.'],
        ['pepe', 'q.b.'],
      ],
    ],
    [
      'salt and freshly ground black pepper, to taste',
      [
        ['salt', 'q.b.'],
        ['freshly ground black pepper', 'q.b.'],
      ],
    ],
    [
      '2 uova, sale e pepe q.b.',
      [
        ['uova', '2'],
        ['sale', 'q.b.'],
        ['pepe', 'q.b.'],
      ],
    ],
    [
      '2 eggs • a cup of milk • an onion',
      [
        ['eggs', '2'],
        ['milk', 'a cup'],
        ['onion', 'an'],
      ],
    ],
    ['pane e pomodoro', [['pane e pomodoro', '']]],
  ])('%s', (text, lines) => expect(linesOf(text)).toEqual(lines))

  test('of many lines, a comma divides only before a quantity, or where no line has one', () => {
    expect(linesOf('1 cipolla, dorata\n2 uova, 3 carote\nolio, sale')).toEqual([
      ['cipolla', '1'],
      ['uova', '2'],
      ['carote', '3'],
      ['olio', ''],
      ['sale', ''],
    ])
  })
})

test('a recipe is read without its headings and its method', () => {
  const recipe =
    "Ingredienti per 4 persone\r\nPer l'impasto:\r\n- 250 g di farina\r\n\r\nPer la crema: 3 tuorli\r\nPreparazione\r\nMescolare 3 uova"
  expect(linesOf(recipe)).toEqual([
    ['farina', '250 g'],
    ['tuorli', '3'],
  ])
  expect(linesOf('Method\nStir.\nIngredients\n2 eggs')).toEqual([['eggs', '2']])
})

test.each([
  ['Torta di mele\n\nIngredienti per 4 persone:\n200 g di farina\n2 uova', 'Torta di mele', 4],
  ['Torta di mele\nPer 4 persone\n200 g di farina\n2 uova', 'Torta di mele', 4],
  ['Torta di mele (per 6 persone)\n200 g di farina\n2 uova', 'Torta di mele', 6],
  ['Torta di mele\n\n200 g di farina\n2 uova', 'Torta di mele', null],
  ['Apple cake\nThe one of my aunt.\nServes 4-6\nIngredients\n200 g di farina\n2 uova', 'Apple cake', 4],
  ['Ingredienti (4 porzioni)\n200 g di farina\n2 uova', '', 4],
  ['Porzioni: 8\n200 g di farina\n2 uova', '', 8],
  ['4 persone\n200 g di farina\n2 uova', '', 4],
  ['Ingredienti per 4 persone: 200 g di farina, 2 uova', '', 4],
  ['200 g di farina\n2 uova\nPer 0 persone', '', null],
])('%j has the title %j and portions %j', (text, title, portions) => {
  expect(linesOf(text)).toEqual([
    ['farina', '200 g'],
    ['uova', '2'],
  ])
  expect(parseIngredientLines(text, 60)).toMatchObject({ title, portions })
})

test.each([
  ['Latte\n200 g di farina', ['Latte', 'farina']],
  ['Farina\n\n250 g\n\nUova\n\n3', ['Farina', 'Uova']],
  ['olio, sale\n\n200 g di farina\n2 uova', ['olio', 'sale', 'farina', 'uova']],
  ['Per la base:\n200 g di farina\nsale\nIngredienti per la crema:\n3 tuorli', ['farina', 'sale', 'tuorli']],
  ['2 porzioni di pasta per 4 persone\n2 uova', ['pasta per 4 persone', 'uova']],
])('no ingredient of %j is taken for a title', (text, names) => {
  expect(linesOf(text).map(([name]) => name)).toEqual(names)
  expect(parseIngredientLines(text, 60).title).toBe('')
})

test('quantities of a second column belong to the line above', () => {
  expect(linesOf('Farina 00\n250 g\nUova\n3\nSale\nq.b.')).toEqual([
    ['Farina 00', '250 g'],
    ['Uova', '3'],
    ['Sale', 'q.b.'],
  ])
  expect(textsOf('Farina 00\n250 g')).toEqual(['Farina 00 250 g'])
})

test('more lines than the most are cut, and it says so', () => {
  expect(parseIngredientLines('sale\npepe\nolio', 2)).toMatchObject({ lines: [{ name: 'sale' }, { name: 'pepe' }], isCut: true })
  expect(parseIngredientLines('sale\npepe', 2).isCut).toBe(false)
})

test('other scripts and HTML are read as they stand', () => {
  expect(linesOf('200 g קמח\n<b>2 uova</b>\n200 g 小麦粉')).toEqual([
    ['קמח', '200 g'],
    ['<b>2 uova</b>', ''],
    ['小麦粉', '200 g'],
  ])
})

const oddTexts = [
  '(',
  '[',
  'a',
  '1',
  ',',
  ' ',
  '-',
  '½',
  "'",
  ';',
  'q',
  ' e ',
  '(a',
  '(1',
  '1 ',
  '1,',
  'a ',
  '🍕',
  'א',
  '<b>',
  ':',
  '.',
  '\n',
  'q.b.',
  '*',
  'un ',
  '1-',
  'g ',
]

test.each(oddTexts)('6,000 letters of %j take no time', piece => {
  const start = performance.now()
  parseIngredientLines(piece.repeat(Math.ceil(6_000 / piece.length)), 60)
  expect(performance.now() - start).toBeLessThan(500)
})

test('whatever is pasted, each line has a name, and a quantity or a mark but not both', () => {
  const word = fc.constantFrom(...oddTexts, '2', ' g ', 'uova', ' di ', 'farina', 'sale', ', ', '1/2', 'tazza', ' ', ')', 'to taste')
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(word, { maxLength: 12 }).map(words => words.join('')),
  )
  fc.assert(
    fc.property(text, pasted => {
      const { lines } = parseIngredientLines(pasted, 60)
      expect(lines.filter(line => line.name.trim() === '' || line.text.trim() === '' || (line.isToTaste && line.quantity !== ''))).toEqual(
        [],
      )
    }),
    { ...runs, numRuns: runs.numRuns * 5 },
  )
})

test('lines about the whole recipe are none of its ingredients', () => {
  const text = [
    'Dosi per: 6 persone',
    'Per 6 persone',
    'Costo: basso',
    'Prep Time: 15 mins',
    'Servings: 6',
    'Difficoltà: facile',
    '▢ 2 eggs',
    '▢ 4 oz. butter',
  ].join('\n')
  expect(parseIngredientLines(text, 60).lines.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['eggs', '2'],
    ['butter', '4 oz.'],
  ])
})
