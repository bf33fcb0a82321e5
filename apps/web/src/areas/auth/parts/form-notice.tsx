import { lazy, Suspense } from 'react'
import { Notice } from './notice.tsx'

// only an answer of the server asks to wait, so there is a network to bring this by
const WaitNotice = lazy(async () => ({ default: (await import('./wait-notice.tsx')).WaitNotice }))

export interface FormNoticeProps {
  failure: { text: string | undefined, wait: number | undefined } | undefined
  /** The wait is over. */
  onOver: () => void
}

/** What the last try met that no field can say. */
export function FormNotice({ failure, onOver }: FormNoticeProps) {
  if (failure?.wait !== undefined) {
    return (
      <Suspense>
        <WaitNotice key={failure.wait} seconds={failure.wait} onOver={onOver} />
      </Suspense>
    )
  }
  return failure?.text ? <Notice>{failure.text}</Notice> : null
}
