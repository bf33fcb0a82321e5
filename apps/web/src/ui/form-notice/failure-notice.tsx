import { lazy, Suspense } from 'react'
import type { Failure } from './form-notice.tsx'

const FormNotice = lazy(async () => ({ default: (await import('./form-notice.tsx')).FormNotice }))

/** What no field of a form can say; it comes when it is needed, and nothing waits for it. */
export function FailureNotice({ failure, onOver }: { failure: Failure | undefined; onOver: () => void }) {
  if (!failure) return null
  return (
    <Suspense>
      <FormNotice failure={failure} onOver={onOver} />
    </Suspense>
  )
}
