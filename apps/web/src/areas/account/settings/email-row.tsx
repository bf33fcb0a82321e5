import { resendConfirmation, updateProfile } from '@allenio/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Proof } from '#areas/auth'
import { callSaying, useCall } from '#lib/api'
import type { SettingsSectionProps } from '#lib/settings'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { showProfile } from './data.ts'
import { AskProof } from './ask-proof.tsx'
import { useSettingsWords } from './words.ts'
import css from './settings.module.css'

export function EmailRow({ me }: SettingsSectionProps) {
  const t = useSettingsWords()
  const cache = useQueryClient()
  const [isChanging, setChanging] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const resend = useCall(resendConfirmation, { onSuccess: (_, { message }) => void (message && toast({ type: 'success', text: message })) })
  const typed = () => input.current?.value.trim() ?? ''

  const check = (): Record<string, string> => {
    if (!typed()) return { email: t('newEmailMissing') }
    return typed().toLowerCase() === me.email.toLowerCase() ? { email: t('newEmailSame') } : {}
  }
  const change = async ({ password, passkey }: Proof) => {
    const { data, message } = await callSaying(updateProfile, { email: typed(), password, passkey })
    showProfile(cache, data)
    if (message) toast({ type: 'success', text: message })
  }
  return (
    <div className={css.setting}>
      <div className={css.words}>
        <span className={css.label}>{t('email')}</span>
        <span className={css.value}>
          {me.email}
          <Badge status={me.isEmailConfirmed ? 'done' : 'attention'}>
            {me.isEmailConfirmed ? t('emailConfirmed') : t('emailUnconfirmed')}
          </Badge>
        </span>
        {me.newEmail && <span className={css.small}>{t('emailPending', { email: me.newEmail })}</span>}
      </div>
      <div className={css.control}>
        {!me.isEmailConfirmed && (
          <Button kind="quiet" loading={resend.isPending} onClick={() => resend.mutate({})}>
            {t('resend')}
          </Button>
        )}
        <Button aria-label={t('changeEmailOf')} onClick={() => setChanging(true)}>
          {t('changeEmail')}
        </Button>
      </div>
      <AskProof
        opened={isChanging}
        onClose={() => setChanging(false)}
        title={t('changeEmailTitle')}
        text={t('changeEmailText')}
        proceed={t('sendLink')}
        email={me.email}
        hasPasskeys={me.secondFactor.passkeys > 0}
        check={check}
        act={change}>
        {fields => (
          <TextField
            ref={input}
            label={t('newEmail')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            error={fields['email']}
            data-autofocus
          />
        )}
      </AskProof>
    </div>
  )
}
