import type { ProgramRow } from '@allenio/contract/programs'
import { IconFileImport, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useMe } from '#shell'
import { Button } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { ProgramExamples } from '../list/program-examples.tsx'
import { CreateProgram } from '../list/create-program.tsx'
import { useAssignWords } from './words.ts'
import { ImportNewProgram } from '../import/import-new-program.tsx'

/** Offers the ways to a first program where the library is empty; an example can be assigned at once. */
export function FirstProgram({ onCreated }: { onCreated: (program: ProgramRow) => void }) {
  const t = useAssignWords()
  const [way, setWay] = useState<'create' | 'import'>()
  const close = () => setWay(undefined)
  if (!useMe()?.permissions.includes('create programs')) return <Text tone={2}>{t('noPrograms')}</Text>
  return (
    <Stack gap={16}>
      <Text tone={2}>{t('firstProgram')}</Text>
      <ProgramExamples onCreated={onCreated} />
      <Row gap={8} wrap>
        <Button icon={IconPlus} onClick={() => setWay('create')}>
          {t('create')}
        </Button>
        <Button icon={IconFileImport} onClick={() => setWay('import')}>
          {t('import')}
        </Button>
      </Row>
      {way === 'create' && <CreateProgram onClose={close} />}
      {way === 'import' && <ImportNewProgram onClose={close} />}
    </Stack>
  )
}
