import { IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { BrokenPicture } from '#ui/illustrations'
import { useWords } from '#ui/words'

export interface ErrorStateProps {
  /** a helpful sentence about the error */
  title: string
  text?: string | undefined
  onRetry?: (() => void) | undefined
  isRetrying?: boolean | undefined
  /** a button that replaces "try again": back, home */
  action?: ReactNode
  picture?: ReactNode
  large?: boolean
}

export function ErrorState({ title, text, onRetry, isRetrying, action, picture, large }: ErrorStateProps) {
  const words = useWords()
  const retry = onRetry && (
    <Button icon={IconRefresh} onClick={onRetry} isBusy={isRetrying}>
      {words.retry}
    </Button>
  )
  const actions = (retry || action) && (
    <>
      {retry}
      {action}
    </>
  )
  return (
    <div role="alert">
      <EmptyState picture={picture ?? <BrokenPicture />} title={title} text={text} action={actions} large={large ?? false} />
    </div>
  )
}
