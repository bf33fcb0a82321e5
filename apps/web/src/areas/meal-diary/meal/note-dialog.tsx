import { diaryLimits } from '@allenio/contract/meal-diary'
import { useState } from 'react'
import { SubmitModal } from '#ui/form'
import { TextArea } from '#ui/text-area'

interface NoteDialogProps {
  title: string
  note: string
  onSave: (note: string) => void
  onClose: () => void
}

/** A note of a meal, or of a day. Without words it is none. */
export function NoteDialog({ title, note, onSave, onClose }: NoteDialogProps) {
  const [text, setText] = useState(note)
  const hasChanged = text.trim() !== note
  const save = () => {
    if (hasChanged) onSave(text.trim())
    onClose()
  }
  return (
    <SubmitModal title={title} closesOnOutside={!hasChanged} onClose={onClose} onSubmit={save}>
      <TextArea
        label={title}
        labelHidden
        value={text}
        maxLength={diaryLimits.note}
        data-autofocus
        onChange={event => setText(event.target.value)}
      />
    </SubmitModal>
  )
}
