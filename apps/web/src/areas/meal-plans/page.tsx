import { meQuery, useMe } from '#shell'
import type { Me } from '#shell'
import { getAppCache } from '#lib/api'
import { lazyPart } from '#lib/lazy-part'
import { SkeletonPage } from '#ui/skeleton'
import { ownDietPages } from './slots.ts'

const Library = lazyPart(() => import('./list/library.tsx'), 'Library', <SkeletonPage />)

const isClient = ({ roles }: Me) => roles.includes('client')

/** The right one of the two comes with the page. */
export async function prepare(): Promise<void> {
  const me = getAppCache()?.getQueryData(meQuery().queryKey)?.user
  if (me) await (isClient(me) ? ownDietPages.entries()[0]?.Page : Library)?.preload()
}

/** A client's diary, or the library of the team. */
export function Page() {
  const me = useMe()
  if (!me) return <SkeletonPage />
  return isClient(me) ? ownDietPages.entries().map(({ id, Page: OwnDiet }) => <OwnDiet key={id} />) : <Library />
}
