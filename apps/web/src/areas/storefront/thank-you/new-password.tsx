import { setCheckoutPassword } from '@allenio/contract/forms/purchases'
import { passwordFault } from '@allenio/domain/account'
import { useNavigate } from '@tanstack/react-router'
import { useEndpointForm } from '#lib/forms'
import { hrefTo } from '#lib/screens'
import { signIn } from '#lib/session'
import { Button } from '#ui/button'
import { FormNotice } from '#ui/form-notice'
import { GuestForm } from '#ui/guest-page'
import { PasswordField } from '#ui/password-field'
import { useThankYouWords } from './words.ts'

const schema = setCheckoutPassword.input.pick({ password: true })

/** The browser that began the checkout chooses a password, and is signed in by it. */
export function NewPassword({ checkoutId }: { checkoutId: string }) {
  const t = useThankYouWords()
  const navigate = useNavigate()
  const form = useEndpointForm({
    endpoint: setCheckoutPassword,
    schema,
    start: { password: '' },
    // whether the address stands in it, the server knows alone
    check: ({ password }) => ({ password: passwordFault(password, '') === undefined ? undefined : t('commonPassword') }),
    toInput: ({ password }) => ({ id: checkoutId, password }),
    onSaved: async ({ access_token: token }) => {
      signIn('local', { token })
      await navigate({ to: hrefTo('/home'), replace: true })
    },
  })
  return (
    <GuestForm onSubmit={event => void form.submit(event)}>
      <FormNotice failure={form.failure} onOver={form.forget} />
      <PasswordField size="large" label={t('password')} hint={t('passwordHint')} autoComplete="new-password" {...form.field('password')} />
      <Button kind="primary" size="large" wide type="submit" isBusy={form.isBusy} disabled={form.failure?.wait !== undefined}>
        {t('enter')}
      </Button>
    </GuestForm>
  )
}
