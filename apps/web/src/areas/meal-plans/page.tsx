import { meQuery, useMe } from '#shell'
import type { Me } from '#shell'
import { getAppCache } from '#lib/api'
import { lazyPart } from '#lib/lazy-part'
import { SkeletonPage } from '#ui/skeleton'

const Library = lazyPart(() => import('./list/library.tsx'), 'Library', <SkeletonPage />)
const OwnPlans = lazyPart(() => import('./own/own-plans.tsx'), 'OwnPlans', <SkeletonPage />)

const isClient = ({ roles }: Me) => roles.includes('client')

/** The right one of the two comes with the page. */
export async function prepare(): Promise<void> {
  const me = getAppCache()?.getQueryData(meQuery().queryKey)?.user
  if (me) await (isClient(me) ? OwnPlans : Library).preload()
}

/** A client's own plan, or the library of the team. */
export function Page() {
  const me = useMe()
  if (!me) return <SkeletonPage />
  return isClient(me) ? <OwnPlans /> : <Library />
}
