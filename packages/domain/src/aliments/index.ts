export { allergensInText, parseAllergyText, type AllergyText } from './allergen-words.ts'
export { allergenState, deriveAllergens, differingTags, statesOfTags, type AllergenStates } from './allergens.ts'
export { parseAmount, type TypedAmount } from './amounts.ts'
export { parseBarcode, type Barcode, type BarcodeKind, type BarcodeRefusal } from './barcodes.ts'
export { roundTo } from './decimals.ts'
export { describedFood, type FoodDescription } from './described-foods.ts'
export { deriveDiets, dietRules, type DietFood, type DietRule } from './diets.ts'
export { foodEnergyDifference, isAboveHundred, planEnergyDifference, type EnergyDifference } from './energy-differences.ts'
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
} from './energy.ts'
export { everydayFoods, everydayPart, everydaySources } from './everyday-foods.ts'
export { exclusionKey, exclusionName, kindsOfTarget, targetKey, targetsOfKind, parseOpenText, type OpenText } from './exclusion-targets.ts'
export { compareHits, exclusionMarks, worstMark, type ExclusionMark } from './exclusion-marks.ts'
export { findExclusionHits, type ExcludableFood, type Exclusion, type ExclusionHit } from './exclusions.ts'
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
} from './figures.ts'
export { cookedGrams, cookedWeight, edibleGrams, grossGrams, rawGrams, type InvalidFactor, type InvalidPart } from './gram-factors.ts'
export { foodName } from './food-name.ts'
export { foodHeading, guessFoodColumns } from './import-columns.ts'
export { parseFoodRow, type FoodDraft } from './import-rows.ts'
export { ceilingKind, judgeIntake, type Ceiling, type CeilingKind, type Intake, type IntakeJudgement } from './intake-judgement.ts'
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
export { packMeasures, unpackMeasures, type MeasuredFood } from './measure-columns.ts'
export { labelFoodKey, labelledName, productState, validVerdicts } from './labels.ts'
export { measureNoun } from './measure-plurals.ts'
export { gramsOfOne } from './measures.ts'
export { partExcesses, type PartExcess } from './part-excesses.ts'
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
} from './nutrient-sums.ts'
export { nutrientDecimals, sumDecimals } from './nutrient-decimals.ts'
export { nutrientTotal, nutrientTotals, type NutrientDecimals, type NutrientTotal } from './nutrient-totals.ts'
export { gramsOfKcal, kcalOfGrams, parseQuantity, type QuantityFood, type QuantityRefusal, type TypedQuantity } from './quantities.ts'
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
} from './ranking.ts'
export { foodSearchWords } from './food-words.ts'
export { wordStems } from './word-stems.ts'
export { lookupOf, ruleName, ruleOfWord, stemmedConditions, stemmedRules } from './word-meanings.ts'
export { foodRuleIds, foodRules, type FoodRuleId } from './food-rules.ts'
