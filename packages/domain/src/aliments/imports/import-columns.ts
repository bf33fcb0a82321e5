import type { Language } from '@allenio/contract'
import { nutrientCodes, nutrientFacts, foodImportFields, type NutrientCode, type FoodImportField } from '@allenio/contract/aliments'
import { guessColumns, plainHeading } from '@allenio/domain/tables'
import { nutrientName, nutrientNames } from '../names.ts'
import { foodTableHeadings } from './table-headings.ts'
import { tableFigures, unitOfFigure, type FigureUnit, type TableFigure } from './table-figures.ts'

/** Headings that people, labels and programs use beside those of our own table. */
const otherHeadings: Readonly<Partial<Record<FoodImportField, readonly string[]>>> = {
  nameIt: ['alimento', 'prodotto', 'nome alimento', 'nome prodotto', 'nome italiano', 'nome in italiano', 'denominazione', 'descrizione'],
  nameEn: ['food', 'product', 'food name', 'product name', 'english name', 'name in english', 'nome in inglese', 'description', 'title'],
  category: ['gruppo', 'gruppo alimentare', 'food group', 'group'],
  brand: ['marchio', 'produttore', 'brands', 'brand name', 'manufacturer'],
  barcode: ['codice', 'codice ean', 'ean', 'ean13', 'ean8', 'gtin', 'upc', 'code'],
  kcal: ['energia', 'energy', 'calorie', 'calories', 'valore energetico', 'energy value', 'kcal'],
  kilojoules: ['energia kj', 'energy kj', 'valore energetico kj', 'energy value kj', 'kj', 'kilojoule'],
  protein: ['proteine', 'proteina', 'proteins', 'protein', 'prot'],
  carbs: ['carboidrati', 'carboidrati disponibili', 'carbohydrates', 'carbohydrate', 'available carbohydrate', 'carbs', 'cho', 'glucidi'],
  lipids: ['grassi', 'grassi totali', 'lipidi', 'lipidi totali', 'fat', 'fats', 'total fat', 'lipids'],
  salt: ['sale', 'salt'],
  fiber: ['fibra', 'fibre', 'fibra totale', 'fibre alimentari', 'fiber', 'dietary fiber', 'fibers', 'total fiber'],
  sugars: ['zuccheri', 'di cui zuccheri', 'sugars', 'sugar', 'of which sugars', 'carboidrati di cui zuccheri', 'zuccheri solubili'],
  saturated_fat: [
    'saturi',
    'grassi saturi',
    'di cui saturi',
    'di cui grassi saturi',
    'di cui acidi grassi saturi',
    'grassi di cui saturi',
    'saturates',
    'of which saturates',
    'saturated fat',
    'saturated fats',
  ],
  monounsaturated_fat: ['monoinsaturi', 'grassi monoinsaturi', 'monounsaturates', 'monounsaturated fat'],
  polyunsaturated_fat: ['polinsaturi', 'grassi polinsaturi', 'polyunsaturates', 'polyunsaturated fat'],
  trans_fat: ['grassi trans', 'trans fat'],
  folate: ['folati', 'folate', 'vitamina b9', 'vitamin b9'],
  vitamin_k1: ['vitamina k', 'vitamin k'],
  vitamin_b3: ['niacina', 'niacin', 'vitamina pp'],
  alcohol: ['etanolo', 'ethanol'],
  water: ['acqua', 'water', 'umidita', 'moisture'],
  basis: ['per', 'figures per', 'unita'],
  servingGrams: ['porzione', 'grammi porzione', 'grammi per porzione', 'peso porzione', 'serving', 'serving size', 'serving grams'],
  density: ['densita', 'density', 'peso specifico'],
  ediblePart: ['parte edibile', 'edible part', 'edible portion', 'edibile'],
  cookingFactor: ['fattore di cottura', 'resa in cottura', 'cooking factor', 'cooking yield'],
  allergens: ['contiene', 'contains', 'allergeni', 'allergen'],
  mayContain: ['tracce', 'puo contenere tracce di', 'traces', 'may contain traces of'],
  freeOf: ['senza', 'non contiene', 'free from', 'does not contain'],
  note: ['note', 'notes', 'commento', 'comment'],
}

/** A µ is no letter of a plain heading, so that 'µg' stands there as 'g'. */
const unitWords: Readonly<Record<FigureUnit, readonly string[]>> = {
  kcal: ['kcal', 'cal'],
  kJ: ['kj'],
  g: ['g', 'gr', 'grammi'],
  mg: ['mg'],
  µg: ['g', 'mcg', 'ug'],
  'g/ml': ['gml'],
  '%': [],
  '': [],
}

const isNutrient = (field: FoodImportField): field is NutrientCode => nutrientCodes.some(code => code === field)
const isFigure = (field: FoodImportField): field is TableFigure => isNutrient(field) || tableFigures.some(each => each === field)

const ownHeadings = (field: FoodImportField): string[] =>
  isNutrient(field) ? [] : [foodTableHeadings.it[field], foodTableHeadings.en[field]]

/** 'Vitamina B1 (tiamina)' is written 'Vitamina B1' and 'Vit. B1', too. */
const nutrientHeadings = (code: NutrientCode): string[] =>
  Object.values(nutrientNames[code]).flatMap(name => {
    const short = (name.split('(')[0] ?? name).trimEnd()
    return [name, short, short.replace(/^vitamina?\b/i, 'vit')]
  })

function headingsOf(field: FoodImportField): string[] {
  const spellings = [field, ...ownHeadings(field), ...(otherHeadings[field] ?? []), ...(isNutrient(field) ? nutrientHeadings(field) : [])]
  const names = [...new Set(spellings.map(plainHeading))]
  // a heading with another unit is not guessed: sodium in grams would be taken for milligrams
  return isFigure(field) ? names.flatMap(name => [name, ...unitWords[unitOfFigure(field)].map(unit => `${name}${unit}`)]) : names
}

/** The heading of a field in our tables, by which it is guessed again. */
export const foodHeading = (field: FoodImportField, language: Language): string =>
  isNutrient(field) ? `${nutrientName(field, language)} (${nutrientFacts[field].unit})` : foodTableHeadings[language][field]

const knownHeadings = foodImportFields.map(field => [field, headingsOf(field)] as const)

/** 'Proteine (g/100 g)' and 'Protein per 100g' are the heading without the amount. */
const withoutAmount = (heading: string): string =>
  heading.replace(/(?<![\s([/])[\s([/]*(?:(?:per|su|in|x|for)\s+)?\b100\s*(?:grammi|grams|gr|g)\b[)\]\s]*$/i, '')

/** Guesses the field of each column. */
export const guessFoodColumns = (columns: readonly string[]): (FoodImportField | null)[] =>
  guessColumns(columns.map(withoutAmount), knownHeadings)
