import type { ReactNode } from 'react'
import { StatusIcon } from '#ui/badge'
import { classes } from '#ui/classes'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import css from './attention-line.module.css'

interface AttentionLineProps {
  text: string
  /** The button that settles it. */
  action?: ReactNode
  /** A note waits for nobody. */
  status?: 'attention' | 'note'
}

/** One thing that has changed or is missing, with the button that settles it. */
export function AttentionLine({ text, action, status = 'attention' }: AttentionLineProps) {
  return (
    <Row gap={12} wrap justify="between" className={classes(css.line, css[status])}>
      <Row gap={8} as="span">
        <StatusIcon status={status} />
        <Text as="span" breaks>
          {text}
        </Text>
      </Row>
      {action}
    </Row>
  )
}
