import { Button } from '#ui/button'
import { Modal } from '#ui/modal'
import type { RefusedClient } from './use-bulk.ts'
import { useListWords } from './words.ts'
import css from './list.module.css'

interface RefusedDialogProps {
  refused: readonly RefusedClient[]
  onClose: () => void
}

export function RefusedDialog({ refused, onClose }: RefusedDialogProps) {
  const t = useListWords()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('refusedTitle')}
      text={t('refusedText')}
      foot={<Button onClick={onClose}>{t('close')}</Button>}>
      <ul className={css.refused}>
        {refused.map(({ id, name, reason }) => (
          <li key={id}>
            <b>{name}</b>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
