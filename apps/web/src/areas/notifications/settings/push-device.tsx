import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { hrefTo } from '#lib/screens'
import { useIsInstalled, useIsVisible } from '#lib/device'
import { pushState, turnPushOff, turnPushOn } from '#lib/push'
import type { PushState } from '#lib/push'
import { rich } from '#lib/words'
import { Stack } from '#ui/layout'
import { TextLink } from '#ui/link'
import { SkeletonLines } from '#ui/skeleton'
import { Switch } from '#ui/switch'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { useSettingsWords } from './words.ts'

/** Whether this device gets push notifications while the app is closed. */
export function PushDevice() {
  const t = useSettingsWords()
  const isVisible = useIsVisible()
  const [state, setState] = useState<PushState>()
  // the permission may have changed in the browser's own settings meanwhile
  useEffect(() => {
    if (isVisible) void pushState().then(setState, () => setState('unsupported'))
  }, [isVisible])

  const turn = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnPushOn() : turnPushOff()),
    meta: { quiet: true },
    onSuccess: next => {
      setState(next)
      if (next === 'on' || next === 'off') toast({ type: 'success', text: next === 'on' ? t('pushIsOn') : t('pushIsOff') })
    },
    onError: () => toast({ type: 'error', text: t('pushFailed') }),
  })
  return <State state={state} isBusy={turn.isPending} onTurn={turn.mutate} />
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
      return <Explained text={rich(t('pushInstall'), { link: text => <TextLink href={hrefTo('/download-app')}>{text}</TextLink> })} />
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

function Explained({ text }: { text: ReactNode }) {
  const t = useSettingsWords()
  return (
    <Stack gap={2}>
      <Text as="span" weight={500}>
        {t('pushTitle')}
      </Text>
      <Text tone={2} prose>
        {text}
      </Text>
    </Stack>
  )
}
