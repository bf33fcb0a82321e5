import { updateSubscriptionsSettings } from '@allenio/contract/client-settings'
import { IconCalendarDue } from '@tabler/icons-react'
import { ErrorState } from '#ui/error-state'
import { Select } from '#ui/select'
import { SkeletonLines } from '#ui/skeleton'
import { Switch } from '#ui/switch'
import { useSettingsWords } from './words.ts'
import { useClientSettings } from './use-client-settings.ts'
import css from './settings.module.css'

export { IconCalendarDue as Icon }

const usualDays = [0, 3, 7, 14, 30, 60, 90]

export function Section() {
  const t = useSettingsWords()
  const { data, isError, isRefetching, refetch, change } = useClientSettings(updateSubscriptionsSettings)
  if (isError && !data) return <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} retrying={isRefetching} />
  if (!data) return <SkeletonLines lines={3} />
  const { deactivateAfterDays: after, notifiesDeactivation } = data
  // a number that was set elsewhere is listed among the usual ones
  const days = [...new Set([...usualDays, ...(after === null ? [] : [after])])].sort((one, other) => one - other)
  return (
    <div className={css.stack}>
      <p className={css.text}>{t('autoText')}</p>
      <Select
        label={t('deactivateAfter')}
        hint={t('deactivateHint')}
        value={after === null ? 'never' : String(after)}
        className={css.choice}
        options={[
          { value: 'never', label: t('never') },
          ...days.map(count => ({ value: String(count), label: count === 0 ? t('sameDay') : t('afterDays', { count }) })),
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
    </div>
  )
}
