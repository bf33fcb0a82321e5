import { updateProfile } from '@allenio/contract/account'
import { languages } from '@allenio/contract'
import { IconLanguage } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { chooseLanguage, useAppearance } from '#shell'
import { useCall } from '#lib/api'
import type { SettingsSectionProps } from '#lib/settings'
import { rich, useLanguage } from '#lib/words'
import { SegmentedControl } from '#ui/segmented-control'
import { Select } from '#ui/select'
import { toast } from '#ui/toast'
import { showProfile } from './data.ts'
import { deviceZone, zoneChoices, zoneLabel } from './time-zones.ts'
import type { ZoneChoice } from './time-zones.ts'
import { useSettingsWords } from './words.ts'
import css from './settings.module.css'

export { IconLanguage as Icon }

const ownNames = { it: 'Italiano', en: 'English' }

export function Section({ me }: SettingsSectionProps) {
  const t = useSettingsWords()
  const language = useLanguage()
  const { scheme, choose } = useAppearance()
  return (
    <div className={css.stack}>
      <div className={css.setting} id="language">
        <div className={css.words}>
          <span className={css.label}>{t('language')}</span>
          <span className={css.small}>{t('languageHint')}</span>
        </div>
        <SegmentedControl
          label={t('language')}
          size="medium"
          value={language}
          onChange={chooseLanguage}
          options={languages.map(value => ({ value, label: ownNames[value] }))}
        />
      </div>
      <div className={css.setting} id="appearance">
        <div className={css.words}>
          <span className={css.label}>{t('appearance')}</span>
          <span className={css.small}>{t('appearanceHint')}</span>
        </div>
        <SegmentedControl
          label={t('appearance')}
          size="medium"
          value={scheme}
          onChange={choose}
          options={[
            { value: 'light', label: t('light') },
            { value: 'dark', label: t('dark') },
            { value: 'auto', label: t('auto') },
          ]}
        />
      </div>
      <TimeZone me={me} />
    </div>
  )
}

function TimeZone({ me }: SettingsSectionProps) {
  const t = useSettingsWords()
  const choices = useZoneChoices(me.timeZone)
  const save = useCall(updateProfile, {
    onSuccess: (profile, { message, cache }) => {
      showProfile(cache, profile)
      if (message) toast({ type: 'success', text: message })
    },
  })
  // shown before the server answers; a refusal restores the old value
  const selectedZone = save.isPending ? (save.variables.timeZone ?? me.timeZone) : me.timeZone
  const choose = (timeZone: string) => {
    if (timeZone !== me.timeZone) save.mutate({ timeZone })
  }
  const here = deviceZone()
  const takeThis = (text: string) => (
    <button type="button" className={css.turn} onClick={() => choose(here)}>
      {text}
    </button>
  )
  return (
    <div className={css.setting} id="time-zone">
      <div className={css.words}>
        <span className={css.label}>{t('timeZone')}</span>
        <span className={css.small}>
          {here === selectedZone ? t('timeZoneHint') : rich(t('timeZoneOther', { zone: zoneLabel(here) }), { link: takeThis })}
        </span>
      </div>
      <div className={css.wideControl}>
        <Select label={t('timeZone')} labelHidden options={choices} value={selectedZone} onChange={event => choose(event.target.value)} />
      </div>
    </div>
  )
}

/** Hundreds of zones with their offsets take a moment to name: the page is drawn first, with the one that is chosen. */
function useZoneChoices(own: string): ZoneChoice[] {
  const [choices, setChoices] = useState<ZoneChoice[]>()
  useEffect(() => {
    const timer = setTimeout(() => setChoices(zoneChoices(own)), 300)
    return () => clearTimeout(timer)
  }, [own])
  return choices ?? [{ value: own, label: zoneLabel(own) }]
}
