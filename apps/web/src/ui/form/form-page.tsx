import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#ui/button'
import { classes } from '#ui/classes'
import { FormFoot } from '#ui/form-foot'
import { useWords } from '#ui/words'
import { FormBody } from './form-body.tsx'
import type { FormControl } from './form-body.tsx'
import css from './form.module.css'

interface FormPageProps {
  form: FormControl
  /** the surface under the form */
  on?: 'page' | 'sheet'
  save?: string
  cancelHref?: string
  onCancel?: () => void
  notice?: ReactNode
  /** beside the buttons, such as that a draft is stored */
  note?: ReactNode
  canSubmit?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A form that is a page, with its buttons always in sight. */
export function FormPage(props: FormPageProps) {
  const { form, on = 'page', save, cancelHref, onCancel, notice, note, canSubmit = true, className, children } = props
  const words = useWords()
  return (
    <FormBody form={form} notice={notice} className={classes(css.page, className)}>
      {children}
      <FormFoot on={on} note={note}>
        {cancelHref !== undefined && (
          <ButtonLink href={cancelHref} onClick={onCancel}>
            {words.cancel}
          </ButtonLink>
        )}
        <Button kind="primary" type="submit" isBusy={form.isBusy} disabled={!canSubmit || form.failure?.wait !== undefined}>
          {save ?? words.save}
        </Button>
      </FormFoot>
    </FormBody>
  )
}
