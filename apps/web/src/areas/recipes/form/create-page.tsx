import { createRecipe } from '@allenio/contract/recipes'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { BackButton, goTo } from '#shell'
import type { FormDraft } from '#lib/forms'
import { parseText, rememberedPlace } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import { useLanguage } from '#lib/words'
import { WithDraft } from '#ui/form'
import { PageHeader } from '#ui/page-header'
import { PageColumn, SheetFormPage } from '#ui/sheet-page'
import { toast } from '#ui/toast'
import { recipesAddress } from '../list/filters.ts'
import { FootNote } from '../totals/foot-note.tsx'
import { RecipeFields } from './recipe-fields.tsx'
import { useRecipeForm } from './use-recipe-form.ts'
import { allNames, emptyValues, fieldsOf, parseDraft } from './values.ts'
import type { RecipeValues } from './values.ts'
import { useFormWords } from './words.ts'

export function Page() {
  const t = useFormWords()
  const language = useLanguage()
  const name = useSearch({ strict: false, select: search => ('name' in search ? parseText(search.name) : undefined) })
  const [start] = useState(() => emptyValues(name, language))
  return (
    <PageColumn>
      <PageHeader title={t('createTitle')} back={<BackButton />} />
      <WithDraft name="recipe create" parse={stored => parseDraft(stored, start)}>
        {draft => <CreateForm start={start} draft={draft} />}
      </WithDraft>
    </PageColumn>
  )
}

function CreateForm({ start, draft }: { start: RecipeValues; draft: FormDraft<RecipeValues> }) {
  const t = useFormWords()
  const isPasting = useSearch({ strict: false, select: search => 'paste' in search })
  const form = useRecipeForm({
    endpoint: createRecipe,
    start,
    draft,
    toInput: values => fieldsOf(values, allNames),
    onSaved: ({ id, name }) => {
      toast({ type: 'success', text: t('created', { name }) })
      goTo(hrefTo('/recipes/$id/edit', { id }), { replace: true, isSaved: true })
    },
  })
  return (
    <SheetFormPage
      form={form}
      isWide
      save={t('create')}
      cancelHref={recipesAddress.href(rememberedPlace(recipesAddress))}
      onCancel={draft.discard}
      note={<FootNote form={form} isNew />}>
      <RecipeFields form={form} recipeId={null} picture={null} isPasting={isPasting} />
    </SheetFormPage>
  )
}
