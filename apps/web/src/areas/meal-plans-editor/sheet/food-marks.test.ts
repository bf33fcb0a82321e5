import type { AllergenTags } from '@allenio/contract/aliments'
import { expect, test } from 'vitest'
import type { OfferedFood } from '../outline.ts'
import { testSession } from '../session.testing.ts'
import { useEditorWords } from '../words.ts'
import { markOfFood } from './columns.ts'

test('a food is marked before it is chosen, and unknown is no safe', async () => {
  const session = testSession()
  const offered = (nameIt: string, allergens: AllergenTags): OfferedFood => ({
    id: nameIt,
    nameIt,
    nameEn: '',
    category: 'milk_yogurt',
    brand: '',
    figures: { kcal: 60, protein: 3, carbs: 5, lipids: 3, carbsIncludeFiber: false },
    allergens,
    cholesterol: null,
  })
  const markOf = (food: OfferedFood) => markOfFood(food, session.judge.get(), useEditorWords.say)
  expect(markOf(offered('Skyr', { milk: 'contains' }))).toBeUndefined()
  session.exclusions.set([{ kind: 'allergy', target: { kind: 'allergen', allergen: 'milk' }, name: 'Latte' }])
  expect(markOf(offered('Skyr', { milk: 'contains' }))).toEqual({ text: 'Latte: allergia', tone: 'danger' })
  expect(markOf(offered('Skyr', { milk: 'may contain' }))).toEqual({ text: 'Latte: può contenerne', tone: 'danger' })
  expect(markOf(offered('Skyr', {}))).toEqual({ text: 'Latte: da verificare', tone: 'warning' })
  expect(markOf(offered('Skyr', { milk: 'free' }))).toBeUndefined()
})
