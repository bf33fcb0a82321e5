import { use } from 'react'
import type { MouseEvent } from 'react'
import { useExerciseText } from '#lib/exercise-library'
import { useLanguage } from '#lib/words'
import { useSelected } from '#lib/store'
import { classes } from '#ui/classes'
import { BareButton, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { openDialog } from '../dialogs.ts'
import { moveInto } from '../gestures/rows.ts'
import type { RowEntry, WorkoutEntry } from '../outline.ts'
import { AttemptsContext } from '../results/attempts.ts'
import { doneSetsText } from '../results/done-sets.ts'
import { rowVisitors } from '#shell/editor'
import { useOfRow } from '#ui/spreadsheet'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { dragProps, dropProps } from './drag-and-drop.ts'
import { extendTo, selectRow } from './row-selection.ts'
import { rowSummary } from './row-summary.ts'
import css from './columns.module.css'

/** A row as a card of a day: it opens as a sheet, and is moved by dragging or by Alt with the arrows. */
export function RowLine({ entry, workout }: { entry: RowEntry; workout: WorkoutEntry }) {
  const t = useEditorWords()
  const textOf = useExerciseText()
  const language = useLanguage()
  const session = useEditor()
  const last = use(AttemptsContext)?.(entry).at(-1)
  const [visitor] = useOfRow(rowVisitors(session.document), entry.id)
  const { letter, supersetPosition } = entry.number
  const name = textOf(entry) || t('chooseExercise')
  const isChosen = useSelected(session.selection, chosen => chosen?.ids.has(entry.id) ?? false)
  const press = (event: MouseEvent) => {
    if (event.shiftKey) return extendTo(session, entry.id)
    selectRow(session, entry.id)
    openDialog({ kind: 'row', rowId: entry.id })
  }
  return (
    <li
      className={classes(css.rowItem, supersetPosition !== null && css.joined)}
      {...dragProps({ kind: 'row', id: entry.id })}
      {...dropProps('row', id => moveInto(session, { rowIds: [id], groupId: workout.id, beforeId: entry.id }))}>
      <BareButton
        className={classes(css.row, isChosen && css.chosen)}
        data-row={entry.id}
        aria-haspopup="dialog"
        aria-keyshortcuts="Shift+ArrowDown Control+D Control+R Control+G Alt+ArrowUp Alt+ArrowDown Delete"
        onClick={press}
        onFocus={() => session.rowId.set(entry.id)}>
        <span className={css.letter}>
          <b>{letter}</b>
          {supersetPosition}
        </span>
        <Stack as="span" gap={2} className={css.rowText}>
          <Text as="span" breaks>
            {name}
          </Text>
          <Text as="span" size="hint" tone={2} figures>
            {rowSummary(entry, language)}
          </Text>
          {last && (
            <Text as="span" size="hint" tone={2} figures>
              {t('lastTime', { sets: doneSetsText(last, language) })}
            </Text>
          )}
          {visitor && (
            <Text as="span" size="hint" tone={2}>
              {visitor.name}
            </Text>
          )}
        </Stack>
      </BareButton>
    </li>
  )
}
