import type { ReactNode } from 'react'
import { Text } from '#ui/text'
import css from './energy.module.css'

interface FigureLineProps {
  label: string
  /** Already formatted; null where there is none. */
  value: string | null
  /** It tells how the figure was worked out, or why it is missing. */
  text?: ReactNode
  /** The choice that it follows from. */
  children?: ReactNode
}

/** One figure of the need: what it is, how much, and how it came about. */
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
