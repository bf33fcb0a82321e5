import { useId } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { closeDialog } from '../dialogs.ts'
import { useEditorWords } from '../words.ts'

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
export function EditDialog({ title, text, save, maySave = true, isBusy = false, size = 'small', onSave, children }: EditDialogProps) {
  const t = useEditorWords()
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (maySave && onSave() !== false) closeDialog()
  }
  return (
    <Modal
      opened
      size={size}
      title={title}
      text={text}
      onClose={closeDialog}
      foot={
        <>
          <Button onClick={closeDialog}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form={formId} disabled={!maySave} isBusy={isBusy}>
            {save ?? t('save')}
          </Button>
        </>
      }>
      <form id={formId} onSubmit={submit}>
        <Stack gap={16}>{children}</Stack>
      </form>
    </Modal>
  )
}
