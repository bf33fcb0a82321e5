import { exclusionKinds, type ExclusionKind, type ExclusionTarget } from '@allenio/contract/aliments'
import { expect, test } from 'vitest'
import { describedFood, findExclusionHits, type ExcludableFood } from '../index.ts'

const nuts: ExclusionTarget = { kind: 'allergen', allergen: 'nuts' }
const doubt = { allergy: 'amber', intolerance: 'weak' }

test.each<[string, ExclusionTarget, Partial<Record<ExclusionKind, string>>]>([
  ['Torta alle noci', nuts, { allergy: 'red', intolerance: 'weak', diet: 'weak', dislike: 'weak' }],
  ['Walnut cake', nuts, { allergy: 'red', intolerance: 'weak', diet: 'weak', dislike: 'weak' }],
  ['Torta della nonna', nuts, doubt],
  // only the name says that the cake has no nuts, and a name is no proof
  ['Torta senza noci', nuts, doubt],
  ['Crostata di kiwi', { kind: 'word', word: 'kiwi' }, { allergy: 'red', intolerance: 'weak', diet: 'weak', dislike: 'weak' }],
  ['Crostata', { kind: 'word', word: 'kiwi' }, doubt],
  ['Crostata', { kind: 'category', category: 'fruit' }, doubt],
  ['Crostata', { kind: 'food', foodId: 'kiwi' }, doubt],
  ['Frittata', { kind: 'diet', diet: 'vegan' }, doubt],
  ['Uova strapazzate', { kind: 'diet', diet: 'vegan' }, { allergy: 'red', intolerance: 'weak', diet: 'weak', dislike: 'weak' }],
])('%s against %j', (it, target, marks) => {
  for (const name of [
    { it, en: '' },
    { it: '', en: it },
  ]) {
    for (const kind of exclusionKinds) {
      const found = findExclusionHits([describedFood({ id: 'row', name })], [{ kind, target }])
      expect(found.map(({ mark }) => mark)).toEqual(marks[kind] ? [marks[kind]] : [])
    }
  }
})

const oats: ExcludableFood = {
  id: 'oats',
  name: { it: 'Avena', en: 'Oats' },
  brand: '',
  category: 'grains_flours',
  allergens: { nuts: 'free', milk: 'may contain' },
}
const named = (it: string) => [oats, describedFood({ id: 'row', name: { it, en: '' }, foodId: oats.id })]

test.each<[string, ExclusionTarget, [string, string][]]>([
  ['Porridge alle noci', nuts, [['row', 'red']]],
  ['Porridge della nonna', nuts, []],
  ['Porridge senza noci', nuts, []],
  ['Porridge con kiwi', { kind: 'word', word: 'kiwi' }, [['row', 'red']]],
  // an allergen that the food itself has is reported once
  ['Avena al latte', { kind: 'allergen', allergen: 'milk' }, [['oats', 'red']]],
  ['Avena fine', { kind: 'word', word: 'avena' }, [['oats', 'red']]],
])('a food that a plan calls %s against %j', (it, target, hits) => {
  const found = findExclusionHits(named(it), [{ kind: 'allergy', target }])
  expect(found.map(({ foodId, mark }) => [foodId, mark])).toEqual(hits)
})
