import { lazy, Suspense } from 'react'
import { TextLink } from '../link/index.ts'
import { Notice } from './notice.tsx'
import css from './notice.module.css'

// only an answer of the server asks to wait, so there is a network to bring this by
const WaitNotice = lazy(async () => ({ default: (await import('./wait-notice.tsx')).WaitNotice }))

export interface Failure {
  text: string | undefined
  /** Seconds until another try is allowed. */
  wait?: number | undefined
  buttons?: readonly { title: string; redirect: string }[] | undefined
}

export interface FormNoticeProps {
  failure: Failure | undefined
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
  if (!failure?.text) return null
  return (
    <Notice>
      {failure.text}
      {failure.buttons?.map(({ title, redirect }) => (
        <p key={redirect} className={css.way}>
          <TextLink tone="strong" href={redirect}>
            {title}
          </TextLink>
        </p>
      ))}
    </Notice>
  )
}
