import {
  foodLimits,
  foodRanges,
  nutrientCodes,
  type Allergen,
  type AllergenState,
  type AllergenTags,
  type FoodFields,
  type NutrientCode,
  type FoodImportFault,
  type FoodImportField,
} from '@allenio/contract/aliments'
import { isId } from '@allenio/domain/ids'
import { findOverlongRow, plainHeading, rowCells, type ParsedRow, type RowCells, type RowFault } from '@allenio/domain/tables'
import { parseBarcode, type BarcodeRefusal } from '../barcodes.ts'
import { figuresPer100g, type FigureBasis, type FigureFault, type FigureFaults, type FoodFigures } from '../figures/figures.ts'
import { categoriesByWord, containedByWord, freeByWord } from './import-words.ts'
import { parseTableFigure, type TableFigure } from './table-figures.ts'

/** A food as a row of a table describes one. */
export interface FoodDraft {
  /** The food that is meant, as our own table names it. */
  id: string | null
  /** The fields that the row names; an empty cell says nothing. The barcode is one that is right. */
  written: Partial<Omit<FoodFields, 'measures' | 'allergens' | 'note'>>
  note: string
  /** A figure that it does not name is null, or absent from the nutrients. */
  figures: FoodFigures
  allergens: AllergenTags
}

type Cells = RowCells<FoodImportField, FoodImportFault>
type Fault = RowFault<FoodImportFault>

/** Reads a row; cells that are not understood are left out and named. A row whose figures cannot be what they say is refused. */
export function parseFoodRow(
  cells: readonly string[],
  columns: readonly (FoodImportField | null)[],
): ParsedRow<FoodDraft, FoodImportFault> {
  const overlong = findOverlongRow(cells, columns)
  if (overlong) return { fault: overlong }
  const row: Cells = rowCells(cells, columns)
  const fault = findNameFault(row)
  if (fault) return { fault }
  const basis = parseBasis(row)
  if ('fault' in basis) return { fault: basis }
  const figures = parseFigures(row, basis, columns)
  if ('fault' in figures) return { fault: figures }
  const id = row.textOf('id')
  return {
    draft: {
      id: isId(id) ? id.toLowerCase() : null,
      written: parseWritten(row, basis),
      figures,
      allergens: parseAllergens(row),
      note: parseText(row, 'note'),
    },
    dropped: row.dropped,
  }
}

function findNameFault({ textOf, faultAt, rowFault }: Cells): Fault | undefined {
  const longName = (['nameIt', 'nameEn'] as const).find(field => textOf(field).length > foodLimits.name)
  if (longName) return faultAt(longName, 'text too long')
  return textOf('nameIt') || textOf('nameEn') ? undefined : rowFault('name missing', '')
}

const bases: Readonly<Record<string, FigureBasis['kind']>> = {
  '100g': 'per 100 g',
  per100g: 'per 100 g',
  '100ml': 'per 100 ml',
  per100ml: 'per 100 ml',
  porzione: 'per serving',
  perporzione: 'per serving',
  serving: 'per serving',
  perserving: 'per serving',
}

/** A basis that is not understood refuses the row: its figures would be those of another amount. */
function parseBasis({ textOf, faultAt }: Cells): FigureBasis | Fault {
  const text = textOf('basis')
  const kind = text ? bases[plainHeading(text)] : textOf('servingGrams') ? 'per serving' : textOf('density') ? 'per 100 ml' : 'per 100 g'
  switch (kind) {
    case undefined:
      return faultAt('basis', 'word unknown')
    case 'per 100 g':
      return { kind }
    case 'per serving': {
      const grams = amountOf('servingGrams')
      return typeof grams === 'number' ? { kind, grams } : grams
    }
    case 'per 100 ml': {
      const density = amountOf('density')
      if (typeof density !== 'number') return density
      return density > foodRanges.density.to ? faultAt('density', 'number out of range') : { kind, density }
    }
    default:
      return kind satisfies never
  }

  function amountOf(field: 'servingGrams' | 'density'): number | Fault {
    if (!textOf(field)) return faultAt('basis', 'basis incomplete')
    return parseTableFigure(textOf(field), field) ?? faultAt(field, 'number unreadable')
  }
}

const figureFaults = {
  'not a number': 'number unreadable',
  negative: 'figure negative',
  'too large': 'figure too large',
  'not positive': 'amount not positive',
  'above 100 g': 'macros above 100 g',
} as const satisfies Record<FigureFault['fault'], FoodImportFault>

const codes: ReadonlySet<string> = new Set(nutrientCodes)
const isNutrient = (field: FoodImportField | null): field is NutrientCode => field !== null && codes.has(field)

function parseFigures(row: Cells, basis: FigureBasis, columns: readonly (FoodImportField | null)[]): FoodFigures | Fault {
  const figure = (field: TableFigure) => parseNumber(row, field) ?? null
  const figures = figuresPer100g({
    basis,
    kcal: figure('kcal'),
    kilojoules: figure('kilojoules'),
    protein: figure('protein'),
    carbs: figure('carbs'),
    carbsKind: 'without fiber',
    lipids: figure('lipids'),
    salt: figure('salt'),
    nutrients: Object.fromEntries(columns.filter(isNutrient).map(code => [code, figure(code)])),
  })
  return 'faults' in figures ? faultOf(row, figures) : figures
}

function faultOf({ textOf, faultAt, rowFault }: Cells, { faults: [first] }: FigureFaults): Fault {
  const word = figureFaults[first?.fault ?? 'above 100 g']
  if (!first || first.field === 'macros') return rowFault(word, textOf('nameIt') || textOf('nameEn'))
  // the others are named as the fields are, of which they were made
  return faultAt(first.field === 'grams' ? 'servingGrams' : (first.field as FoodImportField), word)
}

/** Nothing where the cell is empty, or is left out because it is not understood. */
function parseNumber({ textOf, drop }: Cells, field: TableFigure): number | undefined {
  const text = textOf(field)
  const number = text ? parseTableFigure(text, field) : undefined
  if (text && number === undefined) drop(field, 'number unreadable')
  return number
}

function parseText({ textOf, drop }: Cells, field: 'brand' | 'note'): string {
  const text = textOf(field)
  if (text.length <= foodLimits[field]) return text
  drop(field, 'text too long')
  return ''
}

function parseWritten(row: Cells, basis: FigureBasis): FoodDraft['written'] {
  const { textOf, drop } = row
  const category = categoriesByWord.get(plainHeading(textOf('category')))
  if (textOf('category') && category === undefined) drop('category', 'word unknown')
  const fields = {
    nameIt: textOf('nameIt'),
    nameEn: textOf('nameEn'),
    category,
    brand: parseText(row, 'brand'),
    barcode: parseCode(row),
    density: basis.kind === 'per 100 ml' ? basis.density : inRange('density'),
    ediblePart: inRange('ediblePart'),
    cookingFactor: inRange('cookingFactor'),
  }
  // every other entry has its value
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as FoodDraft['written']

  function inRange(field: keyof typeof foodRanges): number | undefined {
    const number = parseNumber(row, field)
    if (number === undefined) return undefined
    const { from, to } = foodRanges[field]
    if (number >= from && number <= to) return number
    drop(field, 'number out of range')
    return undefined
  }
}

const barcodeFaults = {
  'not only digits': 'barcode not digits',
  'wrong length': 'barcode length wrong',
  'wrong check digit': 'barcode digit wrong',
  'only zeros': 'barcode digit wrong',
} as const satisfies Record<Exclude<BarcodeRefusal['error'], 'empty'>, FoodImportFault>

function parseCode({ textOf, drop }: Cells): string | undefined {
  const read = parseBarcode(textOf('barcode'))
  if ('code' in read) return read.code
  if (read.error !== 'empty') drop('barcode', barcodeFaults[read.error])
  return undefined
}

const listSeparators = /[|,;]/

/** An allergen that stands in two columns counts as the worse says. */
function parseAllergens({ textOf, drop }: Cells): AllergenTags {
  return {
    ...tagsOf('freeOf', 'free', freeByWord),
    ...tagsOf('mayContain', 'may contain', containedByWord),
    ...tagsOf('allergens', 'contains', containedByWord),
  }

  function tagsOf(field: FoodImportField, state: AllergenState, codes: ReadonlyMap<string, Allergen>): AllergenTags {
    const tags: Partial<Record<Allergen, AllergenState>> = {}
    for (const word of textOf(field).split(listSeparators)) {
      const code = codes.get(plainHeading(word))
      if (code) tags[code] = state
      else if (word.trim()) drop(field, 'word unknown', word.trim())
    }
    return tags
  }
}
