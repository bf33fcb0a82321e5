import { MemberFilter } from '#areas/collaborators'
import { meQuery, useMe, type Me } from '#shell'
import { getAppCache } from '#lib/api'
import { lazyPart } from '#lib/lazy-part'
import { SkeletonPage } from '#ui/skeleton'

const TeamList = lazyPart(() => import('./team-list.tsx'), 'TeamList', <SkeletonPage />)
const OwnVisits = lazyPart(() => import('../own/own-visits.tsx'), 'OwnVisits', <SkeletonPage />)

const isClient = ({ roles }: Me) => roles.includes('client')

/** The right one of the two comes with the page. */
export async function prepare(): Promise<void> {
  const me = getAppCache()?.getQueryData(meQuery().queryKey)?.user
  if (!me) return
  if (isClient(me)) await OwnVisits.preload()
  // the page is whole without the filter, so it may fail
  else await Promise.all([TeamList.preload(), MemberFilter.preload().catch(() => undefined)])
}

/** The visits of all clients, or those that a client may read. */
export function Page() {
  const me = useMe()
  if (!me) return <SkeletonPage />
  return isClient(me) ? <OwnVisits /> : <TeamList />
}
