import { IconPlus } from '@tabler/icons-react'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { EmptyListPicture } from '#ui/illustrations'
import { useListWords } from './words.ts'

interface EmptyLibraryProps {
  mayCreate: boolean
  onCreate: () => void
}

/** Before the first program. */
export function EmptyLibrary({ mayCreate, onCreate }: EmptyLibraryProps) {
  const t = useListWords()
  return (
    <EmptyState
      large
      picture={<EmptyListPicture />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        mayCreate && (
          <Button kind="primary" icon={IconPlus} onClick={onCreate}>
            {t('createFirst')}
          </Button>
        )
      }
    />
  )
}
