import type { ReactNode } from 'react'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { NoResultsPicture } from '#ui/illustrations'
import { useListWords } from './words.ts'

interface NoRowsProps {
  title: string
  text?: string | undefined
  /** Shown instead of the button that clears the filters; a falsy one shows none. */
  action?: ReactNode
  /** Where something hides the others. */
  onClear: (() => void) | undefined
}

export function NoRows({ title, text, action, onClear }: NoRowsProps) {
  const t = useListWords()
  return (
    <EmptyState
      picture={<NoResultsPicture />}
      title={title}
      text={text}
      action={action === undefined ? onClear && <Button onClick={onClear}>{t('clearFilters')}</Button> : action}
    />
  )
}
