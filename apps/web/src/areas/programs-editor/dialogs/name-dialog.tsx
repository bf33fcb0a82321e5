import { useState } from 'react'
import { TextField } from '#ui/text-field'
import { useEditorWords } from '../words.ts'
import { TextDialog } from './text-dialog.tsx'

const nameMaxLength = 120

interface NameDialogProps {
  id: string
  cell: 'name' | 'title'
  title: string
  value: string
}

/** Names a program, a week, a day or a workout. */
export function NameDialog({ id, cell, title, value }: NameDialogProps) {
  const t = useEditorWords()
  const [text, setText] = useState(value)
  // only the program itself must have a name
  const maySave = cell === 'name' || text.trim() !== ''
  return (
    <TextDialog id={id} cell={cell} title={title} text={text} maySave={maySave}>
      <TextField
        label={t(cell)}
        value={text}
        maxLength={nameMaxLength}
        autoComplete="off"
        data-autofocus
        onChange={event => setText(event.target.value)}
      />
    </TextDialog>
  )
}
