import type { Output } from '@allenio/contract'
import { removeOtherWayIn, type resetPassword } from '@allenio/contract/account'
import { IconFingerprint, IconShieldCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { call, messageOf } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { confirm } from '#ui/confirm'
import { GuestButtons, GuestPage } from '#ui/guest-page'
import { SettingRow, SettingRows } from '#ui/setting-rows'
import { toast } from '#ui/toast'
import { useGuestWords } from '../guest/words.ts'
import { TurnOffFactor } from './turn-off-factor.tsx'

export type WaysIn = NonNullable<Output<typeof resetPassword>['otherWaysIn']>

interface OtherWaysInProps {
  ways: WaysIn
  /** Continues to the account with the password that was just chosen. */
  onDone: () => Promise<void>
}

/** Shown after a new password: the other ways into the account may belong to a stranger, and can be removed without logging in. */
export function OtherWaysIn({ ways: { token, ...start }, onDone }: OtherWaysInProps) {
  const t = useGuestWords()
  const [{ passkeys, hasSecondFactor }, setWays] = useState<Output<typeof removeOtherWayIn>>(start)
  const [isTurningOff, setTurningOff] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const heading = useRef<HTMLDivElement>(null)
  // the form that had the focus is gone
  useEffect(() => heading.current?.focus(), [])
  const isEmpty = passkeys.length === 0 && !hasSecondFactor

  const remove = async ({ id, name }: WaysIn['passkeys'][number]) => {
    const isSure = await confirm({
      title: t('removePasskeyTitle', { name }),
      text: t('removePasskeyText'),
      proceed: t('remove'),
      close: t('cancel'),
      danger: true,
    })
    if (!isSure) return
    try {
      setWays(await call(removeOtherWayIn, { token, passkeyId: id }))
      toast({ type: 'success', text: t('passkeyRemoved') })
    } catch (error) {
      toast({ type: 'error', text: messageOf(error) })
    }
  }
  const leave = async () => {
    setLeaving(true)
    await onDone()
  }
  return (
    <div ref={heading} tabIndex={-1}>
      <GuestPage title={t('reviewTitle')} lead={isEmpty ? t('reviewNothing') : t('reviewLead')}>
        {!isEmpty && (
          <SettingRows>
            {passkeys.map(passkey => (
              <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => void remove(passkey)} />
            ))}
            {hasSecondFactor && (
              <SettingRow icon={IconShieldCheck} name={t('factor')} sub={t('factorOn')}>
                <Button kind="quiet" size="small" onClick={() => setTurningOff(true)}>
                  {t('turnOff')}
                </Button>
              </SettingRow>
            )}
          </SettingRows>
        )}
        <GuestButtons>
          <Button kind="primary" size="large" wide isBusy={isLeaving} onClick={() => void leave()}>
            {t('goIn')}
          </Button>
        </GuestButtons>
      </GuestPage>
      {isTurningOff && <TurnOffFactor token={token} onClose={() => setTurningOff(false)} onDone={setWays} />}
    </div>
  )
}

interface PasskeyRowProps {
  passkey: WaysIn['passkeys'][number]
  onRemove: () => void
}

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, onRemove }: PasskeyRowProps) {
  const t = useGuestWords()
  const { day, ago } = useFormats()
  const used = lastUsedAt ? t('usedAgo', { ago: ago(lastUsedAt) }) : t('neverUsed')
  return (
    <SettingRow icon={IconFingerprint} name={name} sub={t('passkeyAdded', { day: day(createdAt), used })}>
      <Button kind="quiet" size="small" aria-label={t('removeOf', { name })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </SettingRow>
  )
}
