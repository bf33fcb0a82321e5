import type { ReactNode } from 'react'
import { hrefTo } from '#lib/screens'
import { useSession } from '#lib/session'
import { Button, ButtonLink } from '#ui/button'
import type { FormControl } from '#ui/form'
import { GuestButtons } from '#ui/guest-page'
import { useGuestWords } from './words.ts'

/** The one wide button under a visitor's form. */
export const GuestSubmit = ({ form, children }: { form: Pick<FormControl, 'isBusy' | 'failure'>; children: ReactNode }) => (
  <Button kind="primary" size="large" wide type="submit" isBusy={form.isBusy} disabled={form.failure?.wait !== undefined}>
    {children}
  </Button>
)

/** The button after a link that worked: into the app, or to the login. */
export function WayIn() {
  const t = useGuestWords()
  const { token } = useSession()
  return (
    <GuestButtons>
      <ButtonLink kind="primary" href={token ? hrefTo('/home') : hrefTo('/login')}>
        {token ? t('toHome') : t('logIn')}
      </ButtonLink>
    </GuestButtons>
  )
}
