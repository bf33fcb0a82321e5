import { Text } from '#ui/text'
import css from './changed-value.module.css'

interface ChangedValueProps {
  name: string
  before: string
  after: string
}

/** 'Quantity 100 g → 120 g': what a value was and what it became. */
export const ChangedValue = ({ name, before, after }: ChangedValueProps) => (
  <span className={css.change}>
    <Text as="span" tone={2}>
      {name}
    </Text>
    <del>{before}</del>
    <span aria-hidden>→</span>
    <ins>{after}</ins>
  </span>
)
