import { useEffect } from 'react'
import { useSelected, useStored } from '#lib/store'
import { closeDialog, dialog } from '../dialogs.ts'
import { useEditor } from '../session.ts'
import { OpenDialog } from './open-dialog.tsx'

// one file for all dialogs of the editor: each alone would be a file of its own to fetch

/** The dialog that is open, if one is. */
export function Dialogs() {
  const open = useStored(dialog)
  const { outline } = useEditor()
  const all = useSelected(outline, each => (open === undefined ? undefined : each))
  // an editor that is left takes its dialog with it
  useEffect(() => closeDialog, [])
  return open === undefined || all === undefined ? null : <OpenDialog open={open} outline={all} />
}
