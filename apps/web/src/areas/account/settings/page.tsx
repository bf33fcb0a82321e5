import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useIsMobile } from '#lib/device'
import { useSession } from '#lib/session'
import { sectionOf, settingsSections } from '#lib/settings'
import { meQuery } from '#shell'
import { Loaded } from '#ui/loaded'
import { SettingsPhone } from './phone.tsx'
import { SettingsSheet } from './sheet.tsx'
import { SettingsSkeleton } from './skeleton.tsx'
import { useSettingsWords } from './words.ts'

/** Mounted again in another business, because the loaded data belongs to the one before. */
export function Page() {
  const { workspaceId } = useSession()
  return <Settings key={workspaceId} />
}

function Settings() {
  const t = useSettingsWords()
  const isPhone = useIsMobile()
  const hash = useLocation({ select: location => location.hash })
  const query = useQuery(meQuery())
  return (
    <Loaded large query={query} failed={t('loadFailed')} skeleton={<SettingsSkeleton />}>
      {({ user }) => {
        const sections = settingsSections.entries().filter(({ isFor }) => isFor?.(user) ?? true)
        return (
          <Suspense fallback={<SettingsSkeleton />}>
            {isPhone ? (
              <SettingsPhone me={user} sections={sections} currentSection={sectionOf(sections, hash)} />
            ) : (
              <SettingsSheet me={user} sections={sections} hash={hash} />
            )}
          </Suspense>
        )
      }}
    </Loaded>
  )
}
