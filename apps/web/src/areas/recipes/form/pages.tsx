import { createRecipe, type RecipeDetail } from '@allenio/contract/recipes'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { BackButton, goTo, useParam } from '#shell'
import type { FormDraft, EditDraft } from '#lib/forms'
import { parseText, rememberedPlace } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import { useLanguage } from '#lib/words'
import { ButtonLink } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { WithDraft } from '#ui/form'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { PageColumn, SheetFormPage } from '#ui/sheet-page'
import { SkeletonPage } from '#ui/skeleton'
import { toast } from '#ui/toast'
import { recipeQuery } from '../data.ts'
import { recipesAddress } from '../list/filters.ts'
import { useRecipeActions } from '../list/use-recipe-actions.ts'
import { FootNote } from '../totals/foot-note.tsx'
import { EditForm } from './edit-form.tsx'
import { RecipeFields } from './recipe-fields.tsx'
import { useRecipeForm } from './use-recipe-form.ts'
import { allNames, emptyValues, fieldsOf, parseDraft } from './values.ts'
import type { RecipeValues } from './values.ts'
import { useFormWords } from './words.ts'

export function CreatePage() {
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

export function EditPage() {
  const t = useFormWords()
  const id = useParam('id')
  const query = useQuery(recipeQuery(id))
  // the form begins anew with what somebody else has saved, and keeps what is typed
  const [{ round, carried }, setRound] = useState<{ round: number; carried?: EditDraft<RecipeValues> }>({ round: 0 })
  const reload = async (typed: EditDraft<RecipeValues>) => {
    await query.refetch()
    setRound({ round: round + 1, carried: typed })
  }
  const goneState = (
    <ErrorState
      large
      title={t('goneTitle')}
      text={t('goneText')}
      action={<ButtonLink href={hrefTo('/recipes')}>{t('toList')}</ButtonLink>}
    />
  )
  return (
    <Loaded large query={query} failed={t('loadFailed')} skeleton={<SkeletonPage />} gone={goneState}>
      {recipe => (
        <PageColumn>
          <Header recipe={recipe} />
          <EditForm key={`${id} ${round}`} recipe={recipe} carried={carried} onReload={typed => void reload(typed)} />
        </PageColumn>
      )}
    </Loaded>
  )
}

function Header({ recipe }: { recipe: RecipeDetail }) {
  const t = useFormWords()
  const { remove, clone } = useRecipeActions({
    onDeleted: () => goTo(recipesAddress.href(rememberedPlace(recipesAddress)), { isSaved: true }),
  })
  return (
    <PageHeader
      title={recipe.name}
      back={<BackButton />}
      more={[
        ...(recipe.may.clone ? [{ label: t('duplicate'), icon: IconCopy, onClick: () => clone(recipe.id) }] : []),
        ...(recipe.may.delete ? [{ label: t('delete'), icon: IconTrash, danger: true, onClick: () => remove(recipe) }] : []),
      ]}
    />
  )
}
