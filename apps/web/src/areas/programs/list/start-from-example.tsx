import { goTo } from '#shell'
import { Modal } from '#ui/modal'
import { editorHref } from '../data.ts'
import { ProgramExamples } from './program-examples.tsx'
import { useListWords } from './words.ts'

/** A copy of an example opens at once, to be changed like any other program. */
export function StartFromExample({ onClose }: { onClose: () => void }) {
  const t = useListWords()
  return (
    <Modal opened bare size="small" title={t('startFromExample')} text={t('startFromExampleText')} onClose={onClose}>
      <ProgramExamples
        onCreated={program => {
          onClose()
          goTo(editorHref(program))
        }}
      />
    </Modal>
  )
}
