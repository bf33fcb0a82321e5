import type { ReactNode } from 'react'
import { StatusIcon } from '#ui/badge'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import css from './attention-line.module.css'

interface AttentionLineProps {
  text: string
  /** The button that settles it. */
  action?: ReactNode
}

/** One thing that has changed or is missing, with the button that settles it. */
export function AttentionLine({ text, action }: AttentionLineProps) {
  return (
    <Row gap={12} wrap justify="between" className={css.line}>
      <Row gap={8} as="span">
        <StatusIcon status="attention" />
        <Text as="span">{text}</Text>
      </Row>
      {action}
    </Row>
  )
}
