import { useLanguage } from '#lib/words'
import { Modal } from '#ui/modal'
import { closeDialog } from '../dialogs.ts'
import { editCells, insertTyped } from '../gestures/typed-cells.ts'
import { ExerciseSearch } from '../library/exercise-search.tsx'
import { useExerciseLibrary } from '#lib/exercise-library'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'

interface ExerciseDialogProps {
  groupId: string
  afterId: string | undefined
  /** The row whose exercise is changed; without it one is added. */
  rowId?: string | undefined
  /** The text that was typed to open it. */
  typed?: string | undefined
}

/** Chooses the exercise of a new row, or another one for a row. */
export function ExerciseDialog({ groupId, afterId, rowId, typed = '' }: ExerciseDialogProps) {
  const t = useEditorWords()
  const session = useEditor()
  const library = useExerciseLibrary()
  const language = useLanguage()
  const choose = (text: string, optionId: string) => {
    if (rowId === undefined) insertTyped(session, { groupId, afterId, text, optionId }, { library })
    else editCells(session, [{ rowId, column: 'exercise', text, optionId }], { library, language })
    closeDialog()
  }
  return (
    <Modal opened title={t(rowId === undefined ? 'addExercise' : 'changeExercise')} onClose={closeDialog}>
      <ExerciseSearch onChoose={choose} isFirst start={typed} />
    </Modal>
  )
}
