import { createProgram, programExamples, type ProgramExample } from '@allenio/contract/programs'
import type { ProgramRow } from '@allenio/contract/program-rows'
import { newId } from '@allenio/domain/ids'
import { useCall } from '#lib/api'
import { List, ListRow } from '#ui/list'
import { useListWords } from './words.ts'

/** Programs that one press makes whole. */
export function ProgramExamples({ onCreated }: { onCreated: (program: ProgramRow) => void }) {
  const t = useListWords()
  const { mutate, isPending } = useCall(createProgram, { onSuccess: onCreated })
  const create = (example: ProgramExample) => !isPending && mutate({ id: newId(), title: t(example), example })
  return (
    <List label={t('examplesLabel')}>
      {programExamples.map(example => (
        <ListRow key={example} title={t(example)} sub={t(`${example}Text`)} onClick={() => create(example)} />
      ))}
    </List>
  )
}
