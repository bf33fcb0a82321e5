import { addPasskey, listPasskeys, passkeysAtMost, removePasskey, startPasskey } from '@allenio/contract/auth'
import type { Output } from '@allenio/contract'
import { IconFingerprint, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, callSaying, messageOf, read } from '#lib/api'
import type { SettingsSectionProps } from '#lib/settings'
import { Button } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { SettingRows } from '#ui/setting-rows'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { mayUsePasskeys, passkeyFailureOf } from '../proof/passkey-failure.ts'
import type { Proof } from '../proof/proof-dialog.tsx'
import { ProofDialog } from '../proof/proof-dialog.tsx'
import { ConfirmFirst } from './confirm-first.tsx'
import { deviceName } from './device-name.ts'
import { useLastDefined } from './last-defined.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { RenamePasskey } from './rename-passkey.tsx'
import css from './settings.module.css'
import { useSecurityWords } from './words.ts'

export { IconFingerprint as Icon }

export type Passkey = Output<typeof listPasskeys>['passkeys'][number]

export function Section({ me }: SettingsSectionProps) {
  const t = useSecurityWords()
  const { data, isPending, isError, refetch, isRefetching } = useQuery(read(listPasskeys, {}, { quiet: true }))
  const [isAdding, setAdding] = useState(false)
  const [renamed, setRenamed] = useState<Passkey>()
  const [removed, setRemoved] = useState<Passkey>()
  const removedName = useLastDefined(removed)?.name ?? ''
  const proofDialog = { email: me.email, hasPasskeys: me.secondFactor.passkeys > 0 }

  const add = async (proof: Proof) => {
    const question = await call(startPasskey, proof)
    // the browser opens its own window now, and this dialog would be in its way
    setAdding(false)
    void answer(question)
  }
  const answer = async (question: Output<typeof startPasskey>) => {
    try {
      const { makePasskey } = await import('../proof/passkey-ceremony.ts')
      const name = deviceName(navigator.userAgent) || t('passkeyOf')
      const { data: passkey, message, refreshed } = await callSaying(addPasskey, { ...(await makePasskey(question)), name })
      if (message) toast({ type: 'success', text: message })
      await refreshed
      setRenamed(passkey)
    } catch (error) {
      const failure = passkeyFailureOf(error)
      const text = failure === 'known already' ? t('passkeyKnown') : failure ? t('passkeyStopped') : messageOf(error)
      toast({ type: failure ? 'info' : 'error', text })
    }
  }
  if (isError) return <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} retrying={isRefetching} />
  return (
    <div className={css.stack}>
      <Text tone={2} prose>
        {t('passkeysText')}
      </Text>
      {isPending ? (
        <SkeletonRows rows={1} avatar columns={1} tall />
      ) : data.passkeys.length > 0 ? (
        <SettingRows>
          {data.passkeys.map(passkey => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRename={() => setRenamed(passkey)} onRemove={() => setRemoved(passkey)} />
          ))}
        </SettingRows>
      ) : (
        <Text tone={3}>{mayUsePasskeys() ? t('passkeysNone') : t('passkeysImpossible')}</Text>
      )}
      {!me.isEmailConfirmed && <ConfirmFirst email={me.email} />}
      {me.isEmailConfirmed && mayUsePasskeys() && (data?.passkeys.length ?? 0) < passkeysAtMost && (
        <Button icon={<IconPlus stroke={1.5} aria-hidden />} onClick={() => setAdding(true)}>
          {t('addPasskey')}
        </Button>
      )}
      <ProofDialog
        {...proofDialog}
        opened={isAdding}
        onClose={() => setAdding(false)}
        title={t('addPasskey')}
        text={t('addPasskeyProof')}
        proceed={t('goOn')}
        act={add}
      />
      <ProofDialog
        {...proofDialog}
        opened={removed !== undefined}
        onClose={() => setRemoved(undefined)}
        title={t('removeTitle', { name: removedName })}
        text={t('removeText')}
        proceed={t('removePasskey')}
        isDanger
        act={async proof => {
          if (!removed) return
          const { message, refreshed } = await callSaying(removePasskey, { ...proof, id: removed.id })
          await refreshed
          if (message) toast({ type: 'success', text: message })
        }}
      />
      <RenamePasskey passkey={renamed} onClose={() => setRenamed(undefined)} />
    </div>
  )
}
