import { createProgram, programExamples, type ProgramRow } from '@allenio/contract/programs'
import { newId } from '@allenio/domain/ids'
import { goTo } from '#shell'
import { ExampleList, ExamplesModal } from '#shell/library'
import { useCall } from '#lib/api'
import { editorHref } from '../data.ts'
import { useListWords } from './words.ts'

/** Programs that one press makes whole. */
export function ProgramExamples({ onCreated }: { onCreated: (program: ProgramRow) => void }) {
  const t = useListWords()
  const { mutate, isPending } = useCall(createProgram, { onSuccess: onCreated })
  return (
    <ExampleList
      examples={programExamples}
      words={t}
      onChoose={example => !isPending && mutate({ id: newId(), title: t(example), example })}
    />
  )
}

/** A copy of an example opens at once, to be changed like any other program. */
export const StartFromExample = ({ onClose }: { onClose: () => void }) => (
  <ExamplesModal onClose={onClose}>
    <ProgramExamples
      onCreated={program => {
        onClose()
        goTo(editorHref(program))
      }}
    />
  </ExamplesModal>
)
