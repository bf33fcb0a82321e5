import { alternativeBases, mealPlanLimits } from '@allenio/contract/meal-plans'
import { presetBounds } from '@allenio/domain/meal-plans'
import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { placeText } from '#shell/editor'
import { useIsMobile } from '#lib/device'
import type { EditedDocument } from '#lib/documents'
import { formats } from '#lib/formats'
import { quantityTexts } from '#lib/food-quantity'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { DecimalField } from '#ui/decimal-field'
import { FieldSet } from '#ui/field'
import { Grid, Row } from '#ui/layout'
import { Select } from '#ui/select'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { openDialog } from '../dialogs.ts'
import { quantityRefusal, typedQuantity } from '../gestures/foods.ts'
import { newerFoodIn, type RowEntry } from '../outline.ts'
import { textIn } from '../row-names.ts'
import { useEditor } from '../session.ts'
import { cookedOf, rowName } from '../sheet/columns.ts'
import { useEditorWords } from '../words.ts'
import { changedNumbers, changedTexts, editRow, numberRanges, useNumberFault } from './cell-texts.ts'
import { EditDialog } from './edit-dialog.tsx'

/** The quantity as it is typed. */
function quantityShown({ kind, amount, component }: RowEntry): string {
  if (kind === 'dish') return formats().decimal(component.portions, { most: 2 })
  return amount && !amount.lacksQuantity ? quantityTexts().textOf(amount) : ''
}

/** On a phone colleagues see whose sheet is open; at a desk they see the cursor. */
function useAnnounced({ presence }: EditedDocument, rowId: string): void {
  const isPhone = useIsMobile()
  useEffect(() => {
    if (!isPhone) return undefined
    presence.show(placeText(rowId, 'food'))
    return () => presence.show(null)
  }, [presence, isPhone, rowId])
}

/** Edits a row: its food and quantity, its own names, a note, and the bounds for fitting. */
export function RowDialog({ row }: { row: RowEntry }) {
  const t = useEditorWords()
  const session = useEditor()
  const language = useLanguage()
  const { id, kind } = row
  // as it was opened: what nobody touched here stays as a colleague has changed it meanwhile
  const [rowBefore] = useState(row)
  const { cells } = rowBefore
  const isAlternative = kind === 'alternative'
  const [customNameIt, setNameIt] = useState(textIn(cells, 'customNameIt'))
  const [customNameEn, setNameEn] = useState(textIn(cells, 'customNameEn'))
  const [note, setNote] = useState(textIn(cells, 'note'))
  const [leastPercent, setLeast] = useState(textIn(cells, 'leastPercent'))
  const [mostPercent, setMost] = useState(textIn(cells, 'mostPercent'))
  const [basis, setBasis] = useState(textIn(cells, 'basis'))
  const [isLocked, setLocked] = useState(cells['isLocked'] === true)
  const [isPinned, setPinned] = useState(cells['isPinned'] === true)
  const [quantity, setQuantity] = useState(() => quantityShown(row))
  const isWeighed = quantity !== quantityShown(rowBefore)
  const typed = isWeighed ? typedQuantity(session, row, quantity) : []
  const faultOf = useNumberFault()
  useAnnounced(session.document, id)
  const cooked = cookedOf(row)
  const maySave = typed !== undefined && (isLocked || !(faultOf('leastPercent', leastPercent) || faultOf('mostPercent', mostPercent)))
  const save = () => {
    const changes = {
      ...changedTexts(cells, { customNameIt, customNameEn, ...(!isAlternative && { note, basis }) }),
      ...(!isAlternative && !isLocked && changedNumbers(cells, { leastPercent, mostPercent })),
      ...(isLocked !== (cells['isLocked'] === true) && { isLocked: isLocked || null }),
    }
    const isPinTouched = isAlternative && (isWeighed || isPinned !== (cells['isPinned'] === true))
    editRow(session, row, { quantity: isWeighed ? quantity : undefined, changes, isPinned: isPinTouched ? isPinned : undefined })
  }
  return (
    <EditDialog title={rowName(row, language) || t('editRow')} maySave={maySave} onSave={save}>
      {newerFoodIn(row) && (
        <Row>
          <Button size="small" icon={IconRefresh} onClick={() => openDialog({ kind: 'version', rowId: id })}>
            {t('takeVersion')}
          </Button>
        </Row>
      )}
      <TextField
        label={t(kind === 'dish' ? 'portionCount' : 'quantity')}
        hint={cooked === null ? (kind === 'dish' ? undefined : t('quantityHint')) : t('cookedHint', { grams: cooked })}
        error={typed === undefined ? quantityRefusal(kind, quantity, row.booked?.food) : undefined}
        value={quantity}
        autoComplete="off"
        data-autofocus
        onChange={event => {
          setQuantity(event.target.value)
          // an alternative that somebody weighs is pinned
          setPinned(isAlternative)
        }}
      />
      <TextField
        label={t('customNameIt')}
        hint={t('customNameHint')}
        optional
        value={customNameIt}
        maxLength={mealPlanLimits.title}
        autoComplete="off"
        onChange={event => setNameIt(event.target.value)}
      />
      <TextField
        label={t('customNameEn')}
        optional
        value={customNameEn}
        maxLength={mealPlanLimits.title}
        autoComplete="off"
        onChange={event => setNameEn(event.target.value)}
      />
      {isAlternative ? (
        <Checkbox label={t('isPinned')} hint={t('isPinnedHint')} checked={isPinned} onChange={event => setPinned(event.target.checked)} />
      ) : (
        <>
          <TextArea
            label={t('note')}
            optional
            value={note}
            maxLength={mealPlanLimits.text}
            onChange={event => setNote(event.target.value)}
          />
          <Select
            label={t('basis')}
            value={basis}
            placeholder={t('presetBasis', { basis: t(`${session.settings.get().alternativeBasis}Basis`) })}
            options={alternativeBases.map(each => ({ value: each, label: t(`${each}Basis`) }))}
            onChange={event => setBasis(event.target.value)}
          />
          <Checkbox label={t('lock')} hint={t('lockHint')} checked={isLocked} onChange={event => setLocked(event.target.checked)} />
          {!isLocked && (
            <FieldSet label={t('fitBounds')} hint={t('fitBoundsHint')}>
              <Grid columns={2} gap={12}>
                <DecimalField
                  label={t('leastPercent')}
                  optional
                  value={leastPercent}
                  error={faultOf('leastPercent', leastPercent)}
                  step={5}
                  {...numberRanges.leastPercent}
                  unit="%"
                  start={presetBounds.leastPercent}
                  onChange={setLeast}
                />
                <DecimalField
                  label={t('mostPercent')}
                  optional
                  value={mostPercent}
                  error={faultOf('mostPercent', mostPercent)}
                  step={10}
                  {...numberRanges.mostPercent}
                  unit="%"
                  start={presetBounds.mostPercent}
                  onChange={setMost}
                />
              </Grid>
            </FieldSet>
          )}
        </>
      )}
    </EditDialog>
  )
}
