import type { Language } from '@allenio/contract'
import { allergens, nutrientCodes, nutrientFacts, type AllergenState } from '@allenio/contract/aliment-fields'
import { allergenNames, foodCategoryName, foodTableHeadings, nutrientName } from '@allenio/domain/aliments'
import { csvLines } from '@allenio/domain/tables'
import type { Bytes } from '#platform/http'
import { streamOf } from '#platform/slices'
import type { ContentColumns } from './content.ts'

export interface TableRow extends ContentColumns {
  id: string
  note: string
}

/** With the decimal sign of the language, and without grouping, so that spreadsheets read it as a number. */
const figure = (value: number | null | undefined, language: Language): string => {
  const text = String(value ?? '')
  return language === 'it' ? text.replace('.', ',') : text
}

const allergensThat = (row: TableRow, state: AllergenState, language: Language): string =>
  allergens
    .filter(allergen => row.allergens[allergen] === state)
    .map(allergen => allergenNames[allergen][language])
    .join(' | ')

/** Foods with all their figures per 100 g, as our own import reads them. */
export function tableOf(rows: Iterable<TableRow>, language: Language): Bytes {
  const name = language === 'it' ? 'alimenti.csv' : 'foods.csv'
  return { type: 'text/csv; charset=utf-8', name, body: streamOf(csvLines(lines())) }

  function* lines() {
    const headings = foodTableHeadings[language]
    yield [
      headings.nameIt,
      headings.nameEn,
      headings.category,
      headings.brand,
      headings.barcode,
      headings.kcal,
      headings.protein,
      headings.carbs,
      headings.lipids,
      ...nutrientCodes.map(code => `${nutrientName(code, language)} (${nutrientFacts[code].unit})`),
      headings.basis,
      headings.density,
      headings.ediblePart,
      headings.cookingFactor,
      headings.allergens,
      headings.mayContain,
      headings.freeOf,
      headings.note,
      headings.id,
    ]
    for (const row of rows) {
      yield [
        row.name_it,
        row.name_en,
        row.category ? foodCategoryName(row.category, language) : '',
        row.brand,
        row.barcode ?? '',
        ...[row.kcal, row.protein, row.carbs, row.lipids].map(each => figure(each, language)),
        ...nutrientCodes.map(code => figure(row.nutrients[code], language)),
        '100 g',
        ...[row.density, row.edible_part, row.cooking_factor].map(each => figure(each, language)),
        allergensThat(row, 'contains', language),
        allergensThat(row, 'may contain', language),
        allergensThat(row, 'free', language),
        row.note,
        row.id,
      ]
    }
  }
}
