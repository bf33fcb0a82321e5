import { mealPlanLimits } from '@allenio/contract/meal-plans'
import { macros } from '@allenio/domain/aliments'
import { useState } from 'react'
import { useMacroNames } from '#areas/aliments'
import { isOffHundred, percentSum } from '#areas/meal-plans'
import { useFormats } from '#lib/formats'
import { Checkbox } from '#ui/checkbox'
import { DecimalField } from '#ui/decimal-field'
import { Grid } from '#ui/layout'
import { Text } from '#ui/text'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { setCells } from '../gestures/meals.ts'
import { textIn } from '../row-names.ts'
import { useEditor } from '../session.ts'
import { percentCells, targetOf } from '../target.ts'
import { useEditorWords } from '../words.ts'
import { changedNumbers, changedTexts, numberRanges, useNumberFault } from './cell-texts.ts'
import { EditDialog } from './edit-dialog.tsx'

/** The title of the plan, and the target of its days. */
export function PlanDialog() {
  const t = useEditorWords()
  const names = useMacroNames()
  const { decimal } = useFormats()
  const session = useEditor()
  const { document, planId } = session
  // as it was opened: what nobody touched here stays as a colleague has changed it meanwhile
  const [cells] = useState(() => document.rows.get().get(planId)?.cells ?? {})
  const [title, setTitle] = useState(textIn(cells, 'title'))
  const [description, setDescription] = useState(textIn(cells, 'description'))
  const [kcal, setKcal] = useState(textIn(cells, 'kcal'))
  const [percents, setPercents] = useState(() => ({
    protein: textIn(cells, percentCells.protein),
    carbs: textIn(cells, percentCells.carbs),
    lipids: textIn(cells, percentCells.lipids),
  }))
  const didCount = cells['countsAlternatives'] === true
  const [counts, setCounts] = useState(didCount)
  const sum = percentSum({ kcal, ...percents })
  const texts = { kcal, proteinPercent: percents.protein, carbsPercent: percents.carbs, lipidsPercent: percents.lipids }
  const numbers = changedNumbers(cells, texts)
  const faultOf = useNumberFault()
  const hasFault = faultOf('kcal', kcal) ?? macros.some(macro => faultOf(percentCells[macro], percents[macro]))
  const target = targetOf({ ...cells, ...numbers })
  const save = () =>
    setCells(session, planId, {
      ...changedTexts(cells, { title, description }),
      ...numbers,
      ...(counts !== didCount && { countsAlternatives: counts ? true : null }),
    })
  return (
    <EditDialog title={t('planSettings')} size="medium" maySave={title.trim() !== '' && !hasFault} onSave={save}>
      <TextField
        label={t('title')}
        value={title}
        maxLength={mealPlanLimits.title}
        autoComplete="off"
        onChange={event => setTitle(event.target.value)}
      />
      <TextArea
        label={t('description')}
        optional
        value={description}
        maxLength={mealPlanLimits.text}
        onChange={event => setDescription(event.target.value)}
      />
      <DecimalField
        label={t('targetKcal')}
        optional
        isFirst
        error={faultOf('kcal', kcal)}
        value={kcal}
        step={50}
        {...numberRanges.kcal}
        unit="kcal"
        start={1800}
        onChange={setKcal}
      />
      <Grid columns={3} gap={12}>
        {macros.map(macro => (
          <DecimalField
            key={macro}
            label={names.macro(macro)}
            error={faultOf(percentCells[macro], percents[macro])}
            value={percents[macro]}
            step={1}
            {...numberRanges[percentCells[macro]]}
            unit="%"
            hint={target[macro] === null ? undefined : `${decimal(target[macro], { most: 0 })}\u00a0g`}
            onChange={text => setPercents(before => ({ ...before, [macro]: text }))}
          />
        ))}
      </Grid>
      {sum && isOffHundred(sum) && <Text tone="attention">{t('percentSum', { sum: decimal(sum.sum, { most: 1 }) })}</Text>}
      <Checkbox
        label={t('countsAlternatives')}
        hint={t('countsAlternativesHint')}
        checked={counts}
        onChange={event => setCounts(event.target.checked)}
      />
    </EditDialog>
  )
}
