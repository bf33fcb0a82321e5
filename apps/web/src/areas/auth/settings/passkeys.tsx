import { addPasskey, listPasskeys, passkeysAtMost, removePasskey, startPasskey } from '@allenio/contract/auth'
import type { Output } from '@allenio/contract'
import { IconFingerprint, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, callSaying, messageOf, read } from '#lib/api'
import type { SettingsSectionProps } from '#lib/settings'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SettingRows } from '#ui/setting-rows'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { toast, toastMessage } from '#ui/toast'
import { makePasskey } from '../proof/passkey-ceremony.ts'
import { mayUsePasskeys, passkeyFailureOf } from '../proof/passkey-failure.ts'
import type { Proof } from '../proof/proof-dialog.tsx'
import { ProofDialog } from '../proof/proof-dialog.tsx'
import { ConfirmFirst } from './confirm-first.tsx'
import { deviceName } from './device-name.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { RenamePasskey } from './rename-passkey.tsx'
import { useSecurityWords } from './words.ts'

export { IconFingerprint as Icon }

export type Passkey = Output<typeof listPasskeys>['passkeys'][number]

export function Section({ me }: SettingsSectionProps) {
  const t = useSecurityWords()
  const query = useQuery(read(listPasskeys, {}, { quiet: true }))
  const [isAdding, setAdding] = useState(false)
  const [renamed, setRenamed] = useState<Passkey>()
  const [removed, setRemoved] = useState<Passkey>()
  const proofDialog = { email: me.email, hasPasskeys: me.secondFactor.passkeys > 0 }

  const add = async (proof: Proof) => {
    const question = await call(startPasskey, proof)
    // the browser opens its own window now, and this dialog would be in its way
    setAdding(false)
    void answer(question)
  }
  const answer = async (question: Output<typeof startPasskey>) => {
    try {
      const name = deviceName(navigator.userAgent) || t('passkeyOf')
      const added = await callSaying(addPasskey, { ...(await makePasskey(question)), name })
      toastMessage(added.data, added)
      await added.refreshed
      setRenamed(added.data)
    } catch (error) {
      const failure = passkeyFailureOf(error)
      const text = failure === 'known already' ? t('passkeyKnown') : failure ? t('passkeyStopped') : messageOf(error)
      toast({ type: failure ? 'info' : 'error', text })
    }
  }
  return (
    <Stack gap={12} align="start">
      <Text tone={2} prose>
        {t('passkeysText')}
      </Text>
      <Loaded query={query} failed={t('loadFailed')} skeleton={<SkeletonRows rows={1} hasAvatar columns={1} tall />}>
        {({ passkeys }) =>
          passkeys.length > 0 ? (
            <SettingRows>
              {passkeys.map(passkey => (
                <PasskeyRow key={passkey.id} passkey={passkey} onRename={() => setRenamed(passkey)} onRemove={() => setRemoved(passkey)} />
              ))}
            </SettingRows>
          ) : (
            <Text tone={3}>{mayUsePasskeys() ? t('passkeysNone') : t('passkeysImpossible')}</Text>
          )
        }
      </Loaded>
      {!me.isEmailConfirmed && <ConfirmFirst email={me.email} />}
      {me.isEmailConfirmed && mayUsePasskeys() && (query.data?.passkeys.length ?? 0) < passkeysAtMost && (
        <Button icon={IconPlus} onClick={() => setAdding(true)}>
          {t('addPasskey')}
        </Button>
      )}
      {isAdding && (
        <ProofDialog
          {...proofDialog}
          onClose={() => setAdding(false)}
          title={t('addPasskey')}
          text={t('addPasskeyProof')}
          proceed={t('goOn')}
          act={add}
        />
      )}
      {removed && (
        <ProofDialog
          {...proofDialog}
          onClose={() => setRemoved(undefined)}
          title={t('removeTitle', { name: removed.name })}
          text={t('removeText')}
          proceed={t('removePasskey')}
          isDanger
          act={async proof => {
            const removal = await callSaying(removePasskey, { ...proof, id: removed.id })
            await removal.refreshed
            toastMessage(removal.data, removal)
          }}
        />
      )}
      {renamed && <RenamePasskey key={renamed.id} passkey={renamed} onClose={() => setRenamed(undefined)} />}
    </Stack>
  )
}
