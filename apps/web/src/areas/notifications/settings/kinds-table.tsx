import { notificationChannels } from '@allenio/contract/notifications'
import type { NotificationChannel } from '@allenio/contract/notifications'
import { useMe } from '#shell'
import { Checkbox } from '#ui/checkbox'
import { inGroups, stateOf } from './choices.ts'
import type { KindSetting } from './choices.ts'
import type { Turn } from './data.ts'
import { Fixed, FixedLegend } from './fixed.tsx'
import css from './settings.module.css'
import { useSettingsWords } from './words.ts'

interface KindsProps extends Turn {
  kinds: readonly KindSetting[]
}

/** All kinds and channels at one look; a whole column or group at one press. */
export function KindsTable({ kinds, change, turnMany }: KindsProps) {
  const t = useSettingsWords()
  // the server's words are in the account's language, whatever this device shows
  const worded = useMe()?.locale
  return (
    <>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('all')}</th>
            {notificationChannels.map(channel => (
              <th key={channel} scope="col" className={css.cell}>
                <span>{t(channel)}</span>
                <Many kinds={kinds} channel={channel} label={t('ofAll', { channel: t(channel) })} turnMany={turnMany} />
              </th>
            ))}
          </tr>
        </thead>
        {inGroups(kinds).map(({ group, name, kinds: ofGroup }) => (
          <tbody key={group} lang={worded}>
            <tr className={css.group}>
              <th scope="rowgroup">{name}</th>
              {notificationChannels.map(channel => (
                <td key={channel} className={css.cell}>
                  {ofGroup.length > 1 && (
                    <Many
                      kinds={ofGroup}
                      channel={channel}
                      label={t('ofGroup', { channel: t(channel), group: name })}
                      turnMany={turnMany}
                    />
                  )}
                </td>
              ))}
            </tr>
            {ofGroup.map(kind => (
              <tr key={kind.kind}>
                <th scope="row">{kind.name}</th>
                {notificationChannels.map(channel => (
                  <td key={channel} className={css.cell}>
                    {kind.fixed.includes(channel) ? (
                      <Fixed isOn={kind.channels[channel]} />
                    ) : (
                      <Checkbox
                        label={t('ofKind', { channel: t(channel), kind: kind.name })}
                        labelHidden
                        checked={kind.channels[channel]}
                        onChange={event => change({ kinds: [{ kind: kind.kind, channels: { [channel]: event.target.checked } }] })}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <FixedLegend kinds={kinds} channels={notificationChannels} />
    </>
  )
}

interface ManyProps extends Pick<Turn, 'turnMany'> {
  kinds: readonly KindSetting[]
  channel: NotificationChannel
  label: string
}

function Many({ kinds, channel, label, turnMany }: ManyProps) {
  const state = stateOf(kinds, channel)
  if (!state) return null
  return (
    <Checkbox
      label={label}
      labelHidden
      checked={state === 'all'}
      indeterminate={state === 'some'}
      onChange={() => turnMany(kinds, channel, state !== 'all')}
    />
  )
}
