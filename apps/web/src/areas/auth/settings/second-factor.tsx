import { endSecondFactor, renewRecoveryCodes, startSecondFactor } from '@allenio/contract/auth'
import type { Output } from '@allenio/contract'
import { IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { call, callSaying } from '#lib/api'
import type { SettingsSectionProps } from '#lib/settings'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { ProofDialog } from '../parts/proof-dialog.tsx'
import { useSecurityWords } from '../words/security.ts'
import { AuthenticatorDialog } from './authenticator-dialog.tsx'
import { ConfirmFirst } from './confirm-first.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import css from './settings.module.css'

export { IconShieldCheck as Icon }

type Asked = 'turn on' | 'turn off' | 'renew'

export function Section({ me }: SettingsSectionProps) {
  const t = useSecurityWords()
  const [asked, setAsked] = useState<Asked>()
  const [secret, setSecret] = useState<Output<typeof startSecondFactor>>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [saidLater, setSaidLater] = useState<string>()
  const { isOn, passkeys, recoveryCodes } = me.secondFactor
  const proof = { email: me.email, hasPasskeys: passkeys > 0, onClose: () => setAsked(undefined) }
  return (
    <>
      {isOn ? (
        <div className={css.stack}>
          <div className={css.line}>
            <Badge status="done">{t('factorOn')}</Badge>
            <Text tone={2}>{t('factorOnText')}</Text>
          </div>
          <Text tone={recoveryCodes > 2 ? 2 : 'attention'}>
            {recoveryCodes > 0 ? t('codesLeft', { count: recoveryCodes }) : t('codesNone')}
          </Text>
          <div className={css.buttons}>
            <Button onClick={() => setAsked('renew')}>{t('renewCodes')}</Button>
            <Button kind="danger" onClick={() => setAsked('turn off')}>
              {t('turnOff')}
            </Button>
          </div>
        </div>
      ) : (
        <div className={css.stack}>
          <Text tone={2} prose>
            {t('factorOff')}
          </Text>
          {me.isEmailConfirmed ? (
            <div className={css.buttons}>
              <Button onClick={() => setAsked('turn on')}>{t('turnOn')}</Button>
            </div>
          ) : (
            <ConfirmFirst email={me.email} />
          )}
        </div>
      )}
      <ProofDialog
        {...proof}
        opened={asked === 'turn on'}
        title={t('turnOnTitle')}
        text={t('turnOnProof')}
        proceed={t('goOn')}
        act={async given => setSecret(await call(startSecondFactor, given))}
      />
      <ProofDialog
        {...proof}
        opened={asked === 'turn off'}
        title={t('turnOffTitle')}
        text={t('turnOffText')}
        proceed={t('turnOff')}
        isDanger
        wantsCode
        act={async given => {
          const { message, refreshed } = await callSaying(endSecondFactor, given)
          await refreshed
          if (message) toast({ type: 'success', text: message })
        }}
      />
      <ProofDialog
        {...proof}
        opened={asked === 'renew'}
        title={t('renewTitle')}
        text={t('renewText')}
        proceed={t('renewCodes')}
        wantsCode
        act={async given => setCodes((await call(renewRecoveryCodes, given)).recoveryCodes)}
      />
      <AuthenticatorDialog
        secret={secret}
        onClose={() => setSecret(undefined)}
        onDone={(given, message) => {
          setSecret(undefined)
          setCodes(given)
          setSaidLater(message)
        }}
      />
      <RecoveryCodesDialog
        email={me.email}
        codes={codes}
        onKept={() => {
          setCodes(undefined)
          setSaidLater(undefined)
          if (saidLater) toast({ type: 'success', text: saidLater })
        }}
      />
    </>
  )
}
