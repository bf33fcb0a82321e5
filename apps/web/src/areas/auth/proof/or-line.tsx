import type { ReactNode } from 'react'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import css from './or-line.module.css'

interface OrLineProps {
  className?: string | undefined
  children: ReactNode
}

/** The word between two ways of doing the same thing, with a line on both sides. */
export const OrLine = ({ className, children }: OrLineProps) => (
  <Row gap={12} className={className}>
    <span className={css.line} />
    <Text as="span" size="small" tone={3}>
      {children}
    </Text>
    <span className={css.line} />
  </Row>
)
