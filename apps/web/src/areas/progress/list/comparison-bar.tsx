import { comparedPhotosAtMost } from '@allenio/contract/progress'
import { IconArrowsLeftRight } from '@tabler/icons-react'
import { SelectionBar } from '#ui/selection-bar'
import { useProgressWords } from '../words.ts'

interface ChosenBarProps {
  selectedIds: readonly string[]
  onCompare: (ids: readonly string[]) => void
  onClear: () => void
}

export function ComparisonBar({ selectedIds, onCompare, onClear }: ChosenBarProps) {
  const t = useProgressWords()
  const { length: count } = selectedIds
  return (
    <SelectionBar
      count={count}
      onClear={onClear}
      text={t('chosen', { count, most: comparedPhotosAtMost })}
      actions={count > 1 ? [{ label: t('compare'), icon: IconArrowsLeftRight, onClick: () => onCompare(selectedIds) }] : []}
    />
  )
}
