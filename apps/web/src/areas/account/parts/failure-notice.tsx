import { Suspense } from 'react'
import { FormNotice } from '#areas/auth'
import type { FormFailure } from '../data/use-endpoint-form.ts'

/** Comes when it is needed, and nothing else waits for it. */
export function FailureNotice({ failure, onOver }: { failure: FormFailure | undefined, onOver: () => void }) {
  if (!failure) return null
  return (
    <Suspense>
      <FormNotice failure={failure} onOver={onOver} />
    </Suspense>
  )
}
