export {
  allergens,
  allergenState,
  allergenStates,
  deriveAllergens,
  type Allergen,
  type AllergenState,
  type AllergenStates,
  type AllergenTags,
} from './allergens.ts'
export { readBarcode, type Barcode, type BarcodeKind, type BarcodeRefusal } from './barcodes.ts'
export { foodEnergyDifference, isAboveHundred, planEnergyDifference, type EnergyDifference } from './energy-differences.ts'
export { kcalPerGram, macroEnergy, macroPercents, macros, roundTotal, type Macro, type MacroEnergy, type MacroFigures } from './energy.ts'
export {
  exclusionKinds,
  exclusionMarks,
  findExclusionHits,
  worstMark,
  type ExcludableFood,
  type Exclusion,
  type ExclusionHit,
  type ExclusionKind,
  type ExclusionMark,
  type ExclusionTarget,
} from './exclusions.ts'
export {
  availableCarbs,
  figuresPer100g,
  type FigureBasis,
  type FigureFault,
  type FigureFaults,
  type FoodFigures,
  type TypedFigures,
} from './figures.ts'
export { cookedGrams, edibleGrams, grossGrams, rawGrams, type InvalidFactor, type InvalidPart } from './gram-factors.ts'
export { ceilingKind, judgeIntake, type Ceiling, type CeilingKind, type Intake, type IntakeJudgement } from './intake-judgement.ts'
export type { FoodMeasure } from './measures.ts'
export {
  addRow,
  figureOf,
  foodsLacking,
  largestGrams,
  removeRow,
  sumNutrients,
  summableFood,
  type FigureCode,
  type FoodAmount,
  type NutrientSum,
  type SummableFood,
} from './nutrient-sums.ts'
export { nutrientTotal, nutrientTotals, type NutrientDecimals, type NutrientTotal } from './nutrient-totals.ts'
export { gramsOfKcal, kcalOfGrams, readQuantity, type QuantityFood, type QuantityRefusal, type TypedQuantity } from './quantities.ts'
