import { isTime } from '@allenio/domain/typed-values'
import { useState } from 'react'
import { TimeField } from '#ui/time-field'
import { Switch } from '#ui/switch'
import { Text } from '#ui/text'
import css from './settings.module.css'
import type { WhenProps } from './when.tsx'
import { useSettingsWords } from './words.ts'

/** The hours that most people consider night. */
const nightHours = { from: '22:00', to: '07:00' }

export function QuietHours({ settings: { quietHours }, change }: WhenProps) {
  const t = useSettingsWords()
  const [draft, setDraft] = useState<typeof nightHours>()
  const hours = draft ?? quietHours
  const isSame = hours !== null && hours.from === hours.to
  const isMissing = (clock: string) => (isTime(clock) ? undefined : t('quietMissing'))
  const turn = (isOn: boolean) => {
    setDraft(undefined)
    change({ quietHours: isOn ? nightHours : null })
  }
  // people type a time digit by digit, so it is saved only when they leave the field
  const settle = () => {
    if (!draft || !isTime(draft.from) || !isTime(draft.to) || isSame) return
    setDraft(undefined)
    if (draft.from !== quietHours?.from || draft.to !== quietHours.to) change({ quietHours: draft })
  }
  return (
    <li id="quiet-hours" className={css.quiet}>
      <Switch
        spread
        label={
          <Text as="span" weight={500}>
            {t('quiet')}
          </Text>
        }
        hint={t('quietText')}
        checked={quietHours !== null}
        onChange={event => turn(event.target.checked)}
      />
      {hours && quietHours && (
        <div className={css.clocks}>
          <TimeField
            label={t('quietFrom')}
            value={hours.from}
            error={isMissing(hours.from)}
            onChange={from => setDraft({ ...hours, from })}
            onBlur={settle}
          />
          <TimeField
            label={t('quietTo')}
            value={hours.to}
            error={isMissing(hours.to) ?? (isSame ? t('quietSame') : undefined)}
            onChange={to => setDraft({ ...hours, to })}
            onBlur={settle}
          />
        </div>
      )}
    </li>
  )
}
