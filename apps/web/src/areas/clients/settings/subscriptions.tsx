import { unpaidDaysRange, updateSubscriptionsSettings } from '@allenio/contract/clients'
import { IconCalendarDue } from '@tabler/icons-react'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Select } from '#ui/select'
import { SkeletonLines } from '#ui/skeleton'
import { Switch } from '#ui/switch'
import { Text } from '#ui/text'
import { useSettingsWords } from './words.ts'
import { useClientSettings } from './use-client-settings.ts'
import css from './settings.module.css'

export { IconCalendarDue as Icon }

const usualDays = [0, 3, 7, 14, 30, 60, 90]

const { min, max } = unpaidDaysRange
const unpaidChoices = Array.from({ length: max - min + 1 }, (_, at) => min + at)

export function Section() {
  const t = useSettingsWords()
  const { change, ...query } = useClientSettings(updateSubscriptionsSettings)
  return (
    <Loaded query={query} failed={t('loadFailed')} skeleton={<SkeletonLines lines={3} />}>
      {({ deactivateAfterDays: after, notifiesDeactivation, mayPauseSubscription, unpaidDays }) => (
        <Stack gap={20}>
          <Text tone={2} prose>
            {t('autoText')}
          </Text>
          <Select
            label={t('deactivateAfter')}
            hint={t('deactivateHint')}
            value={after === null ? 'never' : String(after)}
            className={css.choice}
            options={[
              { value: 'never', label: t('never') },
              // a number that was set elsewhere is listed among the usual ones
              ...[...new Set([...usualDays, after ?? 0])]
                .sort((one, other) => one - other)
                .map(count => ({ value: String(count), label: count === 0 ? t('sameDay') : t('afterDays', { count }) })),
            ]}
            onChange={({ target: { value } }) => change({ deactivateAfterDays: value === 'never' ? null : Number(value) })}
          />
          <Switch
            spread
            label={t('notifies')}
            hint={t('notifiesHint')}
            checked={notifiesDeactivation}
            disabled={after === null}
            onChange={event => change({ notifiesDeactivation: event.target.checked })}
          />
          <Switch
            spread
            label={t('mayPause')}
            hint={t('mayPauseHint')}
            checked={mayPauseSubscription}
            onChange={event => change({ mayPauseSubscription: event.target.checked })}
          />
          <Select
            label={t('unpaidDays')}
            hint={t('unpaidHint')}
            value={String(unpaidDays)}
            className={css.choice}
            options={unpaidChoices.map(count => ({ value: String(count), label: t('afterDays', { count }) }))}
            onChange={({ target: { value } }) => change({ unpaidDays: Number(value) })}
          />
        </Stack>
      )}
    </Loaded>
  )
}
