import { lazy, Suspense } from 'react'
import { TextLink } from '../link/index.ts'
import { Notice } from './notice.tsx'
import css from './notice.module.css'

// only a server's answer makes the form wait, so a network to load this part is there
const WaitNotice = lazy(async () => ({ default: (await import('./wait-notice.tsx')).WaitNotice }))

export interface Failure {
  text: string | undefined
  /** Seconds until another try is allowed. */
  wait?: number | undefined
  buttons?: readonly { title: string; redirect: string }[] | undefined
}

export interface FormNoticeProps {
  failure: Failure | undefined
  /** Called when the wait is over. */
  onOver: () => void
}

/** Shows the error of the last try if it belongs to no field. */
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
