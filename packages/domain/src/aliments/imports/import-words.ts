import { allergens, foodCategories, type Allergen } from '@allenio/contract/aliments'
import { codesByWord } from '@allenio/domain/tables'
import { allergenNames, foodCategoryNames } from '../names.ts'

export const categoriesByWord = codesByWord(foodCategories, code => Object.values(foodCategoryNames[code]))

/** Other words for the same allergen. */
const otherWords: Readonly<Partial<Record<Allergen, readonly string[]>>> = {
  gluten: ['cereali contenenti glutine', 'cereals containing gluten'],
  crustaceans: ['crostaceo', 'crustacean'],
  eggs: ['uovo', 'egg'],
  peanuts: ['arachide', 'peanut'],
  soy: ['soia', 'soy', 'soybeans'],
  milk: ['latte e derivati', 'milk and derivatives'],
  nuts: ['frutta secca a guscio', 'tree nuts', 'nut'],
  sesame: ['semi di sesamo', 'sesame seeds'],
  sulphites: ['anidride solforosa', 'anidride solforosa e solfiti', 'sulfites', 'sulphur dioxide'],
  lupin: ['lupino', 'lupins'],
  molluscs: ['mollusco', 'mollusks'],
}

/** A food with one of these has the allergen; one that is free of one of them may still have it. */
const kindsOfIt: Readonly<Partial<Record<Allergen, readonly string[]>>> = {
  gluten: ['frumento', 'grano', 'orzo', 'segale', 'avena', 'farro', 'wheat', 'barley', 'rye', 'oats', 'spelt'],
  crustaceans: ['gamberi', 'gamberetti', 'granchio', 'shrimp', 'prawns', 'crab'],
  milk: ['latticini', 'dairy', 'burro', 'butter', 'formaggio', 'cheese'],
  nuts: ['mandorle', 'nocciole', 'noci', 'pistacchi', 'anacardi', 'almonds', 'hazelnuts', 'walnuts', 'pistachios', 'cashews'],
  molluscs: ['cozze', 'vongole', 'calamari', 'mussels', 'clams', 'squid'],
}

const wordsOf = (code: Allergen): string[] => [...Object.values(allergenNames[code]), ...(otherWords[code] ?? [])]

/** For what a food contains, or may contain. */
export const containedByWord = codesByWord(allergens, code => [...wordsOf(code), ...(kindsOfIt[code] ?? [])])

/** For what a food is free of: 'glutine', 'senza glutine', 'gluten free'. */
export const freeByWord = codesByWord(allergens, code =>
  wordsOf(code).flatMap(word => [word, `senza ${word}`, `${word} free`, `free of ${word}`]),
)
