import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import css from './meanwhile-notice.module.css'

interface MeanwhileProps {
  title: string
  text: string
  /** Buttons to continue. */
  children?: ReactNode
}

/** Says how a record changed while the person was editing it. It scrolls into view, because the pressed button is far below it. */
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
