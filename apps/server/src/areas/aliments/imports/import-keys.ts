import type { FoodDraft } from '@allenio/domain/aliments'
import type { Row } from '#platform/db'
import type { KnownItem, RowKeys } from '#platform/table-imports'

interface Marks {
  nameIt: string
  nameEn: string
  brand: string
  barcode: string
}

const barcodeKeys = ({ barcode }: Marks): string[] => (barcode ? [`barcode ${barcode}`] : [])

/** A name counts with its brand, in the same language. */
const nameKeys = ({ nameIt, nameEn, brand }: Marks, kind: 'name' | 'name alone'): string[] =>
  (
    [
      ['it', nameIt],
      ['en', nameEn],
    ] as const
  ).flatMap(([language, name]) => (name ? [`${kind} ${language} ${name}\n${brand}`.toLowerCase()] : []))

// two products of one name and brand are told apart by their barcodes, so a name counts alone where one of the two has none
const ownKeys = (marks: Marks): string[] => [
  ...barcodeKeys(marks),
  ...nameKeys(marks, 'name'),
  ...(marks.barcode ? [] : nameKeys(marks, 'name alone')),
]

export type KnownFood = Row<'foods', 'id' | 'name_it' | 'name_en' | 'brand' | 'barcode'>

export const knownItem = ({ id, name_it: nameIt, name_en: nameEn, brand, barcode }: KnownFood): KnownItem => ({
  id,
  keys: ownKeys({ nameIt, nameEn, brand, barcode: barcode ?? '' }),
})

export function keysOf({ written: { nameIt = '', nameEn = '', brand = '', barcode = '' } }: FoodDraft): RowKeys {
  const marks: Marks = { nameIt, nameEn, brand, barcode }
  const barcodes = barcodeKeys(marks)
  return { own: ownKeys(marks), sought: barcode ? [barcodes, nameKeys(marks, 'name alone')] : [nameKeys(marks, 'name')], unique: barcodes }
}
