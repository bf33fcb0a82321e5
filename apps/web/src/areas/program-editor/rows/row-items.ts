import { IconChartArrowsVertical, IconListDetails } from '@tabler/icons-react'
import type { MenuItem } from '#ui/menu'
import { openDialog } from '../dialogs.ts'
import type { useEditorWords } from '../words.ts'

/** What can be done with rows beyond what every table can do. */
export const rowItems = (rowIds: readonly string[], t: ReturnType<typeof useEditorWords>): MenuItem[] => [
  ...rowIds
    .slice(0, rowIds.length === 1 ? 1 : 0)
    .map(rowId => ({ label: t('setsOneByOne'), icon: IconListDetails, hint: 'F4', onClick: () => openDialog({ kind: 'sets', rowId }) })),
  { label: t('progressRows'), icon: IconChartArrowsVertical, onClick: () => openDialog({ kind: 'row progression', rowIds }) },
]
