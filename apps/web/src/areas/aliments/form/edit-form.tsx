import { updateFood, type FoodDetail } from '@allenio/contract/aliments'
import { useState } from 'react'
import { goTo } from '#shell'
import { changedValues } from '#lib/forms'
import type { FormDraft } from '#lib/forms'
import { rememberedPlace } from '#lib/list-place'
import { useDecimalText } from '#ui/decimal-field'
import { WithDraft } from '#ui/form'
import { SheetFormPage } from '#ui/sheet-page'
import { toast } from '#ui/toast'
import { foodsAddress } from '../list/filters.ts'
import { FoodFields } from './food-fields.tsx'
import { useFoodForm } from './use-food-form.ts'
import { fieldsOf, mergedDraft, valuesOf } from './values.ts'
import type { FoodValues } from './values.ts'
import { useFormWords } from './words.ts'

/** The fields of an own food. They start as they were when the page was opened. */
export function EditForm({ food }: { food: FoodDetail }) {
  const write = useDecimalText()
  const [start] = useState(() => valuesOf(food, write))
  return (
    <WithDraft name={`food ${food.id}`} parse={stored => mergedDraft(stored, start)}>
      {({ draft, save, discard }) => (
        <Form food={food} start={start} draft={{ draft: draft?.values, save: values => save({ base: start, values }), discard }} />
      )}
    </WithDraft>
  )
}

interface FormProps {
  food: FoodDetail
  start: FoodValues
  draft: FormDraft<FoodValues>
}

function Form({ food: { id, picture }, start, draft }: FormProps) {
  const t = useFormWords()
  const listHref = foodsAddress.href(rememberedPlace(foodsAddress))
  const form = useFoodForm({
    endpoint: updateFood,
    start,
    draft,
    toInput: values => ({ id, ...fieldsOf(values, new Set(Object.keys(changedValues(start, values))), start) }),
    onSaved: () => {
      toast({ type: 'success', text: t('saved') })
      goTo(listHref, { isSaved: true })
    },
  })
  return (
    <SheetFormPage form={form} cancelHref={listHref} onCancel={draft.discard} note={t('versionNote')}>
      <FoodFields form={form} picture={picture && (picture.thumbUrl ?? picture.url)} />
    </SheetFormPage>
  )
}
