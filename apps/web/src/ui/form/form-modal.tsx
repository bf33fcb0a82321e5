import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button'
import { Modal } from '#ui/modal'
import type { ModalProps } from '#ui/modal'
import { useWords } from '#ui/words'
import { FormBody } from './form-body.tsx'
import type { FormControl } from './form-body.tsx'
import { useGuardedClose } from './use-guarded-close.ts'
import css from './form.module.css'

interface FormModalProps extends Pick<ModalProps, 'title' | 'text' | 'size' | 'reachesOthers' | 'onClose'> {
  form: FormControl
  opened?: boolean
  /** the text of the main button; the default is Save */
  save?: string
  /** the text of the button that only closes, where "Cancel" could be read as the deed */
  close?: string
  danger?: boolean
  /** another action, at the left of the foot: remove */
  aside?: ReactNode
  notice?: ReactNode
  /** says what is still needed before it can be saved, beside the main button so that it is seen wherever the form is scrolled to */
  footNote?: ReactNode
  /** false: there is nothing to submit yet */
  canSubmit?: boolean
  /** no draft keeps what was entered: closing asks before it is thrown away */
  asksBeforeDiscard?: boolean
  /** the focus begins at the main button, because all fields have a value that mostly stays */
  startsAtSave?: boolean
  children: ReactNode
}

/** A form in a dialog, which a click beside it does not close once something is typed. */
export function FormModal(props: FormModalProps) {
  const { form, opened = true, save, danger, aside, notice, footNote, canSubmit = true, startsAtSave, size = 'small' } = props
  const { reachesOthers, children, title, text } = props
  const onClose = useGuardedClose(form, props.onClose, props.asksBeforeDiscard)
  const words = useWords()
  const id = useId()
  return (
    <Modal
      title={title}
      text={text}
      opened={opened}
      size={size}
      reachesOthers={reachesOthers}
      onClose={onClose}
      closesOnOutside={!form.formState.isDirty}
      foot={
        <>
          {aside && <div className={css.aside}>{aside}</div>}
          {footNote && <div className={css.note}>{footNote}</div>}
          <Button onClick={onClose}>{props.close ?? words.cancel}</Button>
          {canSubmit && (
            <Button
              kind={danger ? 'danger' : 'primary'}
              type="submit"
              form={id}
              isBusy={form.isBusy}
              disabled={form.failure?.wait !== undefined}
              data-autofocus={startsAtSave || undefined}>
              {save ?? words.save}
            </Button>
          )}
        </>
      }>
      <FormBody form={form} id={id} notice={notice}>
        {children}
      </FormBody>
    </Modal>
  )
}
