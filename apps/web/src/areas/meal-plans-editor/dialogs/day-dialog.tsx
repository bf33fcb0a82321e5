import { mealPlanLimits } from '@allenio/contract/meal-plans'
import { useState } from 'react'
import { useOfferedDayTypes } from '#areas/macros'
import { Checkbox } from '#ui/checkbox'
import { Select } from '#ui/select'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { setCells } from '../gestures/meals.ts'
import type { DayEntry } from '../outline.ts'
import { textIn } from '../row-names.ts'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { changedTexts } from './cell-texts.ts'
import { EditDialog } from './edit-dialog.tsx'

/** Names a day in both languages, and says on which days of a client it counts. */
export function DayDialog({ day }: { day: DayEntry }) {
  const t = useEditorWords()
  const session = useEditor()
  // as it was opened: what nobody touched here stays as a colleague has changed it meanwhile
  const [{ id, cells }] = useState(day)
  const [nameIt, setNameIt] = useState(textIn(cells, 'nameIt'))
  const [nameEn, setNameEn] = useState(textIn(cells, 'nameEn'))
  const [note, setNote] = useState(textIn(cells, 'note'))
  const [dayType, setDayType] = useState(textIn(cells, 'dayType'))
  const [isEasy, setEasy] = useState(cells['isEasy'] === true)
  const types = useOfferedDayTypes()
  const save = () => {
    const isEasyChanged = isEasy !== (cells['isEasy'] === true)
    const texts = changedTexts(cells, { nameIt, nameEn, note, dayType })
    setCells(session, id, isEasyChanged ? { ...texts, isEasy: isEasy || null } : texts)
  }
  return (
    <EditDialog title={t('editDay')} onSave={save}>
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
      <Select
        label={t('dayType')}
        hint={t('dayTypeHint')}
        value={dayType}
        options={[{ value: '', label: t('everyDay') }, ...types.map(({ type, name }) => ({ value: type, label: name }))]}
        onChange={({ target }) => setDayType(target.value)}
      />
      <Checkbox label={t('isEasy')} hint={t('isEasyHint')} checked={isEasy} onChange={({ target }) => setEasy(target.checked)} />
      <TextArea label={t('note')} optional value={note} maxLength={mealPlanLimits.text} onChange={event => setNote(event.target.value)} />
    </EditDialog>
  )
}
