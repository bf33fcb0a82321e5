import { allergens, exclusionKinds, type Allergen } from '@allenio/contract/aliments'
import { swapsPerFood } from '@allenio/contract/meal-diary'
import { alternativeBases } from '@allenio/contract/meal-plans'
import { findExclusionHits, type Exclusion } from '@allenio/domain/aliments'
import { deviationsOf, gramsAlike } from '@allenio/domain/meal-plans'
import { runs } from '@allenio/domain/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gramsOfSwap, isAllowedAlternative, isSafeSwap, swapCandidates, swapGrams, type SwapFood } from './index.ts'

const food = (id: string, more: Partial<SwapFood> = {}): SwapFood => ({
  id,
  version: 1,
  name: { it: id, en: id },
  category: 'nuts_seeds',
  brand: '',
  allergens: {},
  cholesterol: null,
  kcal: 600,
  protein: 20,
  carbs: 10,
  lipids: 50,
  ...more,
})

const almonds = food('mandorle')
const alternativeOf = ({ id, version, name }: SwapFood, customName = '') => ({
  id: 'alternative',
  food: { id, version, ...name },
  customName: { it: customName, en: '' },
})
const row = { food: almonds, grams: 30, basis: 'kcal' as const }
const rules = { exclusions: [], tolerancePercent: 10 }
const allergyTo = (allergen: Allergen): Exclusion => ({ kind: 'allergy', target: { kind: 'allergen', allergen } })
const exclude = (kind: Exclusion['kind'], target: Exclusion['target']): Exclusion => ({ kind, target })

describe('a swap', () => {
  test.each<[string, SwapFood, number | null]>([
    ['as much of the basis', food('noci', { kcal: 650 }), 28],
    ['another family', food('pere', { category: 'fruit' }), null],
    ['no family', food('pere', { category: null }), null],
    ['the food itself', almonds, null],
    ['too far in one figure', food('semi', { protein: 40 }), null],
    ['a figure that is not known', food('semi', { protein: null }), null],
    ['nothing of the basis', food('acqua', { kcal: 0 }), null],
  ])('has %s', (_, other, grams) => expect(swapGrams(row, other, rules)).toBe(grams))

  test('stands for no row without a quantity, and without a family', () => {
    expect(swapGrams({ ...row, grams: 0 }, food('noci'), rules)).toBeNull()
    expect(swapGrams({ ...row, food: food('mandorle', { category: null }) }, food('noci', { category: null }), rules)).toBeNull()
  })

  test.each<[string, Partial<SwapFood>, Exclusion, boolean]>([
    ['an allergen in it', { allergens: { nuts: 'contains' } }, allergyTo('nuts'), false],
    ['traces of it', { allergens: { nuts: 'may contain' } }, allergyTo('nuts'), false],
    ['what nobody knows, for an allergy', {}, allergyTo('nuts'), false],
    ['what is free', { allergens: { nuts: 'free' } }, allergyTo('nuts'), true],
    ['an intolerance', { allergens: { lactose: 'contains' } }, exclude('intolerance', { kind: 'allergen', allergen: 'lactose' }), false],
    ['a dislike', { name: { it: 'Noci tostate', en: '' } }, exclude('dislike', { kind: 'word', word: 'noce' }), false],
    ['a diet', { category: 'pork' }, exclude('diet', { kind: 'diet', diet: 'vegetarian' }), false],
    ['a family', {}, exclude('dislike', { kind: 'category', category: 'nuts_seeds' }), false],
    ['a word that a dish need not say', { category: 'dishes' }, exclude('allergy', { kind: 'word', word: 'kiwi' }), false],
    ['the same for a product of a brand', { brand: 'Acme' }, exclude('intolerance', { kind: 'word', word: 'kiwi' }), false],
    ['the same, and nobody is harmed', { category: 'dishes' }, exclude('dislike', { kind: 'word', word: 'kiwi' }), true],
    ['a food', {}, exclude('dislike', { kind: 'food', foodId: 'noci' }), false],
  ])('is judged by %s', (_, more, exclusion, isSafe) => expect(isSafeSwap(food('noci', more), [exclusion])).toBe(isSafe))

  test('is offered of foods that a kitchen has before others, however near these are', () => {
    const foods = [food('semi di chia'), food('nocciole', { kcal: 630, isFamiliar: true }), food('noci', { kcal: 620, isFamiliar: true })]
    expect(swapCandidates(row, foods, rules).map(({ food: { id } }) => id)).toEqual(['noci', 'nocciole', 'semi di chia'])
  })

  test('of the plan itself is refused for what an allergy is known to name alone', () => {
    const alternative = alternativeOf(almonds)
    expect(isAllowedAlternative(food('noci', { allergens: { nuts: 'may contain' } }), alternative, [allergyTo('nuts')])).toBe(false)
    expect(isAllowedAlternative(food('noci'), alternative, [allergyTo('nuts')])).toBe(true)
    expect(isAllowedAlternative(food('noci'), alternative, [exclude('dislike', { kind: 'category', category: 'nuts_seeds' })])).toBe(true)
    const bread = food('pane', { category: 'grains_flours', allergens: { nuts: 'free' } })
    expect(isAllowedAlternative(bread, alternativeOf(bread, 'Pane alle noci'), [allergyTo('nuts')])).toBe(false)
  })
})

const figure = fc.option(fc.integer({ min: 0, max: 900 }), { nil: null, freq: 8 })
const anyFood = fc
  .record({
    id: fc.integer({ min: 1, max: 40 }).map(String),
    category: fc.constantFrom('nuts_seeds', 'fruit', 'pork', 'dishes', null),
    brand: fc.constantFrom('', '', 'Acme'),
    kcal: figure,
    protein: fc.option(fc.integer({ min: 18, max: 22 }), { nil: null, freq: 8 }),
    carbs: fc.option(fc.integer({ min: 8, max: 12 }), { nil: null, freq: 8 }),
    lipids: fc.option(fc.integer({ min: 45, max: 55 }), { nil: null, freq: 8 }),
    allergens: fc.dictionary(fc.constantFrom(...allergens), fc.constantFrom('contains', 'may contain', 'free'), { noNullPrototype: true }),
  })
  .map(({ id, ...more }) => food(id, more))
const anyExclusion = fc.record<Exclusion>({
  kind: fc.constantFrom(...exclusionKinds),
  target: fc.oneof(
    fc.constantFrom(...allergens).map(allergen => ({ kind: 'allergen' as const, allergen })),
    fc.constantFrom('nuts_seeds', 'fruit').map(category => ({ kind: 'category' as const, category })),
    fc.integer({ min: 1, max: 40 }).map(id => ({ kind: 'food' as const, foodId: String(id) })),
    fc.integer({ min: 10, max: 40 }).map(id => ({ kind: 'word' as const, word: String(id) })),
    fc.constantFrom('vegetarian', 'vegan').map(diet => ({ kind: 'diet' as const, diet })),
  ),
})

const isOfHealthAndNamed = ({ kind, target }: Exclusion): boolean =>
  (kind === 'allergy' || kind === 'intolerance') && (target.kind === 'word' || target.kind === 'food' || target.kind === 'category')

test('no candidate breaks an exclusion or the tolerance; the nearest come first, and they are few', () => {
  const cases = fc.record({
    planned: anyFood,
    grams: fc.integer({ min: 0, max: 300 }),
    basis: fc.constantFrom(...alternativeBases),
    foods: fc.uniqueArray(anyFood, { selector: ({ id }) => id, maxLength: 40 }),
    exclusions: fc.array(anyExclusion, { maxLength: 4 }),
    tolerancePercent: fc.integer({ min: 1, max: 50 }),
  })
  fc.assert(
    fc.property(cases, ({ planned, grams, basis, foods, exclusions, tolerancePercent }) => {
      const swapRow = { food: planned, grams, basis }
      const candidates = swapCandidates(swapRow, foods, { exclusions, tolerancePercent, judgedFoods: new Map() })
      expect(candidates.length).toBeLessThanOrEqual(swapsPerFood)
      for (const candidate of candidates) {
        expect(candidate.food.id).not.toBe(planned.id)
        expect(candidate.food.category).toBe(planned.category)
        expect(findExclusionHits([candidate.food], exclusions)).toEqual([])
        // what an allergy names may stand in a dish or a product without its name
        const isMade = candidate.food.category === 'dishes' || candidate.food.brand !== ''
        expect(isMade && exclusions.some(isOfHealthAndNamed)).toBe(false)
        expect(deviationsOf(swapRow, candidate, tolerancePercent)).toEqual([])
        expect(gramsAlike(swapRow, candidate.food, basis)).toEqual({ grams: candidate.grams })
      }
      const distances = candidates.map(({ food: other, grams: offered }) =>
        (['kcal', 'protein', 'carbs', 'lipids'] as const).reduce((total, each) => {
          const [wanted, given] = [planned[each], other[each]]
          const kcal = { kcal: 1, protein: 4, carbs: 4, lipids: 9 }[each]
          return wanted === null || given === null ? total : total + Math.abs(given * offered - wanted * grams) * kcal
        }, 0),
      )
      distances.slice(1).forEach((distance, at) => expect(distance).toBeGreaterThanOrEqual((distances[at] ?? 0) - 1e-6))
      // all that is left out is unsafe, or farther than the last
      const offered = foods.filter(each => swapGrams(swapRow, each, { tolerancePercent }) !== null && isSafeSwap(each, exclusions))
      expect(candidates).toHaveLength(Math.min(offered.length, swapsPerFood))
    }),
    runs,
  )
})

const cell = (id: string) => ({ id, version: 1, it: id, en: '' })
const alternative = {
  id: 'alternative',
  food: cell('spelt'),
  grams: 60,
  eatenGrams: 60,
  measure: null,
  isToTaste: false,
  lacksQuantity: false,
  customName: { it: '', en: '' },
  isPinned: true,
}
const taken = { plannedFoodId: 'rice', plannedGrams: 80, food: cell('barley'), grams: 78, alternativeId: null }

test.each([
  ['as it was', taken, { food: cell('rice'), grams: 80 }, 78],
  ['with half as much', taken, { food: cell('rice'), grams: 40 }, 39],
  ['of a newer version', taken, { food: { ...cell('rice'), version: 2 }, grams: 80 }, 78],
  ['with another food', taken, { food: cell('salmon'), grams: 80 }, null],
  ['without a food', taken, { food: null, grams: 80 }, null],
  ['that had nothing', { ...taken, plannedGrams: 0 }, { food: cell('rice'), grams: 80 }, 78],
  [
    'whose alternative is another amount',
    { ...taken, food: cell('spelt'), alternativeId: 'alternative' },
    { food: cell('rice'), grams: 80 },
    60,
  ],
  ['whose alternative is another food', { ...taken, alternativeId: 'alternative' }, { food: cell('rice'), grams: 160 }, 156],
] as const)('a swap on a row %s', (_, swap, row, grams) => expect(gramsOfSwap(swap, { ...row, alternatives: [alternative] })).toBe(grams))
