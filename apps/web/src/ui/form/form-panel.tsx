import { useId } from 'react'
import type { ReactNode } from 'react'
import { useIsMobile } from '#lib/device'
import { Button } from '#ui/button'
import { SidePanel } from '#ui/side-panel'
import { useWords } from '#ui/words'
import { FormBody } from './form-body.tsx'
import type { FormControl } from './form-body.tsx'
import { useGuardedClose } from './use-guarded-close.ts'

interface FormPanelProps {
  form: FormControl
  title: string
  save?: string
  /** no draft keeps what was entered: closing asks before it is thrown away */
  asksBeforeDiscard?: boolean
  onClose: () => void
  children: ReactNode
}

/** A short form for one thumb: on a phone it comes from below, with one wide button. */
export function FormPanel({ form, title, save, asksBeforeDiscard, onClose, children }: FormPanelProps) {
  const close = useGuardedClose(form, onClose, asksBeforeDiscard)
  const words = useWords()
  const isMobile = useIsMobile()
  const id = useId()
  return (
    <SidePanel
      opened
      onClose={close}
      title={title}
      side={isMobile ? 'bottom' : 'right'}
      foot={
        <Button kind="primary" size="large" wide type="submit" form={id} isBusy={form.isBusy} disabled={form.failure?.wait !== undefined}>
          {save ?? words.save}
        </Button>
      }>
      <FormBody form={form} id={id}>
        {children}
      </FormBody>
    </SidePanel>
  )
}
