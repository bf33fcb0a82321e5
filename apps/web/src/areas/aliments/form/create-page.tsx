import { createFood } from '@allenio/contract/aliments'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { BackButton, goTo } from '#shell'
import type { FormDraft } from '#lib/forms'
import { parseText, rememberedPlace } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import { useLanguage } from '#lib/words'
import { WithDraft } from '#ui/form'
import { SheetFormPage, SheetPage } from '#ui/sheet-page'
import { toast } from '#ui/toast'
import { foodsAddress } from '../list/filters.ts'
import { FoodFields } from './food-fields.tsx'
import { useFoodForm } from './use-food-form.ts'
import { allNames, emptyValues, fieldsOf, parseDraft } from './values.ts'
import type { FoodValues } from './values.ts'
import { useFormWords } from './words.ts'

export function Page() {
  const t = useFormWords()
  const language = useLanguage()
  const name = useSearch({ strict: false, select: search => ('name' in search ? parseText(search.name) : undefined) })
  const [start] = useState(() => emptyValues(name, language))
  return (
    <SheetPage header={{ title: t('createTitle'), back: <BackButton /> }}>
      <WithDraft name="food create" parse={stored => parseDraft(stored, start)}>
        {draft => <CreateForm start={start} draft={draft} />}
      </WithDraft>
    </SheetPage>
  )
}

function CreateForm({ start, draft }: { start: FoodValues; draft: FormDraft<FoodValues> }) {
  const t = useFormWords()
  const form = useFoodForm({
    endpoint: createFood,
    start,
    draft,
    toInput: values => fieldsOf(values, allNames),
    onSaved: ({ id, name }) => {
      toast({ type: 'success', text: t('created', { name }) })
      goTo(hrefTo('/aliments/$id/edit', { id }), { replace: true, isSaved: true })
    },
  })
  return (
    <SheetFormPage form={form} save={t('create')} cancelHref={foodsAddress.href(rememberedPlace(foodsAddress))} onCancel={draft.discard}>
      <FoodFields form={form} picture={null} />
    </SheetFormPage>
  )
}
