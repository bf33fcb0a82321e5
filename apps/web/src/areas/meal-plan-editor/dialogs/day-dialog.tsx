import { mealPlanLimits } from '@allenio/contract/meal-plan-cells'
import { useState } from 'react'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { setCells } from '../gestures/meals.ts'
import type { DayEntry } from '../outline.ts'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { changedTexts, textIn } from './cell-texts.ts'
import { EditDialog } from './edit-dialog.tsx'

/** Names a day in both languages. */
export function DayDialog({ day: { id, cells } }: { day: DayEntry }) {
  const t = useEditorWords()
  const session = useEditor()
  const [nameIt, setNameIt] = useState(textIn(cells, 'nameIt'))
  const [nameEn, setNameEn] = useState(textIn(cells, 'nameEn'))
  const [note, setNote] = useState(textIn(cells, 'note'))
  return (
    <EditDialog title={t('editDay')} onSave={() => setCells(session, id, changedTexts(cells, { nameIt, nameEn, note }))}>
      <TextField
        label={t('nameIt')}
        value={nameIt}
        maxLength={mealPlanLimits.title}
        autoComplete="off"
        data-autofocus
        onChange={event => setNameIt(event.target.value)}
      />
      <TextField
        label={t('nameEn')}
        optional
        value={nameEn}
        maxLength={mealPlanLimits.title}
        autoComplete="off"
        onChange={event => setNameEn(event.target.value)}
      />
      <TextArea label={t('note')} optional value={note} maxLength={mealPlanLimits.text} onChange={event => setNote(event.target.value)} />
    </EditDialog>
  )
}
