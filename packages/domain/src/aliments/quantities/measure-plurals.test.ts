import { describe, expect, test } from 'vitest'
import { measureNoun, measureNouns, pluralOfMeasure } from './measure-plurals.ts'
import { parseQuantity } from './quantities.ts'
import { wordStems } from '../word-stems.ts'

describe('an Italian measure', () => {
  test.each([
    ['cucchiaio', 'cucchiai'],
    ['cucchiaino', 'cucchiaini'],
    ['cucchiaio da tavola', 'cucchiai da tavola'],
    ['cucchiaio (15 ml)', 'cucchiai (15 ml)'],
    ['Cucchiaio', 'Cucchiai'],
    ['cucchiaino colmo', 'cucchiaini colmi'],
    ['cucchiaino, in polvere', 'cucchiaini, in polvere'],
    ['tazza, prodotto grattugiato', 'tazze, prodotto grattugiato'],
    ['tazza da colazione (250 ml)', 'tazze da colazione (250 ml)'],
    ['mezza tazza', 'mezze tazze'],
    ['mezzo limone', 'mezzi limoni'],
    ['fetta sottile', 'fette sottili'],
    ['patata grande (diametro 7,5-11 cm)', 'patate grandi (diametro 7,5-11 cm)'],
    ['mela media', 'mele medie'],
    ['spicchio', 'spicchi'],
    ['fungo intero', 'funghi interi'],
    ['bistecca, parte edibile', 'bistecche, parte edibile'],
    ['arancia', 'arance'],
    ['ciliegia', 'ciliegie'],
    ['foglia', 'foglie'],
    ['asparago', 'asparagi'],
    ['uovo', 'uova'],
    ['uovo grande', 'uova grandi'],
    ['porzione standard', 'porzioni standard'],
    ['porzione (da 100 g a crudo)', 'porzioni (da 100 g a crudo)'],
    ['noce', 'noci'],
    // one form for both, plural already, or a business's own word: as it was typed
    ['würstel', 'würstel'],
    ['muffin', 'muffin'],
    ['fette', 'fette'],
    ['scoop Vitargo', 'scoop Vitargo'],
    ['', ''],
  ])('%s: 2 %s', (name, expected) => expect(pluralOfMeasure(name, 'it')).toBe(expected))
})

describe('an English measure', () => {
  test.each([
    ['cup', 'cups'],
    ['cup, sliced', 'cups, sliced'],
    ['cup (8 fl oz)', 'cups (8 fl oz)'],
    ['cup chopped', 'cups chopped'],
    ['small glass (125 ml)', 'small glasses (125 ml)'],
    ['standard portion, drained', 'standard portions, drained'],
    ['thin slice', 'thin slices'],
    ['heaped teaspoon', 'heaped teaspoons'],
    ['leaf, large', 'leaves, large'],
    ['half, with liquid', 'halves, with liquid'],
    ['apricot half with liquid', 'apricot halves with liquid'],
    ['radish', 'radishes'],
    ['berry', 'berries'],
    ['potato large (3" to 4-1/4" dia)', 'potatoes large (3" to 4-1/4" dia)'],
    // abbreviations, sizes, plurals and unknown words stay
    ['tbsp', 'tbsp'],
    ['medium', 'medium'],
    ['slices', 'slices'],
    ['fish', 'fish'],
    ['dollop', 'dollop'],
  ])('%s: 2 %s', (name, expected) => expect(pluralOfMeasure(name, 'en')).toBe(expected))
})

test.each([
  [0.25, 'cucchiaio'],
  [0.5, 'cucchiaio'],
  [1, 'cucchiaio'],
  // amounts are rounded for display, so that 1.004 is shown as 1
  [1.004, 'cucchiaio'],
  [1.5, 'cucchiai'],
  [2, 'cucchiai'],
  [12, 'cucchiai'],
])('of %s it is %s', (amount, expected) =>
  expect(measureNoun({ name: { it: 'cucchiaio', en: 'tablespoon' }, amount }, 'it')).toBe(expected),
)

test('a name that is there in one language alone keeps its own plural', () => {
  expect(measureNoun({ name: { it: 'tazza', en: '' }, amount: 2 }, 'en')).toBe('tazze')
  expect(measureNoun({ name: { it: '', en: 'cup' }, amount: 2 }, 'it')).toBe('cups')
})

// the app fills cells with the plural, and parses the text again when somebody edits the cell
test('a plural is read as the measure that it is of', () => {
  for (const language of ['it', 'en'] as const) {
    for (const noun of measureNouns[language]) {
      const plural = pluralOfMeasure(noun, language)
      expect([noun, plural === noun]).toEqual([noun, false])
      expect([noun, wordStems(plural)]).toEqual([noun, wordStems(noun)])
      const measure = { name: { it: '', en: '', [language]: noun }, amount: 1, grams: 15 }
      expect(parseQuantity(`2 ${plural}`, { kcal: null, density: null, measures: [measure] })).toMatchObject({ grams: 30, measure })
    }
  }
})
