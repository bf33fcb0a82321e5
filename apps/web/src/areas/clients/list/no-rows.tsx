import { messageOf } from '#lib/api'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
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

interface ListFailedProps {
  error: Error
  onRetry: () => void
  isRetrying: boolean
}

export function ListFailed({ error, onRetry, isRetrying }: ListFailedProps) {
  const t = useListWords()
  return <ErrorState title={t('failedTitle')} text={messageOf(error)} onRetry={onRetry} retrying={isRetrying} />
}
