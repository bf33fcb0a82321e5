import { TextLink } from '../link/index.ts'
import css from './notice.module.css'
import { Notice, WaitNotice } from './wait-notice.tsx'

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
  if (failure?.wait !== undefined) return <WaitNotice key={failure.wait} seconds={failure.wait} onOver={onOver} />
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
