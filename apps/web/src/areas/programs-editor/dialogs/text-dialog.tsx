import type { ReactNode } from 'react'
import { SubmitModal } from '#ui/form'
import { closeDialog } from '../dialogs.ts'
import { rename } from '../gestures/weeks.ts'
import { useEditor } from '../session.ts'

interface TextDialogProps {
  id: string
  cell: string
  title: string
  text: string
  maySave: boolean
  children: ReactNode
}

/** A text of one part of the program, which is saved as one gesture. */
export function TextDialog({ id, cell, title, text, maySave, children }: TextDialogProps) {
  const session = useEditor()
  const submit = () => {
    rename(session, id, { [cell]: text })
    closeDialog()
  }
  return (
    <SubmitModal title={title} maySave={maySave} onClose={closeDialog} onSubmit={submit}>
      {children}
    </SubmitModal>
  )
}
