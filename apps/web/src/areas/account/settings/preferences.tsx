import { updateProfile } from '@allenio/contract/account'
import { languages } from '@allenio/contract'
import { IconLanguage } from '@tabler/icons-react'
import { useCall } from '#lib/api'
import type { SettingsSectionProps } from '#lib/settings'
import { deviceZone, useZoneChoices, zoneLabel } from '#lib/time-zones'
import { rich, useLanguage } from '#lib/words'
import { chooseLanguage, useAppearance } from '#shell'
import { BareButton, Stack } from '#ui/layout'
import { SegmentedControl } from '#ui/segmented-control'
import { Select } from '#ui/select'
import { toastMessage } from '#ui/toast'
import { showProfile } from './data.ts'
import { SettingLine } from './setting-line.tsx'
import css from './settings.module.css'
import { useSettingsWords } from './words.ts'

export { IconLanguage as Icon }

const ownNames = { it: 'Italiano', en: 'English' }

export function Section({ me }: SettingsSectionProps) {
  const t = useSettingsWords()
  const language = useLanguage()
  const { scheme, choose } = useAppearance()
  return (
    <Stack gap={24}>
      <SettingLine id="language" name={t('language')} hint={t('languageHint')}>
        <SegmentedControl
          label={t('language')}
          size="medium"
          value={language}
          onChange={chooseLanguage}
          options={languages.map(value => ({ value, label: ownNames[value] }))}
        />
      </SettingLine>
      <SettingLine id="appearance" name={t('appearance')} hint={t('appearanceHint')}>
        <SegmentedControl
          label={t('appearance')}
          size="medium"
          value={scheme}
          onChange={choose}
          options={(['light', 'dark', 'auto'] as const).map(value => ({ value, label: t(value) }))}
        />
      </SettingLine>
      <TimeZone me={me} />
    </Stack>
  )
}

function TimeZone({ me }: SettingsSectionProps) {
  const t = useSettingsWords()
  const choices = useZoneChoices(me.timeZone)
  const save = useCall(updateProfile, {
    onSuccess: (profile, more) => {
      showProfile(more.cache, profile)
      toastMessage(profile, more)
    },
  })
  // shown before the server answers; a refusal restores the old value
  const selectedZone = save.isPending ? (save.variables.timeZone ?? me.timeZone) : me.timeZone
  const choose = (timeZone: string) => {
    if (timeZone !== me.timeZone) save.mutate({ timeZone })
  }
  const here = deviceZone()
  const useThis = (text: string) => (
    <BareButton className={css.turn} onClick={() => choose(here)}>
      {text}
    </BareButton>
  )
  const hint = here === selectedZone ? t('timeZoneHint') : rich(t('timeZoneOther', { zone: zoneLabel(here) }), { link: useThis })
  return (
    <SettingLine id="time-zone" name={t('timeZone')} hint={hint}>
      <div className={css.wideControl}>
        <Select label={t('timeZone')} labelHidden options={choices} value={selectedZone} onChange={event => choose(event.target.value)} />
      </div>
    </SettingLine>
  )
}
