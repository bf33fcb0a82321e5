import { lazy, Suspense } from 'react'
import type { Failure } from './form-notice.tsx'

const FormNotice = lazy(async () => ({ default: (await import('./form-notice.tsx')).FormNotice }))

/** Shows an error that belongs to no field. It is loaded when it is needed, and renders nothing until then. */
export function FailureNotice({ failure, onOver }: { failure: Failure | undefined; onOver: () => void }) {
  if (!failure) return null
  return (
    <Suspense>
      <FormNotice failure={failure} onOver={onOver} />
    </Suspense>
  )
}
