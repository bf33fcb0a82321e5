import { useState } from 'react'
import { DateField } from '#ui/date-field'
import { Switch } from '#ui/switch'
import { useSettingsWords } from '../words/settings.ts'
import css from './settings.module.css'
import type { WhenProps } from './when.tsx'

/** The hours that most people consider night. */
const offered = { from: '22:00', to: '07:00' }

export function QuietHours({ settings: { quietHours }, change }: WhenProps) {
  const t = useSettingsWords()
  const [draft, setDraft] = useState<typeof offered>()
  const shown = draft ?? quietHours
  const isSame = shown !== null && shown.from === shown.to
  const isMissing = (clock: string) => (clock === '' ? t('quietMissing') : undefined)
  const turn = (isOn: boolean) => {
    setDraft(undefined)
    change({ quietHours: isOn ? offered : null })
  }
  // people type a time digit by digit, so it is saved only when they leave the field
  const settle = () => {
    if (!draft || !draft.from || !draft.to || isSame) return
    setDraft(undefined)
    if (draft.from !== quietHours?.from || draft.to !== quietHours.to) change({ quietHours: draft })
  }
  return (
    <li id="quiet-hours" className={css.quiet}>
      <Switch
        spread
        label={<span className={css.label}>{t('quiet')}</span>}
        hint={t('quietText')}
        checked={quietHours !== null}
        onChange={event => turn(event.target.checked)}
      />
      {shown && quietHours && (
        <div className={css.clocks}>
          <DateField
            kind="time"
            label={t('quietFrom')}
            value={shown.from}
            error={isMissing(shown.from)}
            onChange={event => setDraft({ ...shown, from: event.target.value })}
            onBlur={settle}
          />
          <DateField
            kind="time"
            label={t('quietTo')}
            value={shown.to}
            error={isMissing(shown.to) ?? (isSame ? t('quietSame') : undefined)}
            onChange={event => setDraft({ ...shown, to: event.target.value })}
            onBlur={settle}
          />
        </div>
      )}
    </li>
  )
}
