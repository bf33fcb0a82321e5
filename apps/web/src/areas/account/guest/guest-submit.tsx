import type { ReactNode } from 'react'
import type { FormControl } from '#ui/form'
import { Button } from '#ui/button'

/** The one wide button under a visitor's form. */
export const GuestSubmit = ({ form, children }: { form: Pick<FormControl, 'isBusy' | 'failure'>; children: ReactNode }) => (
  <Button kind="primary" size="large" wide type="submit" loading={form.isBusy} disabled={form.failure?.wait !== undefined}>
    {children}
  </Button>
)
