import { deletedMacroDays } from '@allenio/contract/macros'
import { rowDeletion } from '#platform/row-changes'
import { isVisible } from './filters.ts'

export const macroDeletion = rowDeletion({
  table: 'macros',
  thing: 'macro',
  permission: 'delete macros',
  days: deletedMacroDays,
  isReachable: isVisible,
})
