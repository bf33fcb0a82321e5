import { Button } from '#ui/button'
import { Modal } from '#ui/modal'
import { useWords } from '#ui/words'
import { RefusedList, type RefusedRow } from './refused-list.tsx'

interface RefusedDialogProps {
  title: string
  text: string
  refused: readonly RefusedRow[]
  onClose: () => void
}

export function RefusedDialog({ title, text, refused, onClose }: RefusedDialogProps) {
  const words = useWords()
  return (
    <Modal opened onClose={onClose} title={title} text={text} foot={<Button onClick={onClose}>{words.close}</Button>}>
      <RefusedList refused={refused} />
    </Modal>
  )
}
