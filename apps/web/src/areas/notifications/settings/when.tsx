import { mailPaces } from '@allenio/contract/notifications'
import type { NotificationSettings } from '@allenio/contract/notifications'
import { hrefTo } from '#lib/screens'
import { rich } from '#lib/words'
import { TextLink } from '#ui/link'
import { Select } from '#ui/select'
import { SettingRow, SettingRows } from '#ui/setting-rows'
import type { Turn } from './data.ts'
import { QuietHours } from './quiet-hours.tsx'
import css from './settings.module.css'
import { useSettingsWords } from './words.ts'

export interface WhenProps extends Pick<Turn, 'change'> {
  settings: NotificationSettings
}

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${String(hour).padStart(2, '0')}:00` }))

/** The times at which mails are sent, and the hours without notifications. */
export function When({ settings, change }: WhenProps) {
  const t = useSettingsWords()
  const {
    mail: { pace, hour },
    timeZone,
  } = settings
  const names = { 'at once': t('atOnce'), hourly: t('hourly'), daily: t('daily'), never: t('neverMail') }
  const zone = timeZone.replaceAll('_', ' ').replaceAll('/', ', ')
  return (
    <>
      <SettingRows>
        <SettingRow wide name={t('pace')} sub={t(pace === 'never' ? 'paceNever' : 'paceText')}>
          <div className={css.fields}>
            <Select
              label={t('pace')}
              labelHidden
              value={pace}
              options={mailPaces.map(value => ({ value, label: names[value] }))}
              onChange={event => change({ mail: { pace: mailPaces.find(each => each === event.target.value) ?? pace } })}
            />
            {pace === 'daily' && (
              <Select
                label={t('hour')}
                labelHidden
                value={String(hour)}
                options={hours}
                onChange={event => change({ mail: { hour: Number(event.target.value) } })}
              />
            )}
          </div>
        </SettingRow>
        <Messages settings={settings} change={change} />
        <QuietHours settings={settings} change={change} />
      </SettingRows>
      <p className={css.legend}>
        <span>
          {rich(t('zone', { zone }), { link: text => <TextLink href={hrefTo('/settings', { hash: 'time-zone' })}>{text}</TextLink> })}
        </span>
      </p>
    </>
  )
}

const offered = [5, 15, 30, 60, 120, 240, 480, 1440]

function Messages({ settings: { kinds, unreadMessagesAfterMinutes: minutes }, change }: WhenProps) {
  const t = useSettingsWords()
  // members without a chat have no settings for it
  if (!kinds.some(({ kind }) => kind === 'message')) return null
  const after = minutes === null || offered.includes(minutes) ? offered : [...offered, minutes].sort((one, other) => one - other)
  const nameOf = (count: number) => (count % 60 === 0 ? t('afterHours', { count: count / 60 }) : t('afterMinutes', { count }))
  return (
    <SettingRow wide name={t('messages')} sub={t('messagesText')}>
      <div className={css.fields}>
        <Select
          label={t('messages')}
          labelHidden
          value={minutes === null ? 'never' : String(minutes)}
          options={[...after.map(count => ({ value: String(count), label: nameOf(count) })), { value: 'never', label: t('messagesNever') }]}
          onChange={({ target: { value } }) => change({ unreadMessagesAfterMinutes: value === 'never' ? null : Number(value) })}
        />
      </div>
    </SettingRow>
  )
}
