import { saveNotificationsSettings } from '@allenio/contract/notifications'
import type { NotificationChannel } from '@allenio/contract/notifications'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#lib/api'
import { toastWithUndo } from '#ui/toast'
import { settingsQuery } from '../list/data.ts'
import { applyChange, kindsToTurn, changeOf } from './choices.ts'
import type { Change, KindSetting } from './choices.ts'
import { useSettingsWords } from './words.ts'

/** Changes are shown at once and sent one after the other; a refusal restores the old value. */
export function useSettings() {
  const t = useSettingsWords()
  const query = useQuery(settingsQuery())
  const [pending, setPending] = useState<readonly Change[]>([])
  const drop = (done: Change) => setPending(others => others.filter(each => each !== done))
  const { mutate } = useCall(saveNotificationsSettings, {
    inTurn: 'notification settings',
    onSuccess: (answer, { input, cache }) => {
      cache.setQueryData(settingsQuery().queryKey, answer)
      drop(input)
    },
    onError: (_, input) => drop(input),
  })
  const change = (next: Change) => {
    setPending(others => [...others, next])
    mutate(next)
  }
  /** A whole column or group; one press brings back what it was. */
  const turnMany = (kinds: readonly KindSetting[], channel: NotificationChannel, isOn: boolean) => {
    const others = kindsToTurn(kinds, channel, isOn)
    if (others.length === 0) return
    change(changeOf(others, channel, isOn))
    toastWithUndo(t(isOn ? 'manyOn' : 'manyOff', { count: others.length }), () => change(changeOf(others, channel, !isOn)), {
      id: 'notification kinds',
    })
  }
  return { query: { ...query, data: query.data && pending.reduce(applyChange, query.data) }, change, turnMany }
}

export type Settings = ReturnType<typeof useSettings>
export type Turn = Pick<Settings, 'change' | 'turnMany'>
