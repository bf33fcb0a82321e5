import { nutrientCodes, type NutrientCode } from './fields.ts'
// imported for the names of things that the module declares, because the calls below change foods
import type {} from './aliments.ts'
import { commonRowFaults, tableImportCalls } from '../table-imports.ts'

// A business can import foods from a table: first a preview, then all of them are written at once.

export const foodImportRowsAtMost = 5_000
export const foodImportMaxBytes = 10_000_000

/** Nutrients that every label prints, which therefore stand before the others. */
const labelNutrients = ['fiber', 'sugars', 'saturated_fat'] as const satisfies readonly NutrientCode[]
const isOnLabels = (code: NutrientCode): boolean => labelNutrients.some(each => each === code)

/** Figures are for a serving where a row has its grams, for 100 ml where it has a density, else for 100 g; `basis` says it in words. */
export const foodImportFields = [
  'nameIt',
  'nameEn',
  'category',
  'brand',
  'barcode',
  'kcal',
  'kilojoules',
  'protein',
  'carbs',
  'lipids',
  'salt',
  ...labelNutrients,
  ...nutrientCodes.filter(code => !isOnLabels(code)),
  'basis',
  'servingGrams',
  'density',
  'ediblePart',
  'cookingFactor',
  'allergens',
  'mayContain',
  'freeOf',
  'note',
  'id',
] as const
export type FoodImportField = (typeof foodImportFields)[number]

export const foodImportFaults = [
  ...commonRowFaults,
  'name missing',
  'text too long',
  'word unknown',
  'number unreadable',
  'number out of range',
  'barcode not digits',
  'barcode length wrong',
  'barcode digit wrong',
  'basis incomplete',
  'amount not positive',
  'figure negative',
  'figure too large',
  'macros above 100 g',
] as const
export type FoodImportFault = (typeof foodImportFaults)[number]

export const {
  start: startFoodImport,
  get: getFoodImport,
  update: updateFoodImport,
  accept: acceptFoodImport,
  cancel: cancelFoodImport,
  refused: downloadRefusedFoods,
} = tableImportCalls({
  path: '/aliments/imports',
  access: { permission: 'create aliments' },
  thing: 'food import',
  written: 'food',
  fields: foodImportFields,
  faults: foodImportFaults,
  nameColumnError: 'name column needed',
})
