import { confirmSecondFactor } from '@allenio/contract/auth'
import type { startSecondFactor } from '@allenio/contract/auth'
import type { Output } from '@allenio/contract'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { callSaying } from '#lib/api'
import { useIsMobile } from '#lib/device'
import { Button } from '#ui/button'
import { CopyField } from '#ui/copy-field'
import { Modal } from '#ui/modal'
import { QrCode } from '#ui/qr-code'
import { TextField } from '#ui/text-field'
import { digitsOf, isWholeCode } from '../proof/codes.ts'
import { useAttempt } from '../proof/attempt.ts'
import { useLastDefined } from './last-defined.ts'
import { FormNotice } from '#ui/form-notice'
import proof from '../proof/proof-dialog.module.css'
import { useSecurityWords } from './words.ts'
import css from './settings.module.css'

interface AuthenticatorDialogProps {
  secret: Output<typeof startSecondFactor> | undefined
  onClose: () => void
  /** With the codes, and the sentence that says it is on: told once the codes are put aside, or it would lie over them. */
  onDone: (recoveryCodes: readonly string[], message: string | undefined) => void
}

/** The app learns the secret, and one of its codes shows that it did. */
export function AuthenticatorDialog({ secret, onClose, onDone }: AuthenticatorDialogProps) {
  const t = useSecurityWords()
  const lastSecret = useLastDefined(secret)
  return (
    <Modal opened={secret !== undefined} onClose={onClose} title={t('scanTitle')} text={t('scanText')} size="small" closeOnOutside={false}>
      {lastSecret && <Scan key={lastSecret.secret} secret={lastSecret} onClose={onClose} onDone={onDone} />}
    </Modal>
  )
}

interface ScanProps extends AuthenticatorDialogProps {
  secret: NonNullable<AuthenticatorDialogProps['secret']>
}

function Scan({ secret: { secret, address }, onClose, onDone }: ScanProps) {
  const t = useSecurityWords()
  const isPhone = useIsMobile()
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const tried = useAttempt()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isWholeCode(code)) {
      tried.refuse({ code: t('firstCodeMissing') })
      return input.current?.focus()
    }
    void tried.attempt(async () => {
      const { data, message } = await callSaying(confirmSecondFactor, { code })
      onDone(data.recoveryCodes, message)
    })
  }
  return (
    <form className={proof.form} onSubmit={submit} noValidate>
      <FormNotice failure={tried.failure} onOver={tried.forget} />
      <div className={css.qr}>
        <QrCode text={address} label={t('scanLabel')} size={188} />
      </div>
      {isPhone && (
        <a className={css.openApp} href={address}>
          {t('openApp')}
        </a>
      )}
      <CopyField label={t('secret')} value={secret.replaceAll(/(.{4})(?=.)/g, '$1 ')} />
      <TextField
        ref={input}
        label={t('firstCode')}
        name="code"
        value={code}
        onChange={event => setCode(digitsOf(event.target.value))}
        error={tried.failure?.fields['code']}
        figures
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus={isPhone ? undefined : true}
      />
      <div className={proof.buttons}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button kind="primary" type="submit" loading={tried.isBusy} disabled={tried.failure?.wait !== undefined}>
          {t('confirm')}
        </Button>
      </div>
    </form>
  )
}
