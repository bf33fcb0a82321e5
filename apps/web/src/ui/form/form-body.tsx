import type { BaseSyntheticEvent, KeyboardEvent, ReactNode } from 'react'
import type { FormFailure } from '#lib/forms'
import { DraftNotice } from '#ui/draft-notice'
import { FormNotice } from '#ui/form-notice'
import { Stack } from '#ui/layout'
import type { Gap } from '#ui/layout'
import { useWords } from '#ui/words'

/** The part of a form's state that its frame needs: what `useEndpointForm` and `useSubmitForm` return. */
export interface FormControl {
  submit: (event?: BaseSyntheticEvent) => unknown
  isBusy: boolean
  failure: FormFailure | undefined
  forget: () => void
  hasDraft: boolean
  startOver: () => void
  formState: { isDirty: boolean }
}

interface FormBodyProps {
  form: FormControl
  /** connects a submit button that stands outside of the form */
  id?: string
  label?: string
  gap?: Gap
  /** before everything else: a notice that the record changed meanwhile */
  notice?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** Ctrl and Enter save from every field, from one of many lines too, where Enter alone begins a line. */
function submitByKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, currentTarget } = event
  if (key !== 'Enter' || !(ctrlKey || metaKey) || event.defaultPrevented) return
  event.preventDefault()
  currentTarget.closest('form')?.requestSubmit()
}

/** A form focuses its own native inputs. A field in a row that it does not know by name would be wrong out of sight. */
function focusInvalidField(form: HTMLElement): void {
  if (document.activeElement?.matches('[aria-invalid=true]')) return
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}

/** The form element with what stands above its fields: the error of the last try, and the notice of a restored draft. */
export function FormBody({ form, id, label, gap = 16, notice, className, children }: FormBodyProps) {
  const words = useWords()
  const submit = async (event: BaseSyntheticEvent<object, HTMLElement>) => {
    const { currentTarget } = event
    await form.submit(event)
    requestAnimationFrame(() => focusInvalidField(currentTarget))
  }
  return (
    <form id={id} className={className} aria-label={label} noValidate onSubmit={event => void submit(event)}>
      <Stack gap={gap} role="presentation" onKeyDown={submitByKeys}>
        {notice}
        <FormNotice failure={form.failure} onOver={form.forget} />
        {form.hasDraft && <DraftNotice text={words.draftRestored} startOver={words.startOver} onStartOver={form.startOver} />}
        {children}
      </Stack>
    </form>
  )
}
