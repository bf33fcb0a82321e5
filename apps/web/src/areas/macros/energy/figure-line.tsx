import type { ReactNode } from 'react'
import { Text } from '#ui/text'
import css from './energy.module.css'

interface FigureLineProps {
  label: string
  /** The formatted figure; null where there is none. */
  value: string | null
  /** Says how the figure was computed, or why it is missing. */
  text?: ReactNode
  /** The field of the choice from which the figure follows. */
  children?: ReactNode
}

/** One figure of the need: its name, its value and its origin. */
export const FigureLine = ({ label, value, text, children }: FigureLineProps) => (
  <div className={css.line}>
    <div className={css.head}>
      <Text as="span" weight={500}>
        {label}
      </Text>
      <Text as="span" size={16} tone={value === null ? 3 : 1} weight={value === null ? 400 : 600} figures>
        {value ?? '–'}
      </Text>
    </div>
    {children}
    {text && (
      <Text as="div" size="hint" tone={2}>
        {text}
      </Text>
    )}
  </div>
)
