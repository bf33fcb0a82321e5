import { getMe } from '@allenio/contract/auth'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { read } from '#lib/api'
import { useIsMobile } from '#lib/device'
import { useSession } from '#lib/session'
import { sectionOf, settingsSections } from '#lib/settings'
import { ErrorState } from '#ui/error-state'
import { SettingsSkeleton } from './skeleton.tsx'
import { SettingsPhone } from './phone.tsx'
import { SettingsSheet } from './sheet.tsx'
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
  const { data, isError, refetch, isRefetching } = useQuery(read(getMe, {}, { keep: true, quiet: true }))
  if (!data) {
    return isError ? (
      <ErrorState large title={t('loadFailed')} onRetry={() => void refetch()} retrying={isRefetching} />
    ) : (
      <SettingsSkeleton />
    )
  }
  const me = data.user
  const sections = settingsSections.entries().filter(({ isFor }) => isFor?.(me) ?? true)
  return (
    <Suspense fallback={<SettingsSkeleton />}>
      {isPhone ? (
        <SettingsPhone me={me} sections={sections} currentSection={sectionOf(sections, hash)} />
      ) : (
        <SettingsSheet me={me} sections={sections} hash={hash} />
      )}
    </Suspense>
  )
}
