import { macros, type FoodFigures } from '@allenio/domain/aliments'
import { recipeFigures } from '@allenio/domain/recipes'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EnergyAndMacros } from './energy-and-macros.tsx'

const ingredient = (id: string, figures: Partial<FoodFigures>) => ({
  grams: 100,
  food: { id, kcal: null, protein: null, carbs: null, lipids: null, carbsIncludeFiber: false, nutrients: {}, ...figures },
})
const rice = ingredient('rice', { kcal: 350, protein: 7, carbs: 78, lipids: 1 })
const broth = ingredient('broth', { protein: 2 })
const spice = ingredient('spice', {})

const textOf = (...ingredients: ReturnType<typeof ingredient>[]) =>
  renderToStaticMarkup(<EnergyAndMacros figures={recipeFigures(ingredients, ['kcal', ...macros])} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test.each([
  ['all know', [rice], '350 kcal in 100 g Proteine 7 g · 8% Carboidrati 78 g · 89% Grassi 1 g · 2%'],
  ['some know', [rice, spice], 'almeno 350 kcal in 200 g Proteine almeno 7 g Carboidrati almeno 78 g Grassi almeno 1 g'],
  // all know their protein, whose share would be too large as well
  ['some know in part', [rice, broth], 'almeno 350 kcal in 200 g Proteine 9 g Carboidrati almeno 78 g Grassi almeno 1 g'],
  ['none knows', [spice], '– kcal in 100 g Proteine – g Carboidrati – g Grassi – g'],
  ['of which only one is known', [broth, spice], '– kcal in 200 g Proteine almeno 2 g Carboidrati – g Grassi – g'],
  ['of no ingredient', [], '0 kcal in 0 g Proteine 0 g · 0% Carboidrati 0 g · 0% Grassi 0 g · 0%'],
])('the figures that %s', (_, ingredients, text) => expect(textOf(...ingredients)).toBe(text))
