import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import css from './meanwhile-notice.module.css'

interface MeanwhileProps {
  title: string
  text: string
  /** The ways on. */
  children?: ReactNode
}

/** What became of a record while one was writing. Comes into view by itself: the pressed button is far below it. */
export function MeanwhileNotice({ title, text, children }: MeanwhileProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={box} className={css.meanwhile} role="alert" tabIndex={-1}>
      <IconAlertTriangle stroke={1.5} aria-hidden />
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
        {children && <div className={css.ways}>{children}</div>}
      </div>
    </div>
  )
}
