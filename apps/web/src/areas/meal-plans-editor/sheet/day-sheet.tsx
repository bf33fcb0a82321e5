import { useEffect, useMemo } from 'react'
import { placeText, rowVisitors, useHistory } from '#shell/editor'
import { useSelected, useStored } from '#lib/store'
import { useLanguage } from '#lib/words'
import { Spreadsheet } from '#ui/spreadsheet'
import { useMaySave } from '../combinations/data.ts'
import { useCombinationWords } from '../combinations/words.ts'
import { openDialog, takenTexts } from '../dialogs.ts'
import { useEditorFoods } from '../foods/client.ts'
import { copies, copyComponents, pasteComponents } from '../gestures/clipboard.ts'
import { turnDay } from '../gestures/days.ts'
import { duplicateRows, insertEmpty, moveComponents, toggleRow } from '../gestures/foods.ts'
import { deleteRows } from '../gestures/meals.ts'
import { editCells, insertTyped, pasteTexts } from '../gestures/typed-cells.ts'
import type { RowEntry } from '../outline.ts'
import { useDayId, useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { dayColumns, rowName } from './columns.ts'
import { useGroups } from './groups.tsx'
import { ownKeysOf } from './own-keys.ts'
import { useRowItems } from './use-row-items.tsx'

const isMac = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '')

/** A plan is opened to be typed into, also where its rows come after the page. */
const isFocusFree = () => document.activeElement?.matches('body, main') ?? true

/** The meals of the day as one table, edited like a spreadsheet. Its figures follow the plan by themselves: an edit does not come here. */
export function DaySheet() {
  const t = useEditorWords()
  const say = useCombinationWords()
  const maySave = useMaySave()
  const language = useLanguage()
  const library = useEditorFoods()
  const session = useEditor()
  const { document: plan, outline, settings, unreadQuantities } = session
  const judge = useStored(session.judge)
  const tolerancePercent = useSelected(settings, each => each.tolerancePercent)
  const groups = useGroups()
  const dayId = useDayId()
  const rowItems = useRowItems()
  const { keyRow: historyRow } = useHistory()
  const columns = useMemo(
    () => dayColumns({ t, language, library, tolerancePercent, unreadQuantities, judge, toggle: id => toggleRow(session, id) }),
    [t, language, library, tolerancePercent, unreadQuantities, judge, session],
  )
  const rows = useMemo(() => ({ get: (id: string) => outline.get().entries.get(id), watch: outline.watch }), [outline])
  const visitors = useMemo(() => rowVisitors(plan), [plan])
  const nameOf = useMemo(() => (entry: RowEntry) => rowName(entry, language), [language])
  const ownKeys = useMemo(() => ownKeysOf(session, { isMac, maySave }), [session, maySave])
  const names = useMemo(
    () => ({ byGroup: t('byMeal'), byPage: t('byDayToo'), moveToPrevious: t('toMealBefore'), moveToNext: t('toMealAfter') }),
    [t],
  )
  const furtherKeys = useMemo(
    () =>
      [
        [t('byDay'), 'Alt ← →'],
        [t('newMeal'), 'Ctrl Shift Enter'],
        [say('insertEither'), '/'],
        ...(maySave ? [[say('save'), 'Alt S'] as const] : []),
        [t('addAlternative'), 'Alt A'],
        [t('showRows'), 'Alt O'],
        [t('stepGrams'), 'Ctrl ↑ ↓'],
        [t('stepGramsFar'), 'Ctrl Shift ↑ ↓'],
        [t('lock'), 'Alt L'],
        [t('fitToTarget'), 'Alt T'],
        [t('copyMealToDays'), 'Alt C'],
        [t('pasteText'), 'Alt X'],
        [t('importTitle'), 'Alt I'],
        historyRow,
        [t('preview'), 'Alt V'],
        [t('complete'), 'Alt P'],
        [t('copyTrees'), 'Ctrl C X V'],
      ] as const,
    [t, say, maySave, historyRow],
  )
  const barKeys = useMemo(
    () =>
      [
        [t('addAlternative'), 'Alt A'],
        [say('either'), '/'],
      ] as const,
    [t, say],
  )
  useEffect(() => session.takesFocus.set(false), [session, dayId])
  // after the day is turned, and in the week, nobody is in a meal until they choose one
  useEffect(() => () => plan.presence.show(null), [plan, dayId])
  return (
    <Spreadsheet
      // another day is another table, with a cursor of its own
      key={dayId}
      startsFocused={() => session.takesFocus.get() || isFocusFree()}
      groups={groups}
      label={t('dayTable')}
      columns={columns}
      rows={rows}
      rowName={nameOf}
      visitors={visitors}
      addHint={t('addHint')}
      addExample={t('addExample')}
      addLabel={t('addFood')}
      addColumn="food"
      takenTexts={useStored(takenTexts)}
      isPlain
      names={names}
      furtherKeys={furtherKeys}
      barKeys={barKeys}
      ownKeys={ownKeys}
      onEdit={changes => editCells(session, changes, library)}
      onPaste={paste =>
        copies.isMeantBy(paste.rows)
          ? { cellCount: pasteComponents(session, paste.groupId, paste.afterId), refusedCount: 0 }
          : pasteTexts(session, paste, library)
      }
      onCopy={({ rowIds, isOfRows, texts }) => isOfRows && copyComponents(session, rowIds, texts)}
      onInsert={({ groupId, afterId, text = '', optionId, typedText }) =>
        text.trim() === ''
          ? insertEmpty(session, groupId, afterId)
          : insertTyped(session, { mealId: groupId, afterId, text, optionId, typedText }, library)
      }
      onMove={move => moveComponents(session, move)}
      onDelete={rowIds => deleteRows(session, rowIds)}
      onDuplicate={rowIds => duplicateRows(session, rowIds)}
      onPick={rowId => openDialog({ kind: 'row', rowId })}
      rowItems={rowItems}
      onTurnPage={step => turnDay(session, step)}
      onUndo={() => void plan.undo()}
      onRedo={() => void plan.redo()}
      onSelect={(rowId, column, mealId) => {
        session.mealId.set(mealId)
        const place = rowId ?? mealId
        plan.presence.show(place === undefined ? null : placeText(place, column))
      }}
    />
  )
}
