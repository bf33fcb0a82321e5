import { createFood, type FoodDetail } from '@allenio/contract/aliments'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { BackButton, goTo, useParam } from '#shell'
import type { FormDraft } from '#lib/forms'
import { parseText, rememberedPlace } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import { useLanguage } from '#lib/words'
import { ButtonLink } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { WithDraft } from '#ui/form'
import { Loaded } from '#ui/loaded'
import { SheetFormPage, SheetPage, PageSheet } from '#ui/sheet-page'
import { SkeletonPage } from '#ui/skeleton'
import { toast } from '#ui/toast'
import { UsedIn } from '#ui/used-in'
import { foodQuery, isEditable } from '../data.ts'
import { foodsAddress } from '../list/filters.ts'
import { FoodView } from '../view/food-view.tsx'
import { NutrientSection } from '../view/nutrient-section.tsx'
import { useViewWords } from '../view/words.ts'
import { EditForm } from './edit-form.tsx'
import { FoodFields } from './food-fields.tsx'
import { useFoodForm } from './use-food-form.ts'
import { useHeaderParts } from './use-header-parts.tsx'
import { allNames, emptyValues, fieldsOf, parseDraft } from './values.ts'
import type { FoodValues } from './values.ts'
import { useFormWords } from './words.ts'

export function CreatePage() {
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

/** One food: an own one is edited here, one of the library is looked at. */
export function EditPage() {
  const t = useFormWords()
  const id = useParam('id')
  const query = useQuery(foodQuery(id))
  const goneState = (
    <ErrorState
      large
      title={t('goneTitle')}
      text={t('goneText')}
      action={<ButtonLink href={hrefTo('/aliments')}>{t('toList')}</ButtonLink>}
    />
  )
  return (
    <Loaded large query={query} failed={t('loadFailed')} skeleton={<SkeletonPage />} gone={goneState}>
      {food => <FoodPage key={id} food={food} />}
    </Loaded>
  )
}

function FoodPage({ food }: { food: FoodDetail }) {
  const t = useViewWords()
  const header = useHeaderParts(food)
  return (
    <SheetPage header={{ title: food.name, back: <BackButton />, ...header }}>
      {isEditable(food) ? (
        <>
          <PageSheet>
            <NutrientSection food={food} />
            <UsedIn title={t('usedIn')} uses={food.usedIn} hiddenTitle={t('usedInHidden')} />
          </PageSheet>
          <EditForm food={food} />
        </>
      ) : (
        <FoodView food={food} />
      )}
    </SheetPage>
  )
}
