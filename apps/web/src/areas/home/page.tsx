import { ownHeroes } from '#areas/clients'
import { getAppCache } from '#lib/api'
import { lazyPart } from '#lib/lazy-part'
import { meQuery, useMe } from '#shell'
import type { Me } from '#shell'
import { SkeletonPage } from '#ui/skeleton'
import { OwnPageSkeleton } from './own/skeleton.tsx'

const OwnHome = lazyPart(() => import('./own/page.tsx'), 'OwnHome', <OwnPageSkeleton />)
const ProHome = lazyPart(() => import('./pro/page.tsx'), 'ProHome', <SkeletonPage />)

const isClient = ({ roles }: Me) => roles.includes('client')

/** The right one of the two comes with the page. */
export async function prepare(): Promise<void> {
  const me = getAppCache()?.getQueryData(meQuery().queryKey)?.user
  if (!me) return
  const besides = isClient(me) ? ownHeroes.entries().map(({ Hero }) => Hero.preload()) : []
  // the page is whole without them, so they may fail
  await Promise.all([(isClient(me) ? OwnHome : ProHome).preload(), Promise.allSettled(besides)])
}

/** A client's day, or a professional's. */
export function Page() {
  const me = useMe()
  if (!me) return <SkeletonPage />
  return isClient(me) ? <OwnHome me={me} /> : <ProHome me={me} />
}
