import { diaryLimits } from '@allenio/contract/meal-diary-records'
import { useId, useState } from 'react'
import { Button } from '#ui/button'
import { Modal } from '#ui/modal'
import { TextArea } from '#ui/text-area'
import { useMealWords } from './words.ts'

interface NoteDialogProps {
  title: string
  note: string
  onSave: (note: string) => void
  onClose: () => void
}

/** A note of a meal, or of a day. Without words it is none. */
export function NoteDialog({ title, note, onSave, onClose }: NoteDialogProps) {
  const t = useMealWords()
  const id = useId()
  const [text, setText] = useState(note)
  const hasChanged = text.trim() !== note
  const save = () => {
    if (hasChanged) onSave(text.trim())
    onClose()
  }
  return (
    <Modal
      opened
      size="small"
      title={title}
      closeOnOutside={!hasChanged}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form={id}>
            {t('save')}
          </Button>
        </>
      }>
      <form
        id={id}
        onSubmit={event => {
          event.preventDefault()
          save()
        }}>
        <TextArea
          label={title}
          labelHidden
          value={text}
          maxLength={diaryLimits.note}
          data-autofocus
          onChange={event => setText(event.target.value)}
        />
      </form>
    </Modal>
  )
}
