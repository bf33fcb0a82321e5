import { attentionReasons } from '@allenio/contract/home'
import type { AttentionReason } from '@allenio/contract/home'
import { useId } from 'react'
import { useProWords } from '../words.ts'
import css from './attention.module.css'
import { ChoiceChip } from '#ui/choice-chip'

interface ReasonFilterProps {
  counts: Readonly<Record<AttentionReason, number>>
  reason: AttentionReason | undefined
  onChoose: (reason: AttentionReason | undefined) => void
}

/** The reasons with the number of clients for each; a reason without clients is not offered. */
export function ReasonFilter({ counts, reason, onChoose }: ReasonFilterProps) {
  const t = useProWords()
  const name = useId()
  const visibleReasons = attentionReasons.filter(each => counts[each] > 0 || each === reason)
  const total = attentionReasons.reduce((sum, each) => sum + counts[each], 0)
  const chip = (value: AttentionReason | undefined, label: string, count: number) => (
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
      {visibleReasons.map(each => chip(each, t(`of ${each}`), counts[each]))}
    </div>
  )
}
