import type { Output } from '@allenio/contract'
import type { listAttention } from '@allenio/contract/home'
import { useId } from 'react'
import { useProWords } from '../words.ts'
import css from './attention.module.css'
import { ChoiceChip } from '#ui/choice-chip'

interface ReasonFilterProps {
  reasons: Output<typeof listAttention>['reasons']
  reason: string | undefined
  onChoose: (reason: string | undefined) => void
}

/** The reasons with the number of clients for each. */
export function ReasonFilter({ reasons, reason, onChoose }: ReasonFilterProps) {
  const t = useProWords()
  const name = useId()
  const total = reasons.reduce((sum, { count }) => sum + count, 0)
  const chip = (value: string | undefined, label: string, count: number) => (
    <ChoiceChip
      key={value ?? 'all'}
      type="radio"
      name={name}
      checked={reason === value}
      onChange={() => onChoose(value)}
      className={css.chip}>
      {label}
      <span className={css.count}>{count}</span>
    </ChoiceChip>
  )
  return (
    <div role="radiogroup" aria-label={t('reasons')} className={css.filter}>
      {chip(undefined, t('all'), total)}
      {reasons.map(each => chip(each.reason, each.label, each.count))}
    </div>
  )
}
