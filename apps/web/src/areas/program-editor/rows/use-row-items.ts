import { IconChartArrowsVertical, IconListDetails } from '@tabler/icons-react'
import type { MenuItem } from '#ui/menu'
import { openDialog } from '../dialogs.ts'
import { useEditorWords } from '../words.ts'

/** The items of a menu of rows, beyond those that every table has. */
export function useRowItems(): (rowIds: readonly string[]) => MenuItem[] {
  const t = useEditorWords()
  return rowIds => {
    const [rowId, ...others] = rowIds
    const sets = { label: t('setsOneByOne'), icon: IconListDetails, hint: 'F4' }
    const progress = { label: t('progressRows'), icon: IconChartArrowsVertical }
    return [
      ...(rowId !== undefined && others.length === 0 ? [{ ...sets, onClick: () => openDialog({ kind: 'sets', rowId }) }] : []),
      { ...progress, onClick: () => openDialog({ kind: 'row progression', rowIds }) },
    ]
  }
}
