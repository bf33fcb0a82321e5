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
import { ProofDialog } from '../proof/proof-dialog.tsx'
import { useSecurityWords } from './words.ts'
import { AuthenticatorDialog } from './authenticator-dialog.tsx'
import { ConfirmFirst } from './confirm-first.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import css from './settings.module.css'

export { IconShieldCheck as Icon }

type FactorDialog = 'turn on' | 'turn off' | 'renew'

export function Section({ me }: SettingsSectionProps) {
  const t = useSecurityWords()
  const [dialog, setDialog] = useState<FactorDialog>()
  const [secret, setSecret] = useState<Output<typeof startSecondFactor>>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [laterMessage, setLaterMessage] = useState<string>()
  const { isOn, passkeys, recoveryCodes } = me.secondFactor
  const proofDialog = { email: me.email, hasPasskeys: passkeys > 0, onClose: () => setDialog(undefined) }
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
            <Button onClick={() => setDialog('renew')}>{t('renewCodes')}</Button>
            <Button kind="danger" onClick={() => setDialog('turn off')}>
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
              <Button onClick={() => setDialog('turn on')}>{t('turnOn')}</Button>
            </div>
          ) : (
            <ConfirmFirst email={me.email} />
          )}
        </div>
      )}
      <ProofDialog
        {...proofDialog}
        opened={dialog === 'turn on'}
        title={t('turnOnTitle')}
        text={t('turnOnProof')}
        proceed={t('goOn')}
        act={async proof => setSecret(await call(startSecondFactor, proof))}
      />
      <ProofDialog
        {...proofDialog}
        opened={dialog === 'turn off'}
        title={t('turnOffTitle')}
        text={t('turnOffText')}
        proceed={t('turnOff')}
        isDanger
        wantsCode
        act={async proof => {
          const { message, refreshed } = await callSaying(endSecondFactor, proof)
          await refreshed
          if (message) toast({ type: 'success', text: message })
        }}
      />
      <ProofDialog
        {...proofDialog}
        opened={dialog === 'renew'}
        title={t('renewTitle')}
        text={t('renewText')}
        proceed={t('renewCodes')}
        wantsCode
        act={async proof => setCodes((await call(renewRecoveryCodes, proof)).recoveryCodes)}
      />
      <AuthenticatorDialog
        secret={secret}
        onClose={() => setSecret(undefined)}
        onDone={(newCodes, message) => {
          setSecret(undefined)
          setCodes(newCodes)
          setLaterMessage(message)
        }}
      />
      <RecoveryCodesDialog
        email={me.email}
        codes={codes}
        onClose={() => {
          setCodes(undefined)
          setLaterMessage(undefined)
          if (laterMessage) toast({ type: 'success', text: laterMessage })
        }}
      />
    </>
  )
}
