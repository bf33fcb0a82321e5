import { useEffect, useState } from 'react'
import { useIsInstalled, useVisible } from '#lib/device'
import { pushState, turnPushOff, turnPushOn } from '#lib/push'
import type { PushState } from '#lib/push'
import { rich } from '#lib/words'
import { TextLink } from '#ui/link'
import { SkeletonLines } from '#ui/skeleton'
import { Switch } from '#ui/switch'
import { toast } from '#ui/toast'
import { useSettingsWords } from './words.ts'
import css from './settings.module.css'

/** Whether this device gets push notifications while the app is closed. */
export function PushDevice() {
  const t = useSettingsWords()
  const isVisible = useVisible()
  const [state, setState] = useState<PushState>()
  const [isBusy, setBusy] = useState(false)
  // the permission may have changed in the browser's own settings meanwhile
  useEffect(() => {
    if (isVisible) void pushState().then(setState, () => setState('unsupported'))
  }, [isVisible])

  const turn = async (isOn: boolean) => {
    setBusy(true)
    try {
      const next = await (isOn ? turnPushOn() : turnPushOff())
      setState(next)
      if (next === 'on' || next === 'off') toast({ type: 'success', text: next === 'on' ? t('pushIsOn') : t('pushIsOff') })
    } catch {
      toast({ type: 'error', text: t('pushFailed') })
    }
    setBusy(false)
  }
  return <State state={state} isBusy={isBusy} onTurn={isOn => void turn(isOn)} />
}

interface StateProps {
  state: PushState | undefined
  isBusy: boolean
  onTurn: (isOn: boolean) => void
}

function State({ state, isBusy, onTurn }: StateProps) {
  const t = useSettingsWords()
  const isInstalled = useIsInstalled()
  switch (state) {
    case undefined:
      return <SkeletonLines lines={1} />
    case 'unsupported':
      return <Explained text={t('pushUnsupported')} />
    case 'install first':
      return <Explained text={rich(t('pushInstall'), { link: text => <TextLink href="/download-app">{text}</TextLink> })} />
    case 'denied':
      return <Explained text={t(isInstalled ? 'pushDeniedApp' : 'pushDenied')} />
    case 'off':
    case 'on':
      return (
        <Switch
          spread
          label={t('pushSwitch')}
          hint={state === 'on' ? t('pushOn') : t('pushOff')}
          checked={state === 'on'}
          disabled={isBusy}
          onChange={event => onTurn(event.target.checked)}
        />
      )
    default:
      return state satisfies never
  }
}

function Explained({ text }: { text: React.ReactNode }) {
  const t = useSettingsWords()
  return (
    <div className={css.explained}>
      <span className={css.label}>{t('pushTitle')}</span>
      <p className={css.text}>{text}</p>
    </div>
  )
}
