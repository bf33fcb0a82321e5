import { createProgram, programExamples, type ProgramExample } from '@allenio/contract/programs'
import { newId } from '@allenio/domain/ids'
import { IconFileImport, IconPlus } from '@tabler/icons-react'
import { goTo } from '#shell'
import { useCall } from '#lib/api'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { ProgramPicture } from '#ui/illustrations'
import { Stack } from '#ui/layout'
import { List, ListRow } from '#ui/list'
import { Text } from '#ui/text'
import { editorHref } from '../data.ts'
import css from './library.module.css'
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
    <>
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
      />
      {mayCreate && <Examples />}
    </>
  )
}

/** Programs that are made whole by one press, and open at once. */
function Examples() {
  const t = useListWords()
  const { mutate, isPending } = useCall(createProgram, { onSuccess: program => goTo(editorHref(program)) })
  const create = (example: ProgramExample) => !isPending && mutate({ id: newId(), title: t(example), example })
  return (
    <Stack gap={8} className={css.examples}>
      <Text as="h3" tone={2} className={css.examplesTitle}>
        {t('examples')}
      </Text>
      <List label={t('examples')}>
        {programExamples.map(example => (
          <ListRow key={example} title={t(example)} sub={t(`${example}Text`)} onClick={() => create(example)} />
        ))}
      </List>
    </Stack>
  )
}
