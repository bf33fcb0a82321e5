import { useId } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '#ui/button'
import { Modal } from '#ui/modal'
import { closeDialog } from '../dialogs.ts'
import { rename } from '../gestures/weeks.ts'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'

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
  const t = useEditorWords()
  const session = useEditor()
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!maySave) return
    rename(session, id, { [cell]: text })
    closeDialog()
  }
  return (
    <Modal
      opened
      size="small"
      title={title}
      onClose={closeDialog}
      foot={
        <>
          <Button onClick={closeDialog}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form={formId} disabled={!maySave}>
            {t('save')}
          </Button>
        </>
      }>
      <form id={formId} onSubmit={submit}>
        {children}
      </form>
    </Modal>
  )
}
