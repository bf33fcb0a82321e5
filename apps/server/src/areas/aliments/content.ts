import type { ErrorCode } from '@allenio/contract'
import type { FoodFields, Nutrients, WrittenFigures } from '@allenio/contract/aliments'
import { figuresPer100g, parseBarcode, type BarcodeRefusal, type FigureFault, type FoodFigures } from '@allenio/domain/aliments'
import { sql, type Row } from '#platform/db'
import { AppError, wrongField, type FieldFault } from '#platform/errors'

/** A version of a food keeps this. The note and the picture are the food's, whatever its version. */
export interface FoodContent extends Omit<FoodFields, 'barcode' | 'note'>, Omit<FoodFigures, 'nutrients'> {
  barcode: string | null
  nutrients: Nutrients
}

export const emptyContent: FoodContent = {
  nameIt: '',
  nameEn: '',
  category: null,
  brand: '',
  barcode: null,
  kcal: null,
  protein: null,
  carbs: null,
  lipids: null,
  carbsIncludeFiber: false,
  nutrients: {},
  density: null,
  ediblePart: null,
  cookingFactor: null,
  measures: [],
  allergens: {},
}

export type ContentColumns = Row<
  'foods',
  | 'name_it'
  | 'name_en'
  | 'category'
  | 'brand'
  | 'barcode'
  | 'kcal'
  | 'protein'
  | 'carbs'
  | 'lipids'
  | 'carbs_include_fiber'
  | 'nutrients'
  | 'density'
  | 'edible_part'
  | 'cooking_factor'
  | 'measures'
  | 'allergens'
>

export const contentColumns = sql`name_it, name_en, category, brand, barcode, kcal, protein, carbs, lipids, carbs_include_fiber, nutrients,
  density, edible_part, cooking_factor, measures, allergens`

/** In the order of the columns, from the content `c` of a record. */
export const contentValues = sql`c."nameIt", c."nameEn", c.category, c.brand, c.barcode, c.kcal, c.protein, c.carbs, c.lipids,
  c."carbsIncludeFiber", c.nutrients, c.density, c."ediblePart", c."cookingFactor", c.measures, c.allergens`

export const contentRecord = sql`"nameIt" text, "nameEn" text, category text, brand text, barcode text, kcal numeric, protein numeric,
  carbs numeric, lipids numeric, "carbsIncludeFiber" boolean, nutrients jsonb, density numeric, "ediblePart" numeric,
  "cookingFactor" numeric, measures jsonb, allergens jsonb`

export const contentOf = (row: ContentColumns): FoodContent => ({
  nameIt: row.name_it,
  nameEn: row.name_en,
  category: row.category,
  brand: row.brand,
  barcode: row.barcode,
  kcal: row.kcal,
  protein: row.protein,
  carbs: row.carbs,
  lipids: row.lipids,
  carbsIncludeFiber: row.carbs_include_fiber,
  nutrients: row.nutrients,
  density: row.density,
  ediblePart: row.edible_part,
  cookingFactor: row.cooking_factor,
  measures: row.measures,
  allergens: row.allergens,
})

export type WrittenContent = { [Name in keyof Omit<FoodFields, 'note'>]?: FoodFields[Name] | undefined } & {
  figures?: WrittenFigures | undefined
}

/** The content after a write: what was not sent stays as it was. */
export function mergeContent({ figures, barcode, allergens, ...written }: WrittenContent, base: FoodContent = emptyContent): FoodContent {
  const content: FoodContent = {
    ...base,
    ...Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined)),
    ...(barcode !== undefined && { barcode: barcodeOf(barcode) }),
    ...(allergens !== undefined && { allergens: knownTags(allergens) }),
    ...(figures !== undefined && figuresOf(figures)),
  }
  if (content.nameIt === '' && content.nameEn === '') throw wrongField('nameIt', 'food name needed')
  return content
}

/** An allergen that is not known is left out of an own food. */
export const knownTags = (tags: FoodContent['allergens']): FoodContent['allergens'] =>
  Object.fromEntries(Object.entries(tags).filter(([, state]) => state !== 'not known'))

const barcodeFaults = {
  'not only digits': 'barcode not digits',
  'wrong length': 'barcode length wrong',
  'wrong check digit': 'barcode digit wrong',
  'only zeros': 'barcode digit wrong',
} as const satisfies Record<Exclude<BarcodeRefusal['error'], 'empty'>, ErrorCode>

/** Reads a typed barcode as its EAN; null where there is none. */
export function barcodeOf(text: string): string | null {
  const read = parseBarcode(text)
  if ('code' in read) return read.code
  if (read.error === 'empty') return null
  throw wrongField('barcode', barcodeFaults[read.error])
}

const figureFaults = {
  'not a number': 'figure negative',
  negative: 'figure negative',
  'too large': 'figure too large',
  'not positive': 'amount not positive',
  'above 100 g': 'macros above 100 g',
} as const satisfies Record<FigureFault['fault'], ErrorCode>

/** The field of the call that a fault belongs to. */
const fieldOf = ({ field }: FigureFault): string => {
  switch (field) {
    case 'density':
    case 'grams':
      return `figures.basis.${field}`
    case 'macros':
      return 'figures.carbs'
    case 'kcal':
    case 'kilojoules':
    case 'protein':
    case 'carbs':
    case 'lipids':
    case 'salt':
      return `figures.${field}`
    default:
      return `figures.nutrients.${field}`
  }
}

function figuresOf(written: WrittenFigures): Partial<FoodContent> {
  const figures = figuresPer100g({
    ...written,
    kcal: written.kcal ?? null,
    kilojoules: written.kilojoules ?? null,
    protein: written.protein ?? null,
    carbs: written.carbs ?? null,
    lipids: written.lipids ?? null,
    salt: written.salt ?? null,
    nutrients: Object.fromEntries(Object.entries(written.nutrients ?? {}).map(([code, figure]) => [code, figure ?? null])),
  })
  if ('faults' in figures) throw refusalOf(figures.faults)
  return { ...figures, ...(written.basis.kind === 'per 100 ml' && { density: written.basis.density }) }
}

function refusalOf(faults: readonly FigureFault[]): AppError {
  const fields: Record<string, FieldFault> = Object.fromEntries(faults.map(each => [fieldOf(each), { code: figureFaults[each.fault] }]))
  return new AppError(faults[0] ? figureFaults[faults[0].fault] : 'invalid input', { fields })
}
