import { goTo } from '#shell'
import { Modal } from '#ui/modal'
import { editorHref } from '../data.ts'
import { PlanExamples } from './plan-examples.tsx'
import { useListWords } from './words.ts'

/** A copy of an example opens at once, to be changed like any other plan. */
export function StartFromExample({ onClose }: { onClose: () => void }) {
  const t = useListWords()
  return (
    <Modal opened bare size="small" title={t('startFromExample')} text={t('startFromExampleText')} onClose={onClose}>
      <PlanExamples
        onCreated={plan => {
          onClose()
          goTo(editorHref(plan))
        }}
      />
    </Modal>
  )
}
