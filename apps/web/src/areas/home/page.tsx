import { useMe } from '#shell'
import { lazyPart } from '#lib/lazy-part'
import { SkeletonPage } from '#ui/skeleton'
import { OwnPageSkeleton } from './own/skeleton.tsx'

const OwnHome = lazyPart(() => import('./own/page.tsx'), 'OwnHome', <OwnPageSkeleton />)
const ProHome = lazyPart(() => import('./pro/page.tsx'), 'ProHome', <SkeletonPage />)

/** A client's day, or a professional's. */
export function Page() {
  const me = useMe()
  if (!me) return <SkeletonPage />
  if (me.roles.includes('client')) return <OwnHome me={me} />
  return <ProHome me={me} />
}
