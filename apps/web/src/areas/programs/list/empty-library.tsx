import { IconFileImport, IconPlus } from '@tabler/icons-react'
import { goTo } from '#shell'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { ProgramPicture } from '#ui/illustrations'
import { editorHref } from '../data.ts'
import { ProgramExamples } from './program-examples.tsx'
import { useListWords } from './words.ts'

interface EmptyLibraryProps {
  mayCreate: boolean
  onCreate: () => void
  onImport: () => void
}

/** Before the first program. */
export function EmptyLibrary({ mayCreate, onCreate, onImport }: EmptyLibraryProps) {
  const t = useListWords()
  return (
    <EmptyState
      large
      picture={<ProgramPicture />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        mayCreate && (
          <>
            <Button kind="primary" icon={IconPlus} onClick={onCreate}>
              {t('createFirst')}
            </Button>
            <Button icon={IconFileImport} onClick={onImport}>
              {t('importFile')}
            </Button>
          </>
        )
      }
      examples={
        mayCreate ? { title: t('examples'), list: <ProgramExamples onCreated={program => goTo(editorHref(program))} /> } : undefined
      }
    />
  )
}
