export { allergensInText, parseAllergyText, type AllergyText } from './exclusions/allergen-words.ts'
export { allergenState, deriveAllergens, differingTags, statesOfTags, type AllergenStates } from './exclusions/allergens.ts'
export { parseAmount, type TypedAmount } from './quantities/amounts.ts'
export { parseBarcode, type Barcode, type BarcodeKind, type BarcodeRefusal } from './barcodes.ts'
export { roundTo } from './decimals.ts'
export { describedFood, type FoodDescription } from './exclusions/described-foods.ts'
export { deriveDiets, dietRules, type DietFood, type DietRule } from './exclusions/diets.ts'
export { foodEnergyDifference, isAboveHundred, planEnergyDifference, type EnergyDifference } from './figures/energy-differences.ts'
export {
  kcalPerGram,
  macroEnergy,
  macroPercents,
  macros,
  percentsRest,
  roundTotal,
  type Macro,
  type MacroEnergy,
  type MacroFigures,
} from './figures/energy.ts'
export { everydayFoods, everydayPart, everydaySources } from './search/everyday-foods.ts'
export {
  exclusionKey,
  exclusionName,
  kindsOfTarget,
  targetKey,
  targetsOfKind,
  parseOpenText,
  type OpenText,
} from './exclusions/exclusion-targets.ts'
export { compareHits, exclusionMarks, worstMark, type ExclusionMark } from './exclusions/exclusion-marks.ts'
export { findExclusionHits, type ExcludableFood, type Exclusion, type ExclusionHit } from './exclusions/exclusions.ts'
export {
  availableCarbs,
  figuresPer100g,
  kilojoulesPerKcal,
  sodiumMgPerGramOfSalt,
  type FigureBasis,
  type FigureFault,
  type FigureFaults,
  type FoodFigures,
  type TypedFigures,
} from './figures/figures.ts'
export {
  cookedGrams,
  cookedWeight,
  edibleGrams,
  grossGrams,
  rawGrams,
  type InvalidFactor,
  type InvalidPart,
} from './quantities/gram-factors.ts'
export { foodName } from './food-name.ts'
export { foodHeading, guessFoodColumns } from './imports/import-columns.ts'
export { parseFoodRow, type FoodDraft } from './imports/import-rows.ts'
export { ceilingKind, judgeIntake, type Ceiling, type CeilingKind, type Intake, type IntakeJudgement } from './figures/intake-judgement.ts'
export {
  idOfSource,
  isEuropean,
  isListedFood,
  isOfLaterFoodTable,
  packLibrary,
  tableOfSource,
  unpackLibrary,
  type LibraryFood,
} from './library-columns.ts'
export { packMeasures, unpackMeasures, type MeasuredFood } from './quantities/measure-columns.ts'
export { labelFoodKey, labelledName, productState, validVerdicts } from './labels.ts'
export { measureNoun } from './quantities/measure-plurals.ts'
export { gramsOfOne } from './quantities/measures.ts'
export { partExcesses, type PartExcess } from './figures/part-excesses.ts'
export {
  addRow,
  averageSum,
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
} from './figures/nutrient-sums.ts'
export { nutrientDecimals, sumDecimals } from './figures/nutrient-decimals.ts'
export { nutrientTotal, nutrientTotals, type NutrientDecimals, type NutrientTotal } from './figures/nutrient-totals.ts'
export {
  gramsOfKcal,
  kcalOfGrams,
  parseQuantity,
  type QuantityFood,
  type QuantityRefusal,
  type TypedQuantity,
} from './quantities/quantities.ts'
export { allergenNames, dietNames, foodCategoryName, foodCategoryNames, nutrientGroupNames, nutrientName, nutrientNames } from './names.ts'
export {
  foodKeys,
  foodQuestion,
  foodRank,
  foodRankBase,
  foodRankFacts,
  foodRanking,
  foodText,
  isAnswer,
  rankFoods,
  type FoodKeys,
  type FoodQuestion,
  type FoodRankFacts,
  type RankedFood,
  type TypedFood,
} from './search/ranking.ts'
export { foodSearchWords } from './search/food-words.ts'
export { wordStems } from './word-stems.ts'
export { lookupOf, ruleName, ruleOfWord, stemmedConditions, stemmedRules } from './exclusions/word-meanings.ts'
export { foodRuleIds, foodRules, type FoodRuleId } from './exclusions/food-rules.ts'
