import { useEffect } from 'react'
import { lazyPart } from '#lib/lazy-part'
import { useStored } from '#lib/store'
import { closeDialog, dialog, type EditorDialog } from '../dialogs.ts'

const NameDialog = lazyPart(() => import('./name-dialog.tsx'), 'NameDialog')
const NoteDialog = lazyPart(() => import('./note-dialog.tsx'), 'NoteDialog')
const ProgressionDialog = lazyPart(() => import('./progression-dialog.tsx'), 'ProgressionDialog')
const RowProgressionDialog = lazyPart(() => import('./row-progression-dialog.tsx'), 'RowProgressionDialog')
const SetsDialog = lazyPart(() => import('../sets/sets-dialog.tsx'), 'SetsDialog')
const ExerciseDialog = lazyPart(() => import('./exercise-dialog.tsx'), 'ExerciseDialog')
const RowPanel = lazyPart(() => import('../phone/row-panel.tsx'), 'RowPanel')
const ImportFileDialog = lazyPart(() => import('./import-file-dialog.tsx'), 'ImportFileDialog')
const ImportProgramDialog = lazyPart(() => import('./import-program-dialog.tsx'), 'ImportProgramDialog')
const NamesDialog = lazyPart(() => import('./names-dialog.tsx'), 'NamesDialog')
const KeysDialog = lazyPart(() => import('../columns/keys-dialog.tsx'), 'KeysDialog')
const DrawerPanel = lazyPart(() => import('../drawer/drawer-tabs.tsx'), 'DrawerPanel')

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
      return <ImportFileDialog />
    case 'import program':
      return <ImportProgramDialog />
    case 'names':
      return <NamesDialog names={open.names} />
    default:
      return open satisfies never
  }
}
