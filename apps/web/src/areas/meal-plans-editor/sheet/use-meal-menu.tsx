import {
  IconArrowDown,
  IconArrowsSplit,
  IconArrowUp,
  IconBookmark,
  IconBookmarkPlus,
  IconClipboard,
  IconClipboardCopy,
  IconClipboardText,
  IconCopy,
  IconCopyPlus,
  IconPencil,
  IconToolsKitchen2,
  IconTrash,
} from '@tabler/icons-react'
import { useCallback } from 'react'
import type { MenuItem } from '#ui/menu'
import { useLanguage } from '#lib/words'
import { useMaySave } from '../combinations/data.ts'
import { useCombinationWords } from '../combinations/words.ts'
import { openDialog } from '../dialogs.ts'
import { copyComponents, hasCopied, hasCopiedDish, pasteComponents, pasteFoods } from '../gestures/clipboard.ts'
import { deleteRows, duplicateMeal, moveBy } from '../gestures/meals.ts'
import type { MealEntry } from '../outline.ts'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { mealTitle } from '../row-names.ts'
import { openSaving } from './own-keys.ts'

/** The deeds on a whole meal. */
export function useMealMenu(): (meal: MealEntry) => MenuItem[] {
  const t = useEditorWords()
  const say = useCombinationWords()
  const maySave = useMaySave()
  const language = useLanguage()
  const session = useEditor()
  return useCallback(
    (meal: MealEntry) => {
      const { id, rows } = meal
      const rowIds = rows.map(row => row.id)
      return [
        { label: t('editMeal'), icon: IconPencil, onClick: () => openDialog({ kind: 'meal', mealId: id }) },
        {
          label: say('insertEither'),
          icon: IconToolsKitchen2,
          keys: '/',
          onClick: () => openDialog({ kind: 'recipe', mealId: id, afterId: undefined }),
        },
        {
          label: say('combinations'),
          icon: IconBookmark,
          onClick: () => openDialog({ kind: 'combinations', mealId: id, afterId: undefined }),
        },
        { label: t('pasteText'), icon: IconClipboardText, keys: 'Alt X', onClick: () => openDialog({ kind: 'paste', mealId: id }) },
        { label: t('copyMealToDays'), icon: IconCopy, keys: 'Alt C', onClick: () => openDialog({ kind: 'copy meal', mealId: id }) },
        ...(rows.length > 0 ? [{ label: t('copyFoods'), icon: IconClipboardCopy, onClick: () => copyComponents(session, rowIds) }] : []),
        ...(rows.length > 0 && maySave
          ? [{ label: say('save'), icon: IconBookmarkPlus, onClick: () => openSaving(session, rowIds, mealTitle(meal, language, '')) }]
          : []),
        ...(hasCopied()
          ? [
              {
                label: t(hasCopiedDish() ? 'pasteDishes' : 'pasteFoods'),
                icon: IconClipboard,
                onClick: () => void pasteComponents(session, id, undefined),
              },
            ]
          : []),
        ...(hasCopiedDish() ? [{ label: t('pasteApart'), icon: IconArrowsSplit, onClick: () => pasteFoods(session, id) }] : []),
        { label: t('duplicateMeal'), icon: IconCopyPlus, onClick: () => duplicateMeal(session, id) },
        { label: t('moveUp'), icon: IconArrowUp, onClick: () => moveBy(session, id, -1) },
        { label: t('moveDown'), icon: IconArrowDown, onClick: () => moveBy(session, id, 1) },
        { label: t('deleteMeal'), icon: IconTrash, danger: true, onClick: () => deleteRows(session, [id]) },
      ]
    },
    [t, say, maySave, language, session],
  )
}
