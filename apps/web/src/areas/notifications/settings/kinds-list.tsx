import { notificationChannels } from '@allenio/contract/notifications'
import type { NotificationChannel } from '@allenio/contract/notifications'
import { useState } from 'react'
import { useMe } from '#shell'
import { Button } from '#ui/button'
import { SegmentedControl } from '#ui/segmented-control'
import { Switch } from '#ui/switch'
import { inGroups, stateOf } from './choices.ts'
import type { KindGroup, KindSetting } from './choices.ts'
import type { Turn } from './data.ts'
import { Fixed, FixedLegend } from './fixed.tsx'
import css from './settings.module.css'
import { useSettingsWords } from './words.ts'

interface KindsProps extends Turn {
  kinds: readonly KindSetting[]
}

/** The settings on a phone: one channel at a time, with a switch in each row. */
export function KindsList({ kinds, ...turn }: KindsProps) {
  const t = useSettingsWords()
  const [channel, setChannel] = useState<NotificationChannel>('inApp')
  return (
    <>
      <SegmentedControl
        wide
        size="medium"
        label={t('channel')}
        value={channel}
        onChange={setChannel}
        options={notificationChannels.map(value => ({ value, label: t(value) }))}
      />
      {inGroups(kinds).map(group => (
        <Group key={group.group} group={group} channel={channel} {...turn} />
      ))}
      <FixedLegend kinds={kinds} channels={[channel]} />
    </>
  )
}

function Group({ group: { name, kinds }, channel, change, turnMany }: Turn & { group: KindGroup; channel: NotificationChannel }) {
  const t = useSettingsWords()
  // the server's words are in the account's language, whatever this device shows
  const worded = useMe()?.locale
  const state = stateOf(kinds, channel)
  const isOff = state === 'all'
  return (
    <section className={css.listGroup} aria-label={name} lang={worded}>
      <div className={css.listHead}>
        <h4>{name}</h4>
        {state && kinds.length > 1 && (
          <Button
            kind="quiet"
            aria-label={t(isOff ? 'turnAllOffOf' : 'turnAllOnOf', { group: name })}
            onClick={() => turnMany(kinds, channel, !isOff)}>
            {t(isOff ? 'turnAllOff' : 'turnAllOn')}
          </Button>
        )}
      </div>
      {kinds.map(({ kind, name: kindName, channels, fixed }) =>
        fixed.includes(channel) ? (
          <div key={kind} className={css.fixedRow}>
            <span>{kindName}</span>
            <Fixed isOn={channels[channel]} />
          </div>
        ) : (
          <Switch
            key={kind}
            spread
            label={kindName}
            checked={channels[channel]}
            onChange={event => change({ kinds: [{ kind, channels: { [channel]: event.target.checked } }] })}
          />
        ),
      )}
    </section>
  )
}
