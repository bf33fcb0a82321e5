import { useState } from 'react'
import { TextArea } from '#ui/text-area'
import { useEditorWords } from '../words.ts'
import { TextDialog } from './text-dialog.tsx'

const noteMaxLength = 4_000

interface NoteDialogProps {
  id: string
  cell: 'note' | 'description'
  title: string
  value: string
}

/** A note about a week, a day or a workout, or what a program is for: clients read it, too. */
export function NoteDialog({ id, cell, title, value }: NoteDialogProps) {
  const t = useEditorWords()
  const [text, setText] = useState(value)
  return (
    <TextDialog id={id} cell={cell} title={title} text={text} maySave>
      <TextArea
        label={t(cell)}
        hint={t('clientsRead')}
        value={text}
        maxLength={noteMaxLength}
        data-autofocus
        onChange={event => setText(event.target.value)}
      />
    </TextDialog>
  )
}
