import { useId } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import type { ModalProps } from '#ui/modal'
import { useWords } from '#ui/words'

interface SubmitModalProps extends Pick<ModalProps, 'title' | 'text' | 'size' | 'closesOnOutside' | 'onClose'> {
  /** the text of the main button; the default is Save */
  save?: string | undefined
  /** false: what is typed cannot be saved */
  maySave?: boolean
  isBusy?: boolean
  onSubmit: () => void
  children: ReactNode
}

/** A few fields in a dialog that no call of their own sends: the caller takes them, and closes it. */
export function SubmitModal({ title, text, size = 'small', closesOnOutside = true, onClose, ...more }: SubmitModalProps) {
  const { save, maySave = true, isBusy = false, onSubmit, children } = more
  const words = useWords()
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // another form may be around the one that opened it
    event.stopPropagation()
    if (maySave) onSubmit()
  }
  return (
    <Modal
      opened
      size={size}
      title={title}
      text={text}
      closesOnOutside={closesOnOutside}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button kind="primary" type="submit" form={id} disabled={!maySave} isBusy={isBusy}>
            {save ?? words.save}
          </Button>
        </>
      }>
      <form id={id} onSubmit={submit} noValidate>
        <Stack gap={16}>{children}</Stack>
      </form>
    </Modal>
  )
}
