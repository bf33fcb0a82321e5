import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './notice.module.css'

/** An error of the whole form, read aloud as it appears. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div className={css.notice} role="alert">
      <IconAlertCircle stroke={1.5} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
