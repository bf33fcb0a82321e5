import { login } from '@allenio/contract/auth'
import type { Endpoint, Input, Output } from '@allenio/contract'
import { choosePassword, getLink } from '@allenio/contract/account'
import { setPassword } from '@allenio/contract/forms/account'
import { useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ConsentField } from '#areas/business'
import { type Credentials, handOverCredentials } from '#areas/auth'
import { call, CallError, read } from '#lib/api'
import { useEndpointForm } from '#lib/forms'
import { hrefTo } from '#lib/screens'
import { signIn } from '#lib/session'
import { FormBody } from '#ui/form'
import { GuestPage, GuestWaiting } from '#ui/guest-page'
import type { GuestPageProps } from '#ui/guest-page'
import { toast } from '#ui/toast'
import { DeadLink, LinkFailed } from '../guest/broken-link.tsx'
import { GuestSubmit } from '../guest/buttons.tsx'
import { isWholeToken } from '../guest/link.ts'
import { useGuestWords } from '../guest/words.ts'
import { NewPasswordField, usePasswordCheck } from './new-password-field.tsx'
import { OtherWaysIn, type WaysIn } from './other-ways-in.tsx'

interface ChoosePasswordProps<E extends Endpoint> {
  token: string
  kind: 'reset' | 'invitation' | 'confirm'
  endpoint: E
  toInput: (password: string) => Input<E>
  resultOf: (answer: Output<E>) => Output<typeof choosePassword>
  title: string
  lead: (email: string) => string
}

/** Says at once whether the link still works; then asks for the password, and signs in with it. */
export function ChoosePassword<E extends Endpoint>({ token, ...form }: ChoosePasswordProps<E>) {
  const link = useQuery({ ...read(getLink, { token }, { quiet: true }), enabled: isWholeToken(token), retry: 1, staleTime: Infinity })
  if (!isWholeToken(token) || (link.data && !link.data.isLive)) return <DeadLink kind={form.kind} />
  if (link.isError) return <LinkFailed error={link.error} onRetry={() => void link.refetch()} />
  if (link.isPending) return <GuestWaiting />
  return <PasswordForm {...form} email={link.data.email ?? ''} />
}

interface Review {
  ways: WaysIn
  credentials: Credentials
}

// a box that is shown and not ticked says false, which the schema refuses
const typedHere = setPassword.input.pick({ password: true, hasAgreed: true }).partial({ hasAgreed: true })

interface PasswordFormProps<E extends Endpoint> extends Omit<ChoosePasswordProps<E>, 'token'> {
  email: string
  /** The account is new: its owner agrees to the terms, and as a client to what the business does with their data. */
  consent?: { business: string | undefined }
  logo?: GuestPageProps['logo']
  submitText?: string
  /** Another answer than a password, under the form. */
  beside?: ReactNode
  /** The address needs no password any more. */
  onStale?: () => void
}

export function PasswordForm<E extends Endpoint>(props: PasswordFormProps<E>) {
  const { kind, endpoint, toInput, resultOf, title, lead, email, consent, logo, submitText, beside, onStale } = props
  const t = useGuestWords()
  const passwordFault = usePasswordCheck()
  const enter = useEnter()
  const [isDead, setDead] = useState(false)
  const [review, setReview] = useState<Review>()
  const form = useEndpointForm({
    endpoint,
    schema: typedHere,
    start: { password: '' },
    check: values => ({ password: passwordFault(values.password, email) }),
    toInput: values => toInput(values.password),
    onSaved: (answer, { values }) => {
      const { email: address, otherWaysIn } = resultOf(answer)
      const credentials = { email: address, password: values.password }
      return otherWaysIn ? setReview({ ways: otherWaysIn, credentials }) : enter(credentials)
    },
    onRefused: error => {
      // used in another tab while this one stood open
      const isGone = error instanceof CallError && error.status === 410
      setDead(isGone)
      const isStale = onStale !== undefined && error instanceof CallError && error.status === 409
      if (isStale) onStale()
      return isGone || isStale
    },
  })
  const password = useWatch({ control: form.control, name: 'password' })
  if (isDead) return <DeadLink kind={kind} />
  if (review) return <OtherWaysIn ways={review.ways} onDone={() => enter(review.credentials)} />
  return (
    <GuestPage logo={logo} title={title} lead={lead(email)}>
      <FormBody form={form} gap={20}>
        <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
        <NewPasswordField size="large" label={t('newPassword')} typed={password ?? ''} email={email} {...form.field('password')} />
        {consent && <ConsentField business={consent.business} {...form.field('hasAgreed')} />}
        <GuestSubmit form={form}>{submitText ?? t('savePassword')}</GuestSubmit>
        {beside}
      </FormBody>
    </GuestPage>
  )
}

/** Logs in with the new password; if a second factor is on, the login page asks for it. */
function useEnter() {
  const t = useGuestWords()
  const navigate = useNavigate()
  return async (credentials: Credentials) => {
    try {
      const { access_token: token } = await call(login, credentials)
      if (token === undefined) {
        handOverCredentials(credentials)
        return navigate({ to: hrefTo('/login') })
      }
      signIn('local', { token })
      await navigate({ to: hrefTo('/home'), replace: true })
    } catch {
      // the password is saved whatever became of the login
      toast({ type: 'success', text: t('saved') })
      await navigate({ to: hrefTo('/login') })
    }
  }
}

/** The password that the owner of an account chooses after proving the address. */
export function ChooseOwnPassword({ token }: { token: string }) {
  const t = useGuestWords()
  return (
    <ChoosePassword
      key={token}
      token={token}
      kind="confirm"
      endpoint={choosePassword}
      toInput={password => ({ token, password })}
      resultOf={answer => answer}
      title={t('chooseTitle')}
      lead={email => t('chooseFor', { email })}
    />
  )
}
