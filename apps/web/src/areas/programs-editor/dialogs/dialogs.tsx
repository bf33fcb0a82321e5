import { useEffect } from 'react'
import { lazyPart } from '#lib/lazy-part'
import { useStored } from '#lib/store'
import { closeDialog, dialog, type EditorDialog } from '../dialogs.ts'
import { NameDialog } from './name-dialog.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { ProgressionDialog } from './progression-dialog.tsx'
import { RowProgressionDialog } from './row-progression-dialog.tsx'
import { SetsDialog } from '../sets/sets-dialog.tsx'
import { ExerciseDialog } from './exercise-dialog.tsx'
import { RowPanel } from '../phone/row-panel.tsx'
import { NamesDialog } from './names-dialog.tsx'
import { KeysDialog } from '../columns/keys-dialog.tsx'
import { DrawerPanel } from '../drawer/drawer-tabs.tsx'
import { ImportProgramDialog } from './import-program-dialog.tsx'

const ImportFileDialog = lazyPart(() => import('./import-file-dialog.tsx'), 'ImportFileDialog')

/** The dialog that is open, if one is. */
export function Dialogs({ clientId }: { clientId: string | undefined }) {
  const open = useStored(dialog)
  // an editor that is left takes its dialog with it
  useEffect(() => closeDialog, [])
  return open === undefined ? null : contentOf(open, clientId)
}

function contentOf(open: EditorDialog, clientId: string | undefined) {
  switch (open.kind) {
    case 'name':
      return <NameDialog {...open} />
    case 'note':
      return <NoteDialog {...open} />
    case 'progression':
      return <ProgressionDialog weekId={open.weekId} />
    case 'row progression':
      return <RowProgressionDialog rowIds={open.rowIds} />
    case 'sets':
      return <SetsDialog rowId={open.rowId} />
    case 'exercise':
      return <ExerciseDialog {...open} />
    case 'row':
      return <RowPanel rowId={open.rowId} />
    case 'drawer':
      return <DrawerPanel clientId={clientId} />
    case 'keys':
      return <KeysDialog />
    case 'import file':
      return <ImportFileDialog pasted={open.pasted} />
    case 'import program':
      return <ImportProgramDialog />
    case 'names':
      return <NamesDialog names={open.names} />
    default:
      return open satisfies never
  }
}
