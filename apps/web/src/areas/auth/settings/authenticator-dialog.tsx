import { confirmSecondFactor } from '@allenio/contract/forms/auth'
import type { startSecondFactor } from '@allenio/contract/auth'
import type { Output } from '@allenio/contract'
import { useIsMobile } from '#lib/device'
import { useEndpointForm } from '#lib/forms'
import { CopyField } from '#ui/copy-field'
import { FormModal } from '#ui/form'
import { QrCode } from '#ui/qr-code'
import { TextField } from '#ui/text-field'
import { digitsOf } from '../proof/codes.ts'
import css from './settings.module.css'
import { useSecurityWords } from './words.ts'

interface AuthenticatorDialogProps {
  secret: Output<typeof startSecondFactor>
  onClose: () => void
  /** Called with the codes and the message of success, which is shown after the codes are closed, so that it does not cover them. */
  onDone: (recoveryCodes: readonly string[], message: string | undefined) => void
}

/** The app learns the secret, and one of its codes shows that it did. */
export function AuthenticatorDialog({ secret: { secret, address }, onClose, onDone }: AuthenticatorDialogProps) {
  const t = useSecurityWords()
  const isPhone = useIsMobile()
  const form = useEndpointForm({
    endpoint: confirmSecondFactor,
    schema: confirmSecondFactor.input,
    start: { code: '' },
    toInput: values => values,
    onSaved: ({ recoveryCodes }, { message }) => onDone(recoveryCodes, message),
  })
  const field = form.field('code')
  return (
    <FormModal form={form} title={t('scanTitle')} text={t('scanText')} save={t('confirm')} onClose={onClose}>
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
        label={t('firstCode')}
        figures
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus={isPhone ? undefined : true}
        {...field}
        onChange={event => {
          event.target.value = digitsOf(event.target.value)
          void field.onChange(event)
        }}
      />
    </FormModal>
  )
}
