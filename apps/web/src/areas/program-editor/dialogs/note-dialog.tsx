import { useState } from 'react'
import { TextArea } from '#ui/text-area'
import { useEditorWords } from '../words.ts'
import { TextDialog } from './text-dialog.tsx'

const noteMaxLength = 4_000

interface NoteDialogProps {
  id: string
  title: string
  value: string
}

/** A note about a week, a day or a workout, which clients read, too. */
export function NoteDialog({ id, title, value }: NoteDialogProps) {
  const t = useEditorWords()
  const [text, setText] = useState(value)
  return (
    <TextDialog id={id} cell="note" title={title} text={text} maySave>
      <TextArea label={t('note')} value={text} maxLength={noteMaxLength} data-autofocus onChange={event => setText(event.target.value)} />
    </TextDialog>
  )
}
