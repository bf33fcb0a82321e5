import type { PlannedFood } from '@allenio/contract/aliments'
import { expect, test } from 'vitest'
import { foodDifferences } from './differences.ts'

const food: PlannedFood = {
  id: 'rice',
  version: 1,
  latestVersion: 2,
  source: 'own',
  name: 'Riso',
  nameIt: 'Riso',
  nameEn: 'Rice',
  category: 'grains_flours',
  brand: '',
  kcal: 350,
  protein: 7,
  carbs: 78,
  lipids: 1,
  carbsIncludeFiber: false,
  nutrients: { sodium: 5, fiber: 1 },
  density: null,
  ediblePart: null,
  cookingFactor: 2.5,
  measures: [{ name: { it: 'tazza', en: 'cup' }, amount: 1, grams: 180, source: 'own' }],
  allergens: { gluten: 'free' },
  isDeleted: false,
}
const cup = (grams: number, amount = 1): PlannedFood['measures'][number] => ({
  name: { it: 'tazza', en: 'cup' },
  amount,
  grams,
  source: 'own',
})

test.each<[Partial<PlannedFood>, object[]]>([
  [{}, []],
  // values that only the device or the asker differs in
  [{ version: 2, name: 'Rice' }, []],
  [{ kcal: 0 }, [{ kind: 'figure', of: 'kcal', before: 350, now: 0 }]],
  [{ lipids: null }, [{ kind: 'figure', of: 'lipids', before: 1, now: null }]],
  [
    { nutrients: { sodium: 0, iron: 2, fiber: 1 } },
    [
      { kind: 'nutrient', of: 'iron', before: null, now: 2 },
      { kind: 'nutrient', of: 'sodium', before: 5, now: 0 },
    ],
  ],
  [
    { ediblePart: 80, density: 1.03, cookingFactor: null },
    [
      { kind: 'fact', of: 'density', before: null, now: 1.03 },
      { kind: 'fact', of: 'ediblePart', before: null, now: 80 },
      { kind: 'fact', of: 'cookingFactor', before: 2.5, now: null },
    ],
  ],
  [{ measures: [cup(190)] }, [{ kind: 'measure', of: { name: cup(1).name, amount: 1 }, before: 180, now: 190 }]],
  [{ measures: [cup(180), cup(90, 0.5)] }, [{ kind: 'measure', of: { name: cup(1).name, amount: 0.5 }, before: null, now: 90 }]],
  [{ measures: [] }, [{ kind: 'measure', of: { name: cup(1).name, amount: 1 }, before: 180, now: null }]],
  [
    { nameIt: 'Riso Carnaroli', brand: 'Acme' },
    [
      { kind: 'text', of: 'nameIt', before: 'Riso', now: 'Riso Carnaroli' },
      { kind: 'text', of: 'brand', before: '', now: 'Acme' },
    ],
  ],
  [{ category: null }, [{ kind: 'category', before: 'grains_flours', now: null }]],
  [
    { allergens: { milk: 'may contain' } },
    [
      { kind: 'allergen', of: 'gluten', before: 'free', now: 'not known' },
      { kind: 'allergen', of: 'milk', before: 'not known', now: 'may contain' },
    ],
  ],
])('a version with %j', (changes, differences) => {
  const found = foodDifferences(food, { ...food, ...changes })
  expect(found).toHaveLength(differences.length)
  expect(found).toEqual(expect.arrayContaining(differences))
})
