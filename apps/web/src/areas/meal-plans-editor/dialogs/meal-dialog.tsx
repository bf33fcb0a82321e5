import { mealPlanLimits, mealTypes } from '@allenio/contract/meal-plans'
import { mealTypeNames } from '@allenio/domain/meal-plans'
import { useState } from 'react'
import { useLanguage } from '#lib/words'
import { Checkbox } from '#ui/checkbox'
import { DecimalField } from '#ui/decimal-field'
import { Select } from '#ui/select'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { TimeField } from '#ui/time-field'
import { setCells } from '../gestures/meals.ts'
import type { MealEntry } from '../outline.ts'
import { textIn } from '../row-names.ts'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { changedNumbers, changedTexts, numberRanges, useNumberFault } from './cell-texts.ts'
import { EditDialog } from './edit-dialog.tsx'

const texts = ['type', 'titleIt', 'titleEn', 'time', 'note', 'descriptionIt', 'descriptionEn'] as const
type Field = (typeof texts)[number]

/** Names a meal in both languages, gives it a time, and describes one that is eaten freely. */
export function MealDialog({ meal }: { meal: MealEntry }) {
  const t = useEditorWords()
  const session = useEditor()
  const language = useLanguage()
  // as it was opened: what nobody touched here stays as a colleague has changed it meanwhile
  const [{ id, cells }] = useState(meal)
  const [values, setValues] = useState(() => Object.fromEntries(texts.map(cell => [cell, textIn(cells, cell)])) as Record<Field, string>)
  const wasFree = cells['isFree'] === true
  const [isFree, setFree] = useState(wasFree)
  const [kcal, setKcal] = useState(textIn(cells, 'estimatedKcal'))
  const faultOf = useNumberFault()
  const kcalFault = isFree ? faultOf('estimatedKcal', kcal) : undefined
  const set = (field: Field) => (text: string) => setValues(before => ({ ...before, [field]: text }))
  const chooseType = (type: string) => {
    const nextType = mealTypes.find(each => each === type)
    const before = mealTypes.find(each => each === values.type)
    const isNamedByType = before === undefined || values.titleIt === '' || values.titleIt === mealTypeNames[before].it
    // a title of one's own stays
    const names = nextType && isNamedByType ? { titleIt: mealTypeNames[nextType].it, titleEn: mealTypeNames[nextType].en } : {}
    setValues(all => ({ ...all, type, ...names }))
  }
  const save = () =>
    setCells(session, id, {
      ...changedTexts(cells, values),
      ...(isFree || wasFree ? changedNumbers(cells, { estimatedKcal: isFree ? kcal : '' }) : {}),
      ...(isFree !== wasFree && { isFree: isFree ? true : null }),
    })
  return (
    <EditDialog title={t('editMeal')} maySave={kcalFault === undefined} onSave={save}>
      <Select
        label={t('mealType')}
        value={values.type}
        placeholder={t('noType')}
        options={mealTypes.map(type => ({ value: type, label: mealTypeNames[type][language] }))}
        onChange={event => chooseType(event.target.value)}
      />
      <TextField
        label={t('titleIt')}
        value={values.titleIt}
        maxLength={mealPlanLimits.title}
        autoComplete="off"
        data-autofocus
        onChange={event => set('titleIt')(event.target.value)}
      />
      <TextField
        label={t('titleEn')}
        optional
        value={values.titleEn}
        maxLength={mealPlanLimits.title}
        autoComplete="off"
        onChange={event => set('titleEn')(event.target.value)}
      />
      <TimeField label={t('time')} optional value={values.time} onChange={set('time')} />
      <TextArea
        label={t('note')}
        optional
        value={values.note}
        maxLength={mealPlanLimits.text}
        onChange={event => set('note')(event.target.value)}
      />
      <Checkbox label={t('isFree')} hint={t('isFreeHint')} checked={isFree} onChange={event => setFree(event.target.checked)} />
      {isFree && (
        <>
          <TextArea
            label={t('descriptionIt')}
            value={values.descriptionIt}
            maxLength={mealPlanLimits.text}
            onChange={event => set('descriptionIt')(event.target.value)}
          />
          <TextArea
            label={t('descriptionEn')}
            optional
            value={values.descriptionEn}
            maxLength={mealPlanLimits.text}
            onChange={event => set('descriptionEn')(event.target.value)}
          />
          <DecimalField
            label={t('estimatedKcal')}
            optional
            hint={t('estimatedKcalHint')}
            error={kcalFault}
            value={kcal}
            step={50}
            {...numberRanges.estimatedKcal}
            unit="kcal"
            onChange={setKcal}
          />
        </>
      )}
    </EditDialog>
  )
}
