import { ImportIntoProgram } from '#areas/programs'
import { closeDialog } from '../dialogs.ts'
import { importDraft } from '../gestures/imports.ts'
import { useEditor } from '../session.ts'
import { useSelected } from '#lib/store'

/** Imports a file into the program that is open. */
export function ImportFileDialog({ pasted }: { pasted: readonly (readonly string[])[] | undefined }) {
  const session = useEditor()
  const weekCount = useSelected(session.outline, ({ weeks }) => weeks.length)
  return (
    <ImportIntoProgram
      weekCount={weekCount}
      pasted={pasted}
      onClose={closeDialog}
      onImport={(ready, isReplacing) => {
        closeDialog()
        importDraft(session, ready, isReplacing)
      }}
    />
  )
}
