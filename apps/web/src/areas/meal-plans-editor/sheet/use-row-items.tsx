import { newerFoodIn } from '../outline.ts'
import {
  IconAdjustments,
  IconArrowsExchange,
  IconArrowsSplit,
  IconBookmarkPlus,
  IconChevronDown,
  IconLock,
  IconLockOpen,
  IconPlus,
  IconRefresh,
} from '@tabler/icons-react'
import { useHistory } from '#shell/editor'
import type { MenuItem } from '#ui/menu'
import { openDialog } from '../dialogs.ts'
import { dissolveRow } from '../gestures/dishes.ts'
import { swapAlternative, toggleLock, toggleRow } from '../gestures/foods.ts'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { useMaySave } from '../combinations/data.ts'
import { useCombinationWords } from '../combinations/words.ts'
import { openAlternative, openSaving } from './own-keys.ts'

/** The items of a menu of rows, beyond those that every table has. */
export function useRowItems(): (rowIds: readonly string[]) => MenuItem[] {
  const t = useEditorWords()
  const say = useCombinationWords()
  const maySave = useMaySave()
  const session = useEditor()
  const history = useHistory()
  return rowIds => {
    const [rowId = '', ...others] = rowIds
    const { entries } = session.outline.get()
    const entry = entries.get(rowId)
    if (!entry) return []
    const isLocked = rowIds.every(id => entries.get(id)?.cells['isLocked'] === true)
    const lock = {
      label: t(isLocked ? 'unlock' : 'lock'),
      icon: isLocked ? IconLockOpen : IconLock,
      keys: 'Alt L',
      onClick: () => toggleLock(session, rowIds),
    }
    const saving = maySave
      ? [{ label: say('save'), icon: IconBookmarkPlus, keys: 'Alt S', onClick: () => openSaving(session, rowIds) }]
      : []
    if (others.length > 0) return [lock, ...saving]
    return [
      { label: t('editRow'), icon: IconAdjustments, keys: 'F4', onClick: () => openDialog({ kind: 'row', rowId }) },
      ...(entry.kind === 'dish'
        ? [{ label: t('dissolve'), icon: IconArrowsSplit, onClick: () => dissolveRow(session, entry) }]
        : [{ label: t('addAlternative'), icon: IconPlus, keys: 'Alt A', onClick: () => openAlternative(session, rowId) }]),
      ...(entry.kind === 'alternative'
        ? [{ label: t('swapAlternative'), icon: IconArrowsExchange, onClick: () => swapAlternative(session, entry) }]
        : [lock]),
      ...(newerFoodIn(entry)
        ? [{ label: t('takeVersion'), icon: IconRefresh, onClick: () => openDialog({ kind: 'version', rowId }) }]
        : []),
      ...(entry.subRows.length > 0
        ? [{ label: t('showRows'), icon: IconChevronDown, keys: 'Alt O', onClick: () => toggleRow(session, rowId) }]
        : []),
      history.item({ rowId }),
      ...saving,
    ]
  }
}
