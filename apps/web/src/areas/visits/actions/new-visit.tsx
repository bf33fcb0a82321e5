import { goTo } from '#shell'
import { ClientSelect } from '#shell/client-choice'
import { Modal } from '#ui/modal'
import { newVisitHref } from '../addresses.ts'
import { useActionWords } from './words.ts'

/** Asks whose visit it is, because a visit has its client from the start; the bench opens as soon as one is chosen. */
export function NewVisit({ onClose }: { onClose: () => void }) {
  const t = useActionWords()
  return (
    <Modal opened title={t('newVisit')} text={t('newText')} size="small" onClose={onClose}>
      <ClientSelect
        label={t('client')}
        isFirst
        value={null}
        onChange={client => {
          if (!client) return
          onClose()
          goTo(newVisitHref(client.id))
        }}
      />
    </Modal>
  )
}
