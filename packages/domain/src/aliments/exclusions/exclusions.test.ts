import {
  allergens,
  allergenStates,
  exclusionKinds,
  type AllergenState,
  type AllergenTags,
  type ExclusionKind,
  type ExclusionTarget,
} from '@allenio/contract/aliments'
import type { Diet } from '@allenio/contract/recipes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import {
  deriveAllergens,
  exclusionKey,
  exclusionName,
  findExclusionHits,
  targetKey,
  worstMark,
  type ExcludableFood,
  type Exclusion,
} from '../index.ts'

const milkTag = (state?: AllergenState): AllergenTags => (state ? { milk: state } : {})

describe('the allergens of a meal', () => {
  test('are fifteen', () => {
    expect(allergens).toHaveLength(15)
    expect(Object.keys(deriveAllergens([{ milk: 'free' }]))).toEqual([...allergens])
  })

  test.each<[(AllergenState | undefined)[], AllergenState]>([
    [['free', 'free'], 'free'],
    [['free', 'not known'], 'not known'],
    [['free', undefined], 'not known'],
    [['not known', 'may contain'], 'may contain'],
    [['may contain', undefined], 'may contain'],
    [['may contain', 'contains'], 'contains'],
    [['contains', 'free'], 'contains'],
    [['contains', undefined], 'contains'],
    [['may contain', 'free'], 'may contain'],
    [['free'], 'free'],
    [[undefined], 'not known'],
    [[], 'not known'],
  ])('of %j are %s', (states, expected) => {
    const foods = states.map(milkTag)
    expect(deriveAllergens(foods).milk).toBe(expected)
    expect(deriveAllergens(foods.toReversed()).milk).toBe(expected)
    expect(deriveAllergens(foods).eggs).toBe('not known')
  })

  const tags = fc.dictionary(fc.constantFrom(...allergens), fc.constantFrom(...allergenStates)).map((each): AllergenTags => each)

  test('one more food never makes it safer', () => {
    fc.assert(
      fc.property(fc.array(tags, { minLength: 1, maxLength: 6 }), tags, (foods, food) => {
        const [before, after] = [deriveAllergens(foods), deriveAllergens([...foods, food])]
        for (const allergen of allergens) {
          expect(allergenStates.indexOf(after[allergen])).toBeLessThanOrEqual(allergenStates.indexOf(before[allergen]))
        }
      }),
      runs,
    )
  })

  test('a recipe of recipes is what its foods are', () => {
    fc.assert(
      fc.property(fc.array(tags, { minLength: 1, maxLength: 4 }), fc.array(tags, { minLength: 1, maxLength: 4 }), (one, other) => {
        expect(deriveAllergens([deriveAllergens(one), deriveAllergens(other)])).toEqual(deriveAllergens([...one, ...other]))
      }),
      runs,
    )
  })
})

const food = (tags: AllergenTags, more: Partial<ExcludableFood> = {}): ExcludableFood => ({
  id: 'yogurt',
  name: { it: 'Yogurt bianco', en: 'Plain yogurt' },
  category: 'milk_yogurt',
  brand: '',
  allergens: tags,
  ...more,
})

const exclusion = (kind: ExclusionKind, target: ExclusionTarget): Exclusion => ({ kind, target })
const ofMilk = (kind: ExclusionKind) => exclusion(kind, { kind: 'allergen', allergen: 'milk' })
const marksOf = (foods: ExcludableFood[], exclusions: Exclusion[]) => findExclusionHits(foods, exclusions).map(({ mark }) => mark)

describe('a food against an exclusion', () => {
  test.each<[ExclusionKind, AllergenState | undefined, string[]]>([
    ['allergy', 'contains', ['red']],
    ['allergy', 'may contain', ['red']],
    ['allergy', 'not known', ['amber']],
    ['allergy', undefined, ['amber']],
    ['allergy', 'free', []],
    ['intolerance', 'contains', ['weak']],
    ['intolerance', 'may contain', ['weak']],
    ['intolerance', undefined, ['weak']],
    ['intolerance', 'free', []],
    ['diet', 'contains', ['weak']],
    ['diet', 'may contain', ['weak']],
    ['diet', undefined, []],
    ['diet', 'free', []],
    ['dislike', 'contains', ['weak']],
    ['dislike', 'may contain', ['weak']],
    ['dislike', undefined, []],
    ['dislike', 'free', []],
  ])('%s, %s: %j', (kind, state, marks) => {
    expect(marksOf([food({ ...milkTag(state), eggs: 'contains' })], [ofMilk(kind)])).toEqual(marks)
  })

  test.each<[ExclusionTarget, boolean]>([
    [{ kind: 'category', category: 'milk_yogurt' }, true],
    [{ kind: 'category', category: 'cheese' }, false],
    [{ kind: 'food', foodId: 'yogurt' }, true],
    [{ kind: 'food', foodId: 'yogurt 2' }, false],
    [{ kind: 'word', word: 'yogurt' }, true],
    [{ kind: 'word', word: 'YÓGURT' }, true],
    [{ kind: 'word', word: 'plain' }, true],
    [{ kind: 'word', word: 'bianchi' }, true],
    [{ kind: 'word', word: 'yogurt greco' }, false],
    // the middle of a word is none
    [{ kind: 'word', word: 'gurt' }, false],
    [{ kind: 'word', word: 'yog' }, false],
    [{ kind: 'word', word: '' }, false],
    [{ kind: 'word', word: ' , ' }, false],
  ])('%j is touched: %s', (target, isTouched) => {
    expect(marksOf([food({})], [exclusion('allergy', target)])).toEqual(isTouched ? ['red'] : [])
    expect(marksOf([food({})], [exclusion('diet', target)])).toEqual(isTouched ? ['weak'] : [])
  })

  const lard = { id: 'lard', name: { it: 'Strutto', en: 'Lard' }, category: 'fats_oils', cholesterol: 95 } as const
  const oil = { ...lard, id: 'oil', name: { it: 'Olio', en: 'Oil' }, cholesterol: 0 } as const
  const loaf = { id: 'bread', name: { it: 'Pane', en: 'Bread' }, category: 'bread_bakery' } as const
  const plain: AllergenTags = { milk: 'free', lactose: 'free', eggs: 'free', fish: 'free', crustaceans: 'free', molluscs: 'free' }

  // bread and a fat without a figure are not known: a doubt is told of an allergy, and never of a way to eat
  test.each<[string, ExcludableFood, Diet, Partial<Record<ExclusionKind, string>>]>([
    ['yogurt', food({}), 'vegan', { allergy: 'red', intolerance: 'weak', diet: 'weak', dislike: 'weak' }],
    ['yogurt', food({}), 'vegetarian', {}],
    ['meat', food({}, { category: 'beef' }), 'pescatarian', { allergy: 'red', intolerance: 'weak', diet: 'weak', dislike: 'weak' }],
    ['fish', food({}, { category: 'fish' }), 'pescatarian', {}],
    ['lard', food(plain, lard), 'vegan', { allergy: 'red', intolerance: 'weak', diet: 'weak', dislike: 'weak' }],
    ['lard', food(plain, lard), 'vegetarian', { allergy: 'amber', intolerance: 'weak' }],
    ['a fat', food(plain, { category: 'fats_oils' }), 'vegan', { allergy: 'amber', intolerance: 'weak' }],
    ['oil', food(plain, oil), 'vegan', {}],
    ['bread', food(plain, loaf), 'vegan', { allergy: 'amber', intolerance: 'weak' }],
    ['bread with milk', food({ milk: 'contains' }, loaf), 'vegan', { allergy: 'red', intolerance: 'weak', diet: 'weak', dislike: 'weak' }],
  ])('%s and a way to eat', (_, each, diet, marks) => {
    for (const kind of exclusionKinds) {
      const expected = marks[kind]
      expect(marksOf([each], [exclusion(kind, { kind: 'diet', diet })])).toEqual(expected ? [expected] : [])
    }
  })

  test.each([
    ['soia', 'Soy milk', true],
    ['uova', 'Uovo sodo', true],
    ['noce', 'Noci sgusciate', true],
    ['soia', 'Sushi', false],
    ['latte', 'Lattuga', false],
  ])('the word %s touches %s: %s', (word, name, isTouched) => {
    const hits = findExclusionHits([food({}, { name: { it: name, en: '' } })], [exclusion('dislike', { kind: 'word', word })])
    expect(hits.length > 0).toBe(isTouched)
  })

  const called = (it: string, more: Partial<ExcludableFood>) => food({}, { id: it, name: { it, en: '' }, ...more })
  const word = (each: string): ExclusionTarget => ({ kind: 'word', word: each })
  const kiwiFood: ExclusionTarget = { kind: 'food', foodId: 'kiwi' }
  const ofCategory = (category: 'fish' | 'fruit' | 'eggs'): ExclusionTarget => ({ kind: 'category', category })
  const water = { kcal: 0, protein: 0, carbs: 0, lipids: 0, category: 'beverages' } as const

  test.each<[string, ExcludableFood, ExclusionTarget, Partial<Record<ExclusionKind, string>>]>([
    [
      'a dessert that may have it',
      called('Torta', { category: 'cakes_biscuits' }),
      word('kiwi'),
      { allergy: 'amber', intolerance: 'weak' },
    ],
    ['a sauce', called('Salsa', { category: 'sauces_dressings' }), word('mais'), { allergy: 'amber', intolerance: 'weak' }],
    ['a dish and a single food', called('Zuppa', { category: 'dishes' }), kiwiFood, { allergy: 'amber', intolerance: 'weak' }],
    ['a dish and a family', called('Zuppa', { category: 'dishes' }), ofCategory('fruit'), { allergy: 'amber', intolerance: 'weak' }],
    ['a branded food', called('Yogurt', { brand: 'Acme' }), word('kiwi'), { allergy: 'amber', intolerance: 'weak' }],
    ['a food without a family', called('Merenda', { category: null }), word('kiwi'), { allergy: 'amber', intolerance: 'weak' }],
    ['a mixture by its name', called('Yogurt alla frutta', {}), word('kiwi'), { allergy: 'amber', intolerance: 'weak' }],
    ['mixed nuts', called('Misto tostato', { category: 'nuts_seeds' }), word('kiwi'), { allergy: 'amber', intolerance: 'weak' }],
    [
      'a dessert that is called so',
      called('Torta al kiwi', { category: 'cakes_biscuits' }),
      word('kiwi'),
      { allergy: 'red', intolerance: 'weak', diet: 'weak', dislike: 'weak' },
    ],
    ['a plain food', called('Mela', { category: 'fruit' }), word('kiwi'), {}],
    ['a fruit that is called one', called('Frutto della passione', { category: 'fruit' }), word('kiwi'), {}],
    ['water', called('Acqua', water), word('kiwi'), {}],
    [
      'a drink of a brand without energy',
      called('Cola', { ...water, brand: 'Acme' }),
      word('kiwi'),
      { allergy: 'amber', intolerance: 'weak' },
    ],
  ])('%s', (_, each, target, marks) => {
    for (const kind of exclusionKinds) expect(marksOf([each], [exclusion(kind, target)])).toEqual(marks[kind] ? [marks[kind]] : [])
  })

  // what always brings an allergen is not in a food that is free of it; wheat starch is
  test.each<[ExclusionTarget, AllergenTags, string[]]>([
    [word('mandorle'), { nuts: 'free' }, []],
    [word('mandorle'), { nuts: 'contains' }, ['amber']],
    [word('mandorle'), {}, ['amber']],
    [word('mandorle e kiwi'), { nuts: 'free' }, ['amber']],
    [word('frumento'), { gluten: 'free' }, ['amber']],
    [ofCategory('fish'), { fish: 'free' }, []],
    [ofCategory('fish'), { fish: 'contains' }, ['amber']],
    [ofCategory('eggs'), { eggs: 'free' }, []],
  ])('%j in a dish of %j', (target, tags, marks) => {
    const dish = food(tags, { name: { it: 'Pasticcio', en: 'Pie' }, category: 'dishes' })
    expect(marksOf([dish], [exclusion('allergy', target)])).toEqual(marks)
  })

  test('says which food and how far', () => {
    const milk = ofMilk('allergy')
    expect(findExclusionHits([food({ milk: 'may contain' })], [milk])).toEqual([
      { exclusion: milk, foodId: 'yogurt', mark: 'red', state: 'may contain' },
    ])
  })
})

describe('a word that stands for more than a name', () => {
  const named = (it: string, category: ExcludableFood['category'], allergenTags: AllergenTags = {}) =>
    food(allergenTags, { id: it, name: { it, en: '' }, category })
  const stateOfWord = (each: ExcludableFood, word: string) =>
    findExclusionHits([each], [exclusion('allergy', { kind: 'word', word })])[0]?.state ?? 'free'

  test.each<[string, ExcludableFood, AllergenState]>([
    ['maiale', named('Prosciutto cotto', 'cured_meats'), 'contains'],
    ['maiale', named('Speck', 'cured_meats'), 'contains'],
    ['maiale', named('Strutto', 'fats_oils'), 'contains'],
    ['maiale', named('Braciola', 'pork'), 'contains'],
    ['carne di maiale', named('Pancetta', 'cured_meats'), 'contains'],
    ['pork', named('Mortadella', 'cured_meats'), 'contains'],
    ['maiale', named('Bacon di tacchino', 'cured_meats'), 'may contain'],
    ['maiale', named('Salsiccia', 'cured_meats'), 'may contain'],
    ['maiale', named('Gelatina alimentare', 'desserts_icecream'), 'may contain'],
    ['maiale', named('Fesa di tacchino', 'cured_meats'), 'not known'],
    ['maiale', named('Lasagne', 'dishes'), 'not known'],
    ['maiale', named('Petto di pollo', 'poultry'), 'free'],
    ['maiale', named('Mela', 'fruit'), 'free'],
    ['favismo', named('Fave secche', 'legumes'), 'contains'],
    ['favismo', named('Falafel', 'legumes'), 'may contain'],
    ['G6PD', named('Piselli', 'legumes'), 'not known'],
    ['favismo', named('Minestrone', 'soups'), 'not known'],
    ['favismo', named('Lenticchie', 'legumes'), 'free'],
    ['nichel', named('Lenticchie', 'legumes'), 'contains'],
    ['nichel', named('Fiocchi d’avena', 'grains_flours'), 'contains'],
    ['nichel', named('Pomodori pelati in scatola', 'vegetables'), 'may contain'],
    ['nickel', named('Pomodori', 'vegetables'), 'not known'],
    ['nichel', named('Cachi', 'fruit'), 'free'],
    ['nichel', named('Riso', 'grains_flours'), 'free'],
    ['fruttosio', named('Mela', 'fruit'), 'contains'],
    ['fruttosio', named('Zucchine', 'vegetables'), 'not known'],
    ['frutta', named('Mela', 'fruit'), 'free'],
    ['istamina', named('Parmigiano', 'cheese'), 'contains'],
    ['halal', named('Vino rosso', 'alcohol'), 'contains'],
    ['halal', named('Manzo', 'beef'), 'not known'],
    ['alcol', named('Birra', 'alcohol'), 'contains'],
    ['APLV', named('Yogurt', 'milk_yogurt', { milk: 'contains' }), 'contains'],
    ['APLV', named('Biscotti', 'cakes_biscuits', { milk: 'may contain' }), 'may contain'],
    ['APLV', named('Mela', 'fruit', {}), 'not known'],
    ['APLV', named('Mela', 'fruit', { milk: 'free' }), 'free'],
    ['celiachia', named('Pane', 'bread_bakery', { gluten: 'contains' }), 'contains'],
  ])('%s: %o is %s', (word, each, state) => {
    expect(stateOfWord(each, word)).toBe(state)
  })

  test('is one exclusion in both languages', () => {
    const keyOf = (word: string) => targetKey({ kind: 'word', word })
    expect([
      keyOf('nichel') === keyOf('Nickel'),
      keyOf('maiale') === keyOf('carne di maiale'),
      keyOf('frutta') === keyOf('fruttosio'),
    ]).toEqual([true, true, false])
    expect(exclusionName({ kind: 'word', word: 'nickel' }, 'it')).toBe('Nichel')
  })
})

describe('foods against exclusions', () => {
  const bread = food({ milk: 'free', gluten: 'contains' }, { id: 'bread', name: { it: 'Pane', en: 'Bread' }, category: 'bread_bakery' })
  const soup = food({}, { id: 'soup', name: { it: 'Minestra', en: 'Soup' }, category: 'soups' })

  test('the worst stands first', () => {
    const exclusions = [exclusion('dislike', { kind: 'category', category: 'soups' }), ofMilk('allergy')]
    const hits = findExclusionHits([bread, soup, food({ milk: 'contains' })], exclusions)
    expect(hits.map(({ foodId, mark }) => [foodId, mark])).toEqual([
      ['yogurt', 'red'],
      ['soup', 'amber'],
      ['soup', 'weak'],
    ])
    expect(worstMark(hits)).toBe('red')
    expect(worstMark(hits.slice(1))).toBe('amber')
    expect(worstMark(hits.slice(2))).toBe('weak')
  })

  test('an allergy stands before an intolerance, what contains before what may, and names do not matter', () => {
    const of = (kind: ExclusionKind, allergen: 'milk' | 'eggs' | 'soy') => exclusion(kind, { kind: 'allergen', allergen })
    const exclusions = [
      of('dislike', 'eggs'),
      of('intolerance', 'soy'),
      of('allergy', 'eggs'),
      of('allergy', 'milk'),
      of('intolerance', 'milk'),
    ]
    const cake = food({ milk: 'contains', eggs: 'may contain', soy: 'may contain' })
    const expected = ['allergy milk', 'allergy eggs', 'intolerance milk', 'intolerance soy', 'dislike eggs']
    const orderOf = (all: Exclusion[]) =>
      findExclusionHits([cake], all).map(
        ({ exclusion: { kind, target } }) => `${kind} ${target.kind === 'allergen' ? target.allergen : ''}`,
      )
    expect([orderOf(exclusions), orderOf(exclusions.toReversed())]).toEqual([expected, expected])
  })

  test('none touched is no mark', () => {
    expect(findExclusionHits([bread], [ofMilk('allergy')])).toEqual([])
    expect(findExclusionHits([], [ofMilk('allergy')])).toEqual([])
    expect(findExclusionHits([soup], [])).toEqual([])
    expect(worstMark([])).toBeNull()
  })

  test('a food that an allergy leaves unmarked is free of it', () => {
    const state = fc.constantFrom(...allergenStates, undefined)
    fc.assert(
      fc.property(fc.constantFrom(...allergens), state, fc.constantFrom(...exclusionKinds), (allergen, each, kind) => {
        const tags = each ? { [allergen]: each } : {}
        const mark = worstMark(findExclusionHits([food(tags)], [exclusion(kind, { kind: 'allergen', allergen })]))
        if (kind === 'allergy') expect(mark === null).toBe(each === 'free')
        else expect([null, 'weak']).toContain(mark)
      }),
      runs,
    )
  })
})

describe('the target of an exclusion', () => {
  test.each([
    ['Cipolla', 'cipolle', true],
    ['sugo  pomodoro', 'Pomodoro, sugo', true],
    ['cipolla', 'cipollotto', false],
    ['--', '++', false],
  ])('the words %s and %s are one: %s', (one, other, isOne) => {
    expect(targetKey({ kind: 'word', word: one }) === targetKey({ kind: 'word', word: other })).toBe(isOne)
  })

  test('differs by its kind, and exclusions by theirs', () => {
    const targets: ExclusionTarget[] = [
      { kind: 'allergen', allergen: 'fish' },
      { kind: 'category', category: 'fish' },
      { kind: 'food', foodId: 'fish' },
      { kind: 'word', word: 'fish' },
      { kind: 'diet', diet: 'vegan' },
    ]
    const keys = exclusionKinds.flatMap(kind => targets.map(target => exclusionKey({ kind, target })))
    expect(new Set(keys).size).toBe(exclusionKinds.length * targets.length)
    expect(targets.map(target => exclusionName(target, 'it', 'Orata'))).toEqual(['Pesce', 'Pesce', 'Orata', 'fish', 'Vegana'])
  })
})
