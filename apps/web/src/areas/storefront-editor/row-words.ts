import type { DocumentRow } from '@allenio/contract/documents'
import { sectionCellsOf } from '@allenio/domain/storefront'
import type { RowWording } from '#shell/editor'
import { useStorefrontWords } from './words.ts'

/** How notices about edits that have crossed, and the list of changes, name what is in a storefront. */
export function useStorefrontWording(): RowWording {
  const t = useStorefrontWords()
  return {
    row: row => nameOfRow(t, row),
    value: value => (typeof value === 'object' ? '' : String(value)),
    cell: cell => {
      if (cell.startsWith('title') || cell === 'name') return t('title')
      if (cell.startsWith('text')) return t('text')
      if (cell.startsWith('button')) return t('button')
      if (cell.startsWith('alt')) return t('alt')
      if (cell === 'picture' || cell === 'zoom' || cell.startsWith('focus')) return t('picture')
      return t('settings')
    },
  }
}

export function nameOfRow(t: ReturnType<typeof useStorefrontWords>, row: DocumentRow): string {
  const cells = sectionCellsOf(row)
  const { name } = row.cells
  const own = (typeof name === 'string' && name) || (cells.titleIt ?? cells.titleEn ?? '')
  switch (row.type) {
    case 'storefront':
      return t('settings')
    case 'section':
      return t(`kind_${cells.kind ?? 'text'}`)
    case 'service':
    case 'review':
    case 'image':
    case 'question':
    case 'member':
    case 'offer':
      return own === '' ? t(`item_${row.type}`) : `${t(`item_${row.type}`)}: ${own}`
    default:
      return t('storefront')
  }
}
