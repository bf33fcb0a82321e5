import type { PlannedFood } from '@allenio/contract/aliments'
import { recipeLimits } from '@allenio/contract/recipes'
import { useEffect, useRef } from 'react'
import { useFormValue } from '#lib/forms'
import { BareList, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { toastWithUndo } from '#ui/toast'
import type { FieldsProps } from '../form/use-recipe-form.ts'
import type { EditedIngredient } from '../form/values.ts'
import { AddIngredient } from './add-ingredient.tsx'
import { foodIdsOf, moveRow, newRow, undoToast } from './edits.ts'
import { IngredientRow } from './ingredient-row.tsx'
import css from './ingredients.module.css'
import { useIngredientWords } from './words.ts'

/** The foods of a recipe: one is searched, its quantity typed, and Enter leads to the next. */
export function IngredientRows({ form }: FieldsProps) {
  const t = useIngredientWords()
  const { value: rows, onChange } = useFormValue(form, 'components')
  const search = useRef<HTMLInputElement>(null)
  const table = useRef<HTMLUListElement>(null)
  const addedId = useRef<string>(undefined)
  useEffect(() => {
    if (rows.at(-1)?.id !== addedId.current) return
    table.current?.querySelector<HTMLInputElement>(`[data-ingredient="${addedId.current}"] input`)?.focus()
    addedId.current = undefined
  }, [rows])
  const change = (next: EditedIngredient[]) => onChange(next)
  const add = (food: PlannedFood) => {
    const row = newRow(food)
    addedId.current = row.id
    change([...form.getValues('components'), row])
  }
  const remove = (row: EditedIngredient, index: number, name: string) => {
    const undo = () => change(form.getValues('components').toSpliced(index, 0, row))
    change(rows.toSpliced(index, 1))
    search.current?.focus()
    toastWithUndo(t('removed', { name }), undo, { id: undoToast })
  }
  return (
    <Stack gap={16}>
      {rows.length === 0 ? <Text tone={2}>{t('none')}</Text> : <Headings />}
      <BareList ref={table as never} className={css.rows}>
        {rows.map((row, index) => (
          <IngredientRow
            key={row.id}
            row={row}
            error={form.wrong(`components.${index}.typed`) ?? form.wrong(`components.${index}.food`)}
            onChange={next => change(rows.with(index, next))}
            onEnter={() => search.current?.focus()}
            onRemove={name => remove(row, index, name)}
            {...(index > 0 && { onMoveUp: () => change(moveRow(rows, index, -1)) })}
            {...(index < rows.length - 1 && { onMoveDown: () => change(moveRow(rows, index, 1)) })}
          />
        ))}
      </BareList>
      {rows.length < recipeLimits.ingredients ? (
        <AddIngredient takenIds={foodIdsOf(rows)} onAdd={add} ref={search} />
      ) : (
        <Text tone={2}>{t('full', { max: recipeLimits.ingredients })}</Text>
      )}
    </Stack>
  )
}

/** The names of the columns; each field says its own aloud. */
function Headings() {
  const t = useIngredientWords()
  return (
    <Row className={css.headings} aria-hidden>
      <span>{t('food')}</span>
      <span>{t('quantity')}</span>
      <span>kcal</span>
      <span>{t('protein')}</span>
      <span>{t('carbs')}</span>
      <span>{t('lipids')}</span>
    </Row>
  )
}
