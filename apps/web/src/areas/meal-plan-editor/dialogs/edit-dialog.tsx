import type { ReactNode } from 'react'
import { SubmitModal } from '#ui/form'
import { closeDialog } from '../dialogs.ts'

interface EditDialogProps {
  title: string
  text?: ReactNode
  /** The text of the main button; the default is Save. */
  save?: string
  maySave?: boolean
  isBusy?: boolean
  size?: 'small' | 'medium'
  /** It closes the dialog itself where it returns false. */
  onSave: () => boolean | void
  children: ReactNode
}

/** A part of the plan that is edited beside the table, and saved as one gesture. */
export function EditDialog({ onSave, ...dialog }: EditDialogProps) {
  const submit = () => {
    if (onSave() !== false) closeDialog()
  }
  return <SubmitModal {...dialog} onClose={closeDialog} onSubmit={submit} />
}
