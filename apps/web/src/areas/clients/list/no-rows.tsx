import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { NoResultsPicture } from '#ui/illustrations'
import { useListWords } from './words.ts'

interface NoRowsProps {
  isOfDeleted: boolean
  /** Where something hides the others. */
  onClear: (() => void) | undefined
}

export function NoRows({ isOfDeleted, onClear }: NoRowsProps) {
  const t = useListWords()
  return (
    <EmptyState
      picture={<NoResultsPicture />}
      title={isOfDeleted ? t('noneDeletedTitle') : t('noneTitle')}
      text={isOfDeleted ? undefined : t('noneText')}
      action={onClear && <Button onClick={onClear}>{t('clearFilters')}</Button>}
    />
  )
}
