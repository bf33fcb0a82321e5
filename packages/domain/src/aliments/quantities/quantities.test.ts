import type { FoodMeasure } from '@allenio/contract/aliments'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import { anyNumber, isPlainNumber } from '../foods.testing.ts'
import { gramsOfKcal, kcalOfGrams, parseQuantity, type QuantityFood } from '../index.ts'

const measure = (it: string, en: string, grams: number, amount = 1): FoodMeasure => ({ name: { it, en }, amount, grams })

const bread: QuantityFood = {
  kcal: 266,
  density: null,
  measures: [
    measure('porzione standard', 'standard portion', 50),
    measure('fetta', 'slice', 25),
    measure('fetta grande', 'slice, large', 30),
    measure('panino (rosetta)', 'roll (rosetta)', 60),
  ],
}
const milk: QuantityFood = {
  kcal: 61,
  density: 1.03,
  measures: [
    measure('tazza (240 ml)', 'cup (240 ml)', 244),
    measure('tazza da colazione (250 ml)', 'breakfast cup (250 ml)', 258),
    measure('cucchiaio (15 ml)', 'tbsp', 15),
    measure('cucchiaio (10 ml)', 'tablespoon (10 ml)', 10),
    measure('cucchiaino', 'tsp', 5),
  ],
}
const apricot: QuantityFood = {
  kcal: 63,
  density: null,
  measures: [
    measure('mezza albicocca, con il liquido', 'apricot half with liquid', 40),
    measure('mezza tazza', 'serving 1/2 cup', 76),
    measure('tazza, a fette', 'cup slices', 165),
    measure('cucchiai (1/8 di scatola)', 'tbsp (1/8 can)', 30, 2),
  ],
}
const egg: QuantityFood = {
  kcal: 143,
  density: null,
  measures: [measure('uovo grande', 'large egg', 50), measure('uovo piccolo', 'small egg', 38), measure('foglie', 'leaves', 4, 2)],
}
const apple: QuantityFood = {
  kcal: 52,
  density: null,
  measures: [
    measure('fetta media (spessore 3 mm)', 'slice, medium (1/8" thick)', 14),
    measure('mela grande (diametro 8,5 cm)', 'large (3-1/4" dia)', 223),
    measure('mela media (diametro 7,5 cm)', 'medium (3" dia)', 182),
    measure('mela piccolina', '', 101),
  ],
}
const water: QuantityFood = { kcal: 0, density: 1, measures: [] }
const unlabelledFood: QuantityFood = { kcal: null, density: null, measures: [] }

const gramsOf = (text: string, food: QuantityFood) => {
  const quantity = parseQuantity(text, food)
  return 'grams' in quantity ? quantity.grams : quantity
}

describe('grams', () => {
  test.each([
    ['150', 150],
    [' 150 ', 150],
    ['150g', 150],
    ['150 g.', 150],
    ['150 grammi', 150],
    ['0', 0],
    ['12,4', 12],
    ['12,5', 13],
    ['12.5', 13],
    ['12.', 12],
    // half a gram of salt stays a row
    ['0,4', 1],
    ['1/2', 1],
    // three digits after a separator are thousands of grams, but not of kilograms
    ['1.500', 1500],
    ['1,500', 1500],
    ['1.500 g', 1500],
    ['0,125', 1],
    ['1.500 kg', 1500],
    ['1,5 kg', 1500],
    ['2 etti', 200],
    ['un etto', 100],
    ['mezzo chilo', 500],
    ['100.000', 100_000],
    ['100 kg', 100_000],
    ['4 oz', 113],
    ['4 oz.', 113],
    ['1 ounce', 28],
    ['2 ounces', 57],
    ['1 lb', 454],
    ['2 lbs.', 907],
    ['1 pound', 454],
    ['half a pound', 227],
    ['1/4 LB', 113],
    ['2 pounds', 907],
  ])('%s', (text, grams) => expect(parseQuantity(text, bread)).toEqual({ kind: 'grams', grams }))

  test.each([
    ['100 ml', 103],
    ['1 dl', 103],
    ['25 cl', 258],
    ['1,5 l', 1545],
    ['1.500 ml', 1545],
    ['1 lt', 1030],
    ['1/2 Lt.', 515],
    ['1 liter', 1030],
    ['2 Liters', 2060],
    ['1 litre', 1030],
  ])('%s of milk', (text, grams) => expect(gramsOf(text, milk)).toBe(grams))
})

test('a measure that names its volume tells the density, the largest one most exactly', () => {
  expect(gramsOf('100 ml', { ...milk, density: null })).toBe(103)
  expect(gramsOf('1 l', { ...milk, density: null })).toBe(1032)
  expect(gramsOf('100 ml', { ...milk, density: null, measures: milk.measures.slice(0, 1) })).toBe(102)
  expect(gramsOf('100 ml', { ...milk, density: null, measures: [measure('tazza', 'cup', 240)] })).toEqual({ error: 'density not known' })
})

describe('measures', () => {
  test.each([
    ['2 fette', bread, 50],
    ['2 FETTE', bread, 50],
    ['1 fetta', bread, 25],
    ['fetta', bread, 25],
    ['una fetta', bread, 25],
    ['mezza fetta', bread, 13],
    ['½ fetta', bread, 13],
    ['1½ fette', bread, 38],
    ['1 1/2 fette', bread, 38],
    ['1,5 fette', bread, 38],
    ['3/4 slice', bread, 19],
    ['two slices', bread, 50],
    ['half a slice', bread, 13],
    ['2 fette grandi', bread, 60],
    // in any order of the words
    ['2 large slices', bread, 60],
    ['1 media mela', apple, 182],
    // a size alone means the piece, and no slice of it
    ['1 media', apple, 182],
    ['2 grandi', apple, 446],
    ['2 piccole', apple, { error: 'unknown word', word: 'piccole' }],
    ['1 medium', apple, 182],
    ['2 panini', bread, 120],
    ['2 rosette', bread, { error: 'unknown word', word: 'rosette' }],
    ['1 porzione', bread, 50],
    // 1.500 slices are one and a half
    ['1.500 fette', bread, 38],
    ['1/2 tazza', milk, 122],
    ['1 tazza da colazione', milk, 258],
    ['1 cup', milk, 244],
    ['3 cucchiaini', milk, 15],
    ['2 teaspoons', milk, 10],
    ['1 cucchiaio 10 ml', milk, 10],
    ['2 uova grandi', egg, 100],
    ['3 leaves', egg, 6],
    ['1 leaf', egg, 2],
    ['10 foglie', egg, 20],
    // the measure is the half: it is not halved again, and not taken for a whole
    ['mezza albicocca', apricot, 40],
    ['2 mezze albicocche', apricot, 80],
    ['1 albicocca', apricot, { error: 'unknown word', word: 'albicocca' }],
    ['1 apricot', apricot, { error: 'unknown word', word: 'apricot' }],
    ['2 apricot halves', apricot, 80],
    ['mezza tazza', apricot, 76],
    ['1 serving', apricot, 76],
    ['1 tazza', apricot, 165],
    // a cup of slices is no slice, and what stands in brackets is no name
    ['2 fette', apricot, { error: 'unknown word', word: 'fette' }],
    ['1 can', apricot, { error: 'unknown word', word: 'can' }],
    ['1 cucchiaio', apricot, 15],
  ])('%s', (text, food, grams) => expect(gramsOf(text, food)).toEqual(grams))

  test('the measure and the amount come back', () => {
    expect(parseQuantity('2 fette', bread)).toEqual({ kind: 'measure', grams: 50, amount: 2, measure: bread.measures[1] })
  })

  test.each([
    ['1 cucchiaio', milk, 'cucchiaio', [15, 10]],
    ['2 uova', egg, 'uova', [50, 38]],
    ['uovo', egg, 'uovo', [50, 38]],
  ])('%s may be several', (text, food, word, grams) => {
    const answer = parseQuantity(text, food)
    expect(answer).toMatchObject({ error: 'ambiguous word', word })
    expect('measures' in answer && answer.measures.map(each => each.grams)).toEqual(grams)
  })

  test('measures of one weight are no doubt', () => {
    const measures = [measure('fetta, sottile', 'slice, thin', 20), measure('fette, sottili', 'slices, thin', 40, 2)]
    expect(gramsOf('3 fette', { ...bread, measures })).toBe(60)
  })

  test.each([
    ['amount', 0],
    ['amount', Number.NaN],
    ['grams', 0],
    ['grams', -25],
  ])('a measure with %s of %f is none', (field, value) => {
    const measures = [{ ...measure('fetta', 'slice', 25), [field]: value }]
    expect(parseQuantity('2 fette', { ...bread, measures })).toEqual({ error: 'unknown word', word: 'fette' })
  })
})

describe('kcal', () => {
  test.each([
    // 300 / 266 × 100 = 112.78
    ['300k', 300, 113],
    ['300 kcal', 300, 113],
    ['1.000 kcal', 1000, 376],
    ['0k', 0, 0],
    ['1k', 1, 1],
  ])('%s', (text, kcal, grams) => expect(parseQuantity(text, bread)).toEqual({ kind: 'kcal', grams, kcal }))

  test('a food without energy keeps its quantity, and one of unknown energy refuses', () => {
    expect(parseQuantity('300k', water)).toEqual({ kind: 'same quantity' })
    expect(parseQuantity('300k', unlabelledFood)).toEqual({ error: 'kcal not known' })
  })

  test.each([
    [100, 52, 52],
    [150, 52, 78],
    // 10.5 rounds up
    [21, 50, 11],
    [19, 50, 10],
    [0, 52, 0],
    [100, null, null],
    // 161.5, which binary fractions make a hair less of
    [125, 129.2, 162],
    [Number.NaN, 52, 0],
  ])('%f g of %s kcal have %s', (grams, kcalPer100g, kcal) => expect(kcalOfGrams(grams, kcalPer100g)).toBe(kcal))

  const quantity = fc.integer({ min: 1, max: 5000 })

  test('of rich foods lead back to the gram', () => {
    fc.assert(
      fc.property(quantity, fc.integer({ min: 1001, max: 9000 }), (grams, tenths) => {
        expect(gramsOfKcal(kcalOfGrams(grams, tenths / 10) ?? 0, tenths / 10)).toBe(grams)
      }),
      runs,
    )
  })

  test('of lean foods lead to grams that have them', () => {
    fc.assert(
      fc.property(quantity, fc.integer({ min: 1, max: 999 }), (kcal, tenths) => {
        expect(kcalOfGrams(gramsOfKcal(kcal, tenths / 10) ?? 0, tenths / 10)).toBe(kcal)
      }),
      runs,
    )
  })

  test('no other gram is nearer', () => {
    fc.assert(
      fc.property(quantity, fc.integer({ min: 1, max: 9000 }), (kcal, tenths) => {
        const grams = gramsOfKcal(kcal, tenths / 10) ?? 0
        const distance = (each: number) => Math.abs(each * tenths - kcal * 1000)
        expect(distance(grams)).toBeLessThanOrEqual(distance(grams + 1))
        if (grams > 1) expect(distance(grams)).toBeLessThanOrEqual(distance(grams - 1))
      }),
      runs,
    )
  })

  test('whatever is typed, grams and kcal are plain numbers', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (one, other) => {
        const answers = [kcalOfGrams(one, other), gramsOfKcal(one, other)].filter(answer => answer !== null)
        expect(answers.filter(answer => !isPlainNumber(answer) || answer < 0)).toEqual([])
      }),
      runs,
    )
  })
})

describe('refusals', () => {
  test.each([
    ['', { error: 'empty' }],
    ['  ', { error: 'empty' }],
    ['-5', { error: 'not a quantity' }],
    ['/2', { error: 'not a quantity' }],
    ['1/0', { error: 'not a quantity' }],
    ['1/2/3', { error: 'not a quantity' }],
    ['1..5', { error: 'not a quantity' }],
    ['1.5.2', { error: 'not a quantity' }],
    ['?', { error: 'not a quantity' }],
    ['k', { error: 'unknown word', word: 'k' }],
    ['kg', { error: 'unknown word', word: 'kg' }],
    ['una', { error: 'unknown word', word: 'una' }],
    ['2 secchi', { error: 'unknown word', word: 'secchi' }],
    ['NaN', { error: 'unknown word', word: 'NaN' }],
    // British and American ones differ, and a fluid ounce is no weight
    ['1 pint', { error: 'unknown word', word: 'pint' }],
    ['8 fl oz', { error: 'unknown word', word: 'fl oz' }],
    ['1e9', { error: 'unknown word', word: 'e9' }],
    ['100 ml', { error: 'density not known' }],
    ['100.001', { error: 'too large' }],
    ['101 kg', { error: 'too large' }],
    ['1000000000', { error: 'too large' }],
    ['999999999 fette', { error: 'too large' }],
    ['999999999999 kcal', { error: 'too large' }],
  ])('%s', (text, refusal) => expect(parseQuantity(text, bread)).toEqual(refusal))

  test('whatever is typed, it is a whole quantity or a refusal', () => {
    const word = fc.constantFrom(
      '1',
      '2',
      ',5',
      '.',
      '/',
      '½',
      ' ',
      'g',
      'kg',
      'k',
      'ml',
      'fetta',
      'fette',
      'mezza',
      'tazza',
      '-',
      'a',
      '\n',
    )
    const text = fc.oneof(
      fc.string(),
      fc.array(word, { maxLength: 6 }).map(words => words.join('')),
    )
    fc.assert(
      fc.property(text, fc.constantFrom(bread, milk, apricot, water, unlabelledFood), (typed, food) => {
        const quantity = parseQuantity(typed, food)
        const isWhole = 'grams' in quantity && Number.isInteger(quantity.grams) && quantity.grams >= 0 && quantity.grams <= 100_000
        expect(isWhole || 'error' in quantity || ('kind' in quantity && quantity.kind === 'same quantity')).toBe(true)
      }),
      { ...runs, numRuns: runs.numRuns * 5 },
    )
  })
})
