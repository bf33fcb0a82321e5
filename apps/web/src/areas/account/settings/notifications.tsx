import { IconBell } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useVisible } from '#lib/device'
import { rich } from '#lib/words'
import { TextLink } from '#ui/link'
import { SkeletonLines } from '#ui/skeleton'
import { Switch } from '#ui/switch'
import { toast } from '#ui/toast'
import { pushState, turnPushOff, turnPushOn } from '../data/push.ts'
import type { PushState } from '../data/push.ts'
import { useSettingsWords } from '../words/settings.ts'
import css from './settings.module.css'

export { IconBell as Icon }

export function Section() {
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
  return (
    <div className={css.stack}>
      <p className={css.text}>{t('pushText')}</p>
      <State state={state} isBusy={isBusy} onTurn={isOn => void turn(isOn)} />
    </div>
  )
}

interface StateProps {
  state: PushState | undefined
  isBusy: boolean
  onTurn: (isOn: boolean) => void
}

function State({ state, isBusy, onTurn }: StateProps) {
  const t = useSettingsWords()
  switch (state) {
    case undefined: return <SkeletonLines lines={1} />
    case 'unsupported': return <p className={css.sub}>{t('pushUnsupported')}</p>
    case 'install first': return (
      <p className={css.sub}>{rich(t('pushInstall'), { link: text => <TextLink href="/download-app">{text}</TextLink> })}</p>
    )
    case 'denied': return <p className={css.sub}>{t('pushDenied')}</p>
    case 'off':
    case 'on': return (
      <Switch
        spread label={t('pushSwitch')} hint={state === 'on' ? t('pushOn') : t('pushOff')}
        checked={state === 'on'} disabled={isBusy} onChange={event => onTurn(event.target.checked)}
      />
    )
  }
}
