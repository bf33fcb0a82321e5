import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { getAppCache } from '#lib/api'
import { useIsMobile } from '#lib/device'
import { useSession } from '#lib/session'
import { sectionOf, settingsSections } from '#lib/settings'
import { meQuery, type Me } from '#shell'
import { Loaded } from '#ui/loaded'
import { loadSection } from './loaded-sections.ts'
import { SettingsPhone } from './phone.tsx'
import { SettingsSheet } from './sheet.tsx'
import { SettingsSkeleton } from './skeleton.tsx'
import { useSettingsWords } from './words.ts'

const sectionsFor = (me: Me) => settingsSections.entries().filter(({ isFor }) => isFor?.(me) ?? true)

export async function ahead(): Promise<void> {
  const me = getAppCache()?.getQueryData(meQuery().queryKey)?.user
  if (me) await Promise.all(sectionsFor(me).map(loadSection))
}

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
        const sections = sectionsFor(user)
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
