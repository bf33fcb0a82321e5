import { useId } from 'react'
import type { ReactNode } from 'react'
import { useIsMobile } from '#lib/device'
import { Button } from '#ui/button'
import { SidePanel } from '#ui/side-panel'
import { useWords } from '#ui/words'
import { FormBody } from './form-body.tsx'
import type { FormControl } from './form-body.tsx'

interface FormPanelProps {
  form: FormControl
  title: string
  save?: string
  onClose: () => void
  children: ReactNode
}

/** A short form for one thumb: on a phone it comes from below, with one wide button. */
export function FormPanel({ form, title, save, onClose, children }: FormPanelProps) {
  const words = useWords()
  const isMobile = useIsMobile()
  const id = useId()
  return (
    <SidePanel
      opened
      onClose={onClose}
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
