import type { ReactNode } from 'react'
import { Row } from '#ui/layout'
import { Title } from '#ui/text'
import css from './part-header.module.css'

export interface PartHeaderProps {
  title?: string | undefined
  /** beside the title: how many, since when */
  text?: ReactNode
  /** the buttons of this part; on a phone they share a line of their own */
  action?: ReactNode
}

/** The heading of a part of a page within a frame, with what can be done in it. */
export const PartHeader = ({ title, text, action }: PartHeaderProps) => (
  <div className={css.header}>
    <div className={css.title}>
      {title && <Title level={2}>{title}</Title>}
      {text && <p className={css.text}>{text}</p>}
    </div>
    {action && (
      <Row wrap gap={8} align="stretch" className={css.action}>
        {action}
      </Row>
    )}
  </div>
)
