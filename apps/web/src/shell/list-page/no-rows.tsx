import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { NoResultsPicture } from '#ui/illustrations'
import { useListWords } from './words.ts'

interface NoRowsProps {
  title: string
  text?: string | undefined
  /** Where something hides the others. */
  onClear: (() => void) | undefined
}

export function NoRows({ title, text, onClear }: NoRowsProps) {
  const t = useListWords()
  return (
    <EmptyState
      picture={<NoResultsPicture />}
      title={title}
      text={text}
      action={onClear && <Button onClick={onClear}>{t('clearFilters')}</Button>}
    />
  )
}
