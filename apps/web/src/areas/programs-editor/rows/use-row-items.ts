import { IconBarbell, IconChartArrowsVertical, IconListDetails, IconVideo, IconVideoOff } from '@tabler/icons-react'
import { useHistory } from '#shell/editor'
import type { MenuItem } from '#ui/menu'
import { openDialog } from '../dialogs.ts'
import { unknownNamesOf } from '../gestures/pasted-names.ts'
import { changeRows } from '../gestures/rows.ts'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { placeOfHistory } from './column-cells.ts'

/** The items of a menu of rows, beyond those that every table has. */
export function useRowItems(): (rowIds: readonly string[], column?: string) => MenuItem[] {
  const t = useEditorWords()
  const session = useEditor()
  const history = useHistory()
  return (rowIds, column) => {
    const [rowId, ...others] = rowIds
    const { entries } = session.outline.get()
    const isAsked = rowIds.every(id => entries.get(id)?.cells['asksForVideo'] === true)
    const askForVideo = () =>
      changeRows(
        session,
        rowIds.map(id => ({ rowId: id, cells: { asksForVideo: isAsked ? null : true } })),
      )
    const sets = { label: t('setsOneByOne'), icon: IconListDetails, keys: 'F4' }
    const names = unknownNamesOf(session.document.rows.get(), rowIds)
    const progress = { label: t('progressRows'), icon: IconChartArrowsVertical }
    return [
      ...(names.length > 0 ? [{ label: t('matchNames'), icon: IconBarbell, onClick: () => openDialog({ kind: 'names', names }) }] : []),
      ...(rowId !== undefined && others.length === 0 ? [{ ...sets, onClick: () => openDialog({ kind: 'sets', rowId }) }] : []),
      { ...progress, onClick: () => openDialog({ kind: 'row progression', rowIds }) },
      { label: t(isAsked ? 'withoutVideo' : 'askForVideo'), icon: isAsked ? IconVideoOff : IconVideo, onClick: askForVideo },
      ...(rowId !== undefined && others.length === 0 ? [history.item(placeOfHistory(rowId, column))] : []),
    ]
  }
}
