import type { Language, ParsedInput } from '@allenio/contract'
import {
  allergens,
  nutrientCodes,
  type AllergenState,
  type FoodImportField,
  type exportFoods,
  type SourcedMeasure,
} from '@allenio/contract/aliments'
import { allergenNames, foodCategoryName, foodHeading } from '@allenio/domain/aliments'
import { csvLines } from '@allenio/domain/tables'
import { xlsxOf, type Cell } from '#platform/csv'
import { fileNameOf } from '#platform/files'
import type { Bytes } from '#platform/http'
import { streamOf } from '#platform/slices'
import { makeSay } from '#platform/words'
import { contentOf, type ContentColumns } from './content.ts'

export interface TableRow extends ContentColumns {
  id: string
  note: string
  /** Household measures; those of the business come first. */
  measures: SourcedMeasure[]
}

export type TableFormat = ParsedInput<typeof exportFoods>['format']

const tableWords = makeSay<'foods'>({ it: { foods: 'Alimenti' }, en: { foods: 'Foods' } })

const allergensThat = (row: TableRow, state: AllergenState, language: Language): string =>
  allergens
    .filter(allergen => row.allergens[allergen] === state)
    .map(allergen => allergenNames[allergen][language])
    .join(' | ')

/** A table of foods with all their figures per 100 g. Our own import can read its CSV. */
export function tableOf(rows: Iterable<TableRow>, language: Language, format: TableFormat): Bytes {
  const title = tableWords(language)('foods')
  const name = fileNameOf(title.toLowerCase(), format)
  const headings = fields.map(field => foodHeading(field, language))
  switch (format) {
    case 'csv':
      return { type: 'text/csv; charset=utf-8', name, body: streamOf(csvLines(csvCells(), language)) }
    case 'xlsx': {
      const body = xlsxOf(title, headings, cells())
      return { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', name, body }
    }
    case 'json':
      return { type: 'application/json; charset=utf-8', name, body: streamOf(jsonLines(rows)) }
    default:
      return format satisfies never
  }

  function* cells() {
    for (const row of rows) yield cellsOf(row, language)
  }

  function* csvCells() {
    yield headings
    yield* cells()
  }
}

const fields: readonly FoodImportField[] = [
  'nameIt',
  'nameEn',
  'category',
  'brand',
  'barcode',
  'kcal',
  'protein',
  'carbs',
  'lipids',
  ...nutrientCodes,
  'basis',
  'density',
  'ediblePart',
  'cookingFactor',
  'allergens',
  'mayContain',
  'freeOf',
  'note',
  'id',
]

const cellsOf = (row: TableRow, language: Language): Cell[] => [
  row.name_it,
  row.name_en,
  row.category ? foodCategoryName(row.category, language) : '',
  row.brand,
  row.barcode ?? '',
  row.kcal,
  row.protein,
  row.carbs,
  row.lipids,
  ...nutrientCodes.map(code => row.nutrients[code] ?? null),
  '100 g',
  row.density,
  row.edible_part,
  row.cooking_factor,
  allergensThat(row, 'contains', language),
  allergensThat(row, 'may contain', language),
  allergensThat(row, 'free', language),
  row.note,
  row.id,
]

/** Writes one food on each line, so that a long list is written in parts. Unknown figures are null, or absent among the nutrients. */
function* jsonLines(rows: Iterable<TableRow>) {
  let before = '{ "basis": "100 g", "foods": [\n'
  for (const row of rows) {
    yield before + JSON.stringify(jsonFood(row))
    before = ',\n'
  }
  yield before.startsWith('{') ? `${before}] }\n` : '\n] }\n'
}

const jsonFood = (row: TableRow) => ({ id: row.id, ...contentOf(row), note: row.note })
