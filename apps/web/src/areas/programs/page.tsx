import { MemberFilter } from '#areas/collaborators'
import { FolderPanel } from '#areas/folders'
import { meQuery, useMe } from '#shell'
import type { Me } from '#shell'
import { getAppCache } from '#lib/api'
import { lazyPart } from '#lib/lazy-part'
import { SkeletonPage } from '#ui/skeleton'

const Library = lazyPart(() => import('./list/library.tsx'), 'Library', <SkeletonPage />)
const OwnPlan = lazyPart(() => import('./own/own-plan.tsx'), 'OwnPlan', <SkeletonPage />)

const isClient = ({ roles }: Me) => roles.includes('client')

/** The right one of the two comes with the page. */
export async function prepare(): Promise<void> {
  const me = getAppCache()?.getQueryData(meQuery().queryKey)?.user
  if (!me) return
  // the page is whole without the filter, so it may fail
  const besides = isClient(me) ? [] : [MemberFilter.preload(), FolderPanel.preload()]
  await Promise.all([(isClient(me) ? OwnPlan : Library).preload(), Promise.allSettled(besides)])
}

/** A client's plan, or the library of the team. */
export function Page() {
  const me = useMe()
  if (!me) return <SkeletonPage />
  return isClient(me) ? <OwnPlan /> : <Library />
}
