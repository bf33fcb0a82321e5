import { useId } from 'react'
import type { AttentionGroup, AttentionGroups } from '../data.ts'
import { useProWords } from '../words.ts'
import css from './attention.module.css'
import { useFormats } from '#lib/formats'
import { ChoiceChip } from '#ui/choice-chip'

interface GroupFilterProps {
  groups: AttentionGroups
  /** The number of clients in the list; one client may be in two groups. */
  total: number
  group: AttentionGroup | undefined
  onChoose: (group: AttentionGroup | undefined) => void
}

/** The parts of the work, with the number of clients for each. */
export function GroupFilter({ groups, total, group, onChoose }: GroupFilterProps) {
  const t = useProWords()
  const { integer } = useFormats()
  const name = useId()
  const chip = (value: AttentionGroup | undefined, label: string, count: number) => (
    <ChoiceChip
      key={value ?? 'all'}
      type="radio"
      name={name}
      checked={group === value}
      onChange={() => onChoose(value)}
      className={css.chip}>
      {label}
      <span className={css.count}>{integer(count)}</span>
    </ChoiceChip>
  )
  return (
    <div role="radiogroup" aria-label={t('groups')} className={css.filter}>
      {chip(undefined, t('all'), total)}
      {groups.map(each => chip(each.group, t(each.group), each.count))}
    </div>
  )
}
