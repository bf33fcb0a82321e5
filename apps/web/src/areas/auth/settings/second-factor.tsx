import { endSecondFactor, renewRecoveryCodes, startSecondFactor } from '@allenio/contract/auth'
import type { Output } from '@allenio/contract'
import { IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { call, callSaying } from '#lib/api'
import type { SettingsSectionProps } from '#lib/settings'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { toastMessage } from '#ui/toast'
import { ProofDialog } from '../proof/proof-dialog.tsx'
import { AuthenticatorDialog } from './authenticator-dialog.tsx'
import { ConfirmFirst } from './confirm-first.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import css from './settings.module.css'
import { useSecurityWords } from './words.ts'

export { IconShieldCheck as Icon }

type FactorDialog = 'turn on' | 'turn off' | 'renew'

export function Section({ me }: SettingsSectionProps) {
  const t = useSecurityWords()
  const [dialog, setDialog] = useState<FactorDialog>()
  const [secret, setSecret] = useState<Output<typeof startSecondFactor>>()
  /** The new codes, and a message to show once they are put aside. */
  const [codes, setCodes] = useState<{ list: readonly string[]; message?: string | undefined }>()
  const { isOn, passkeys, recoveryCodes } = me.secondFactor
  const proofDialog = { email: me.email, hasPasskeys: passkeys > 0, onClose: () => setDialog(undefined) }
  return (
    <Stack gap={12} align="start">
      {isOn ? (
        <>
          <Row gap={12} wrap>
            <Badge status="done">{t('factorOn')}</Badge>
            <Text tone={2}>{t('factorOnText')}</Text>
          </Row>
          <Text tone={recoveryCodes > 2 ? 2 : 'attention'}>
            {recoveryCodes > 0 ? t('codesLeft', { count: recoveryCodes }) : t('codesNone')}
          </Text>
          <Row gap={8} wrap className={css.buttons}>
            <Button onClick={() => setDialog('renew')}>{t('renewCodes')}</Button>
            <Button kind="danger" onClick={() => setDialog('turn off')}>
              {t('turnOff')}
            </Button>
          </Row>
        </>
      ) : (
        <>
          <Text tone={2} prose>
            {t('factorOff')}
          </Text>
          {me.isEmailConfirmed ? (
            <Button className={css.buttons} onClick={() => setDialog('turn on')}>
              {t('turnOn')}
            </Button>
          ) : (
            <ConfirmFirst email={me.email} />
          )}
        </>
      )}
      {dialog === 'turn on' && (
        <ProofDialog
          {...proofDialog}
          title={t('turnOnTitle')}
          text={t('turnOnProof')}
          proceed={t('goOn')}
          act={async proof => setSecret(await call(startSecondFactor, proof))}
        />
      )}
      {dialog === 'turn off' && (
        <ProofDialog
          {...proofDialog}
          title={t('turnOffTitle')}
          text={t('turnOffText')}
          proceed={t('turnOff')}
          isDanger
          wantsCode
          act={async proof => {
            const answer = await callSaying(endSecondFactor, proof)
            await answer.refreshed
            toastMessage(answer.data, answer)
          }}
        />
      )}
      {dialog === 'renew' && (
        <ProofDialog
          {...proofDialog}
          title={t('renewTitle')}
          text={t('renewText')}
          proceed={t('renewCodes')}
          wantsCode
          act={async proof => setCodes({ list: (await call(renewRecoveryCodes, proof)).recoveryCodes })}
        />
      )}
      {secret && (
        <AuthenticatorDialog
          secret={secret}
          onClose={() => setSecret(undefined)}
          onDone={(list, message) => {
            setSecret(undefined)
            setCodes({ list, message })
          }}
        />
      )}
      {codes && (
        <RecoveryCodesDialog
          email={me.email}
          codes={codes.list}
          onClose={() => {
            setCodes(undefined)
            toastMessage(codes, codes)
          }}
        />
      )}
    </Stack>
  )
}
