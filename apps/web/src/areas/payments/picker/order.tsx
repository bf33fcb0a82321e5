import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { classes } from '#ui/classes'
import { BareList, Stack } from '#ui/layout'
import { Text, Title } from '#ui/text'
import css from './order.module.css'
import { usePickerWords } from './words.ts'

export interface OrderLine {
  id: string
  label: string
  /** In cents; negative for what is given back. */
  amount: number
}

interface OrderProps {
  lines: readonly OrderLine[]
  total: { label: string; amount: number } | undefined
  /** When what happens, one sentence each. */
  sentences: readonly (string | undefined)[]
  /** The choices above the lines. */
  choices?: ReactNode
  /** The level of its heading. */
  level?: 2 | 3
  /** The button, with the amount on it. */
  children?: ReactNode
}

/** Shows the costs of a choice and their days beside it, with the button below. */
export function Order({ lines, total, sentences, choices, level = 3, children }: OrderProps) {
  const t = usePickerWords()
  const { money } = useFormats()
  const amountOf = (cents: number) => money(cents, 'EUR')
  return (
    <Stack gap={16} as="section" aria-label={t('order')}>
      <Title level={level} size={16}>
        {t('order')}
      </Title>
      {choices}
      <Stack gap={10} aria-live="polite">
        <BareList gap={8}>
          {lines.map(({ id, label, amount }) => (
            <li key={id} className={css.line}>
              <Text as="span" tone={2}>
                {label}
              </Text>
              <span className={css.amount}>{amountOf(amount)}</span>
            </li>
          ))}
          {total && (
            <li className={classes(css.line, css.total)}>
              <span>{total.label}</span>
              <span className={css.amount}>{amountOf(total.amount)}</span>
            </li>
          )}
        </BareList>
        {sentences.filter(Boolean).map(sentence => (
          <Text key={sentence} tone={2}>
            {sentence}
          </Text>
        ))}
      </Stack>
      {children}
    </Stack>
  )
}
