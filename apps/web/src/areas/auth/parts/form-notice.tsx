import { Notice } from './notice.tsx'
import { WaitNotice } from './wait-notice.tsx'

export interface FormNoticeProps {
  failure: { text: string | undefined, wait: number | undefined } | undefined
  /** The wait is over. */
  onOver: () => void
}

/** What the last try met that no field can say. */
export function FormNotice({ failure, onOver }: FormNoticeProps) {
  if (failure?.wait !== undefined) return <WaitNotice key={failure.wait} seconds={failure.wait} onOver={onOver} />
  return failure?.text ? <Notice>{failure.text}</Notice> : null
}
