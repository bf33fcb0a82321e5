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
  /** Saves. Returns false to keep the dialog open, and closes it itself later. */
  onSave: () => boolean | void
  children: ReactNode
}

/** A dialog for a part of the plan, whose changes are saved as one gesture. */
export function EditDialog({ onSave, ...dialog }: EditDialogProps) {
  const submit = () => {
    if (onSave() !== false) closeDialog()
  }
  return <SubmitModal {...dialog} onClose={closeDialog} onSubmit={submit} />
}
