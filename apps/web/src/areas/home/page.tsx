import { Suspense } from 'react'
import { lazyPart } from '#lib/lazy-part'
import { SkeletonPage } from '#ui/skeleton'
import { useMe } from '#shell'
import { OwnPageSkeleton } from './own/skeleton.tsx'

const OwnHome = lazyPart(() => import('./own/page.tsx'), 'OwnHome')
const ProHome = lazyPart(() => import('./pro/page.tsx'), 'ProHome')

/** A client's day, or a professional's. */
export function Page() {
  const me = useMe()
  if (!me) return <SkeletonPage />
  if (me.roles.includes('client'))
    return (
      <Suspense fallback={<OwnPageSkeleton />}>
        <OwnHome me={me} />
      </Suspense>
    )
  return (
    <Suspense fallback={<SkeletonPage />}>
      <ProHome me={me} />
    </Suspense>
  )
}
