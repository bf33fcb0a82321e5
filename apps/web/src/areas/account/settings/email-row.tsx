import { resendConfirmation, updateProfile } from '@allenio/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ProofDialog, type Proof } from '#areas/auth'
import { callSaying, useCall } from '#lib/api'
import type { SettingsSectionProps } from '#lib/settings'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { EmailField } from '#ui/text-field'
import { toastMessage } from '#ui/toast'
import { showProfile } from './data.ts'
import { SettingLine } from './setting-line.tsx'
import css from './settings.module.css'
import { useSettingsWords } from './words.ts'

export function EmailRow({ me }: SettingsSectionProps) {
  const t = useSettingsWords()
  const cache = useQueryClient()
  const [isChanging, setChanging] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const resend = useCall(resendConfirmation, { onSuccess: toastMessage })
  const typed = () => input.current?.value.trim() ?? ''

  const check = (): Record<string, string> => {
    if (!typed()) return { email: t('newEmailMissing') }
    return typed().toLowerCase() === me.email.toLowerCase() ? { email: t('newEmailSame') } : {}
  }
  const change = async ({ password, passkey }: Proof) => {
    const answer = await callSaying(updateProfile, { email: typed(), password, passkey })
    showProfile(cache, answer.data)
    toastMessage(answer.data, answer)
  }
  const address = (
    <Row as="span" gap={8} wrap>
      <Text as="span" tone={2} breaks>
        {me.email}
      </Text>
      <Badge status={me.isEmailConfirmed ? 'done' : 'attention'}>{me.isEmailConfirmed ? t('emailConfirmed') : t('emailUnconfirmed')}</Badge>
    </Row>
  )
  return (
    <SettingLine name={t('email')} value={address} hint={me.newEmail && t('emailPending', { email: me.newEmail })}>
      <Row gap={8} className={css.control}>
        {!me.isEmailConfirmed && (
          <Button kind="quiet" isBusy={resend.isPending} onClick={() => resend.mutate({})}>
            {t('resend')}
          </Button>
        )}
        <Button aria-label={t('changeEmailOf')} onClick={() => setChanging(true)}>
          {t('changeEmail')}
        </Button>
      </Row>
      {isChanging && (
        <ProofDialog
          onClose={() => setChanging(false)}
          title={t('changeEmailTitle')}
          text={t('changeEmailText')}
          proceed={t('sendLink')}
          email={me.email}
          hasPasskeys={me.secondFactor.passkeys > 0}
          check={check}
          act={change}>
          {fields => (
            <EmailField ref={input} label={t('newEmail')} name="email" autoComplete="email" error={fields['email']} data-autofocus />
          )}
        </ProofDialog>
      )}
    </SettingLine>
  )
}
