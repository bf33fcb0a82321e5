import { exclusionKinds, type ExclusionKind, type ExclusionTarget } from '@allenio/contract/exclusions'
import { expect, test } from 'vitest'
import { describedFood, findExclusionHits } from './index.ts'

const nuts: ExclusionTarget = { kind: 'allergen', allergen: 'nuts' }
const doubt = { allergy: 'amber', intolerance: 'weak' }

test.each<[string, ExclusionTarget, Partial<Record<ExclusionKind, string>>]>([
  ['Torta alle noci', nuts, { allergy: 'red', intolerance: 'weak', diet: 'weak', dislike: 'weak' }],
  ['Walnut cake', nuts, { allergy: 'red', intolerance: 'weak', diet: 'weak', dislike: 'weak' }],
  ['Torta della nonna', nuts, doubt],
  // that it is without some is only what a name says
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
