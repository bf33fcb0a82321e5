import { IconMessageCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '#ui/error-state'
import { SkeletonLines } from '#ui/skeleton'
import { Switch } from '#ui/switch'
import { useSettingsWords } from './words.ts'
import { HoursBlock } from './hours-block.tsx'
import { chatSettingsQuery, useUpdateChatSettings } from './data.ts'
import { WelcomeBlock } from './welcome-block.tsx'
import css from './settings.module.css'

export { IconMessageCircle as Icon }

export function Section() {
  const t = useSettingsWords()
  const { data, isError, isRefetching, refetch } = useQuery(chatSettingsQuery())
  const { change } = useUpdateChatSettings()
  if (isError && !data) return <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} retrying={isRefetching} />
  if (!data) return <SkeletonLines lines={6} />
  return (
    <div className={css.stack}>
      <Switch
        spread
        label={t('newClients')}
        hint={t('newClientsHint')}
        checked={data.isOnForNewClients}
        onChange={({ target }) => change({ isOnForNewClients: target.checked })}
      />
      <HoursBlock settings={data} />
      <WelcomeBlock settings={data} />
    </div>
  )
}
