import type { ReactNode } from 'react'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import css from './quote.module.css'

interface QuoteProps {
  label?: string
  children: ReactNode
}

/** A message in the words of its author, apart from those of the page. */
export const Quote = ({ label, children }: QuoteProps) => (
  <Stack gap={4} className={css.quote}>
    {label && (
      <Text as="span" size="hint" tone={2}>
        {label}
      </Text>
    )}
    {children}
  </Stack>
)
