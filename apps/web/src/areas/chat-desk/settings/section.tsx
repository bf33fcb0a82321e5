import { IconMessageCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SkeletonLines } from '#ui/skeleton'
import { Switch } from '#ui/switch'
import { chatSettingsQuery, useUpdateChatSettings } from './data.ts'
import { HoursBlock } from './hours-block.tsx'
import { WelcomeBlock } from './welcome-block.tsx'
import { useSettingsWords } from './words.ts'

export { IconMessageCircle as Icon }

export function Section() {
  const t = useSettingsWords()
  const query = useQuery(chatSettingsQuery())
  const { change } = useUpdateChatSettings()
  return (
    <Loaded query={query} failed={t('loadFailed')} skeleton={<SkeletonLines lines={6} />}>
      {settings => (
        <Stack gap={20}>
          <Switch
            spread
            label={t('newClients')}
            hint={t('newClientsHint')}
            checked={settings.isOnForNewClients}
            onChange={({ target }) => change({ isOnForNewClients: target.checked })}
          />
          <HoursBlock settings={settings} />
          <WelcomeBlock settings={settings} />
        </Stack>
      )}
    </Loaded>
  )
}
