import { lazy, Suspense, useEffect } from 'react'
import type { Failure } from './form-notice.tsx'

const load = async () => ({ default: (await import('./form-notice.tsx')).FormNotice })
const FormNotice = lazy(load)

const aheadMs = 3_000

/** Shows an error that belongs to no field. Its code comes once the page is at rest, because the error may be that the network is gone. */
export function FailureNotice({ failure, onOver }: { failure: Failure | undefined; onOver: () => void }) {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), aheadMs)
    return () => clearTimeout(timer)
  }, [])
  if (!failure) return null
  return (
    <Suspense>
      <FormNotice failure={failure} onOver={onOver} />
    </Suspense>
  )
}
