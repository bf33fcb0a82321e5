import { use, useEffect, useMemo } from 'react'
import { useLanguage } from '#lib/words'
import { Spreadsheet } from '#ui/spreadsheet'
import { historyKey, placeText, rowVisitors, useHistory } from '#shell/editor'
import { copyRows } from '../gestures/clipboard.ts'
import { copyToLaterWeeks } from '../gestures/later-weeks.ts'
import { mayOverwrite, rowName } from '../gestures/paste-question.ts'
import { beginRow, deleteRows, joinRows, moveInto, partRows } from '../gestures/rows.ts'
import { pasteCells } from '../gestures/tables.ts'
import { editCells, insertTyped } from '../gestures/typed-cells.ts'
import { useHasRoom } from '../drawer/open-state.ts'
import { useExerciseLibrary } from '#lib/exercise-library'
import type { RowEntry, WeekEntry } from '../outline.ts'
import { AttemptsContext } from '../results/attempts.ts'
import { openDialog } from '../dialogs.ts'
import { useEditor } from '../session.ts'
import { turnWeek } from '../gestures/weeks.ts'
import { useEditorWords } from '../words.ts'
import { placeOfHistory } from './column-cells.ts'
import { columnKeys, isColumnKey } from './column-keys.ts'
import { editorColumns } from './columns.ts'
import { useGroups } from './use-groups.tsx'
import { useRowItems } from './use-row-items.ts'

/** A program is opened to be typed into, also where its rows come after the page. */
const isFocusFree = () => document.activeElement?.matches('body, main') ?? true

const isOfWholeRows = ([first = []]: readonly (readonly string[])[]): boolean => first.length === columnKeys.length

/** The days of a week as one table, edited like a spreadsheet. */
export function RowsView({ week }: { week: WeekEntry }) {
  const t = useEditorWords()
  const language = useLanguage()
  const library = useExerciseLibrary()
  const session = useEditor()
  const { document, outline } = session
  const groups = useGroups(week)
  const rowItems = useRowItems()
  const { keyRow: historyRow } = useHistory()
  const attempts = use(AttemptsContext)
  // beside an open drawer there is room for what is planned; its history says the same
  const hasRoom = useHasRoom()
  const attemptsOf = hasRoom ? attempts : undefined
  const columns = useMemo(() => editorColumns({ t, language, library, attemptsOf }), [t, language, library, attemptsOf])
  const rows = useMemo(() => ({ get: (id: string) => outline.get().entries.get(id), watch: outline.watch }), [outline])
  const visitors = useMemo(() => rowVisitors(document), [document])
  const nameOf = useMemo(() => (entry: RowEntry) => rowName(entry, library), [library])
  const reading = { library, language }
  const names = useMemo(
    () => ({
      copyOnward: t('toLaterWeeks'),
      join: t('joinRows'),
      part: t('partRows'),
      byPage: t('byWeek'),
      byGroup: t('byDay'),
      moveToPrevious: t('toDayBefore'),
      moveToNext: t('toDayAfter'),
    }),
    [t],
  )
  const furtherKeys = useMemo(
    () =>
      [
        [t('afterLastWeek'), 'Alt Page ↓'],
        historyRow,
        [t('toggleView'), 'Alt V'],
        [t('publish'), 'Alt P'],
        [t('assign'), 'Alt A'],
      ] as const,
    [t, historyRow],
  )
  useEffect(() => session.takesFocus.set(false), [session, week.id])
  return (
    <Spreadsheet
      // another week is another table, with a cursor of its own
      key={week.id}
      startsFocused={() => session.takesFocus.get() || isFocusFree()}
      label={t('weekTable', { number: week.number })}
      columns={columns}
      groups={groups}
      rows={rows}
      rowName={nameOf}
      visitors={visitors}
      addHint={t('addHint')}
      addExample={t('addExample')}
      addLabel={t('addExercise')}
      addColumn="exercise"
      names={names}
      furtherKeys={furtherKeys}
      ownKeys={(press, { rowIds: [rowId], column }) => historyKey(press, rowId === undefined ? undefined : placeOfHistory(rowId, column))}
      onEdit={changes => editCells(session, changes, reading)}
      onPaste={paste => pasteCells(session, paste, reading)}
      mayOverwrite={paste => mayOverwrite(session, paste, reading)}
      onCopy={({ rowIds, texts }) => isOfWholeRows(texts) && copyRows(session, rowIds, texts)}
      onInsert={({ groupId, afterId, text = '', optionId }) =>
        text.trim() === '' ? beginRow(session, { groupId, afterId }) : insertTyped(session, { groupId, afterId, text, optionId }, reading)
      }
      onMove={move => moveInto(session, move)}
      onDelete={rowIds => deleteRows(session, rowIds)}
      onJoin={rowIds => joinRows(session, rowIds)}
      onPart={rowIds => partRows(session, rowIds)}
      onPick={rowId => openDialog({ kind: 'sets', rowId })}
      onCopyOnward={(rowIds, keys) => copyToLaterWeeks(session, rowIds, keys.filter(isColumnKey))}
      rowItems={rowItems}
      onTurnPage={step => turnWeek(session, step)}
      onUndo={() => void document.undo()}
      onRedo={() => void document.redo()}
      onSelect={(rowId, column) => {
        session.rowId.set(rowId)
        document.presence.show(rowId === undefined ? null : placeText(rowId, column))
      }}
    />
  )
}
