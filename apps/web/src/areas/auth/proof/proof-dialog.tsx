import { IconFingerprint } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import type { Input } from '@allenio/contract'
import type { endSecondFactor } from '@allenio/contract/auth'
import { Button } from '#ui/button'
import { FormNotice, Notice } from '#ui/form-notice'
import { Row, Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { PasswordField } from '#ui/password-field'
import { TextField } from '#ui/text-field'
import { useSecurityWords } from '../settings/words.ts'
import { useAttempt } from './attempt.ts'
import { OrLine } from './or-line.tsx'
import { passkeyForProof } from './passkey-ceremony.ts'
import { mayUsePasskeys, passkeyFailureOf } from './passkey-failure.ts'
import css from './proof-dialog.module.css'

export interface ProofDialogProps {
  onClose: () => void
  title: string
  text?: ReactNode
  /** The verb on the button. */
  proceed: string
  isDanger?: boolean
  /** The person has passkeys, and one of them is enough as a proof. */
  hasPasskeys: boolean
  /** Some acts need the code of the second factor beside the password. */
  wantsCode?: boolean
  /** Runs the act with the proof. The dialog closes when it succeeds, and stays open with the server's message when it fails. */
  act: (proof: Proof) => Promise<void>
  /** Fields of the action itself, above the password; they show the server's messages by field. */
  children?: (fields: Readonly<Record<string, string>>) => ReactNode
  /** Returns the faults of those fields before anything is sent. */
  check?: () => Readonly<Record<string, string>>
  /** The account's address, for a password manager that knows several accounts. */
  email: string
}

export function ProofDialog({ onClose, title, ...content }: ProofDialogProps) {
  return (
    <Modal opened onClose={onClose} title={title} size="small" text={content.text}>
      <ProofForm {...content} onClose={onClose} />
    </Modal>
  )
}

type ProofFormProps = Omit<ProofDialogProps, 'title' | 'text'>

function ProofForm({ onClose, proceed, isDanger, hasPasskeys, wantsCode, act, children, check, email }: ProofFormProps) {
  const t = useSecurityWords()
  const [passkeyMessage, setPasskeyMessage] = useState<string>()
  const [way, setWay] = useState<'password' | 'passkey'>('password')
  const password = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  const formId = useId()
  const attempt = useAttempt()
  const { fields = {} } = attempt.failure ?? {}
  const mustWait = attempt.failure?.wait !== undefined

  const run = (prove: () => Promise<Proof>) =>
    attempt.run(async () => {
      setPasskeyMessage(undefined)
      await act(await prove())
      onClose()
    })
  const showMissing = (missing: Readonly<Record<string, string>>): boolean => {
    if (Object.keys(missing).length === 0) return false
    attempt.refuse(missing)
    document
      .getElementById(formId)
      ?.querySelector<HTMLInputElement>(`[name="${Object.keys(missing)[0]}"]`)
      ?.focus()
    return true
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React passes events of a portal on to the component that opened it, which may be inside another form
    event.stopPropagation()
    if (mustWait) return
    const typed = { password: password.current?.value ?? '', code: code.current?.value.trim() ?? '' }
    const missing = {
      ...check?.(),
      ...(!typed.password && { password: t('proofMissing') }),
      ...(wantsCode && !typed.code && { code: t('proofCodeMissing') }),
    }
    if (showMissing(missing)) return
    setWay('password')
    void run(async () => ({ password: typed.password, ...(wantsCode && { code: typed.code }) }))
  }
  const usePasskey = () => {
    if (mustWait || showMissing(check?.() ?? {})) return
    setWay('passkey')
    void run(async () => {
      try {
        return { passkey: await passkeyForProof() }
      } catch (error) {
        const failure = passkeyFailureOf(error)
        if (failure) setPasskeyMessage(failure === 'impossible' ? t('passkeyImpossible') : t('passkeyDismissed'))
        throw error
      }
    })
  }
  return (
    <form id={formId} onSubmit={submit} noValidate>
      <Stack gap={16}>
        {passkeyMessage ? <Notice>{passkeyMessage}</Notice> : <FormNotice failure={attempt.failure} onOver={attempt.forget} />}
        {children?.(fields)}
        <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
        <PasswordField
          ref={password}
          label={t('proofPassword')}
          name="password"
          autoComplete="current-password"
          error={fields['password']}
          data-autofocus={check ? undefined : true}
        />
        {wantsCode && (
          <TextField
            ref={code}
            label={t('proofCode')}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            error={fields['code']}
          />
        )}
        <Row gap={8} wrap justify="end" className={css.buttons}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind={isDanger ? 'danger' : 'primary'} type="submit" isBusy={attempt.isBusy && way === 'password'} disabled={mustWait}>
            {proceed}
          </Button>
        </Row>
        {hasPasskeys && mayUsePasskeys() && (
          <>
            <OrLine>{t('or')}</OrLine>
            <Button wide icon={IconFingerprint} isBusy={attempt.isBusy && way === 'passkey'} disabled={mustWait} onClick={usePasskey}>
              {t('proofPasskey')}
            </Button>
          </>
        )}
      </Stack>
    </form>
  )
}

/** Proves who the person is: by the password, with the second factor's code where it is needed, or by a fresh passkey. */
export type Proof = Pick<Input<typeof endSecondFactor>, 'password' | 'passkey' | 'code'>
