import { updateRecipe, type RecipeDetail } from '@allenio/contract/recipes'
import { useState } from 'react'
import { goTo } from '#shell'
import { CallError } from '#lib/api'
import { changedValues } from '#lib/forms'
import type { EditDraft, FormDraft } from '#lib/forms'
import { rememberedPlace } from '#lib/list-place'
import { Button } from '#ui/button'
import { WithDraft } from '#ui/form'
import { MeanwhileNotice } from '#ui/meanwhile-notice'
import { SheetFormPage } from '#ui/sheet-page'
import { toast } from '#ui/toast'
import { recipesAddress } from '../list/filters.ts'
import { FootNote } from '../totals/foot-note.tsx'
import { RecipeFields } from './recipe-fields.tsx'
import { useRecipeForm } from './use-recipe-form.ts'
import { fieldsOf, mergedDraft, valuesOf } from './values.ts'
import type { RecipeValues } from './values.ts'
import { useFormWords } from './words.ts'

interface EditFormProps {
  recipe: RecipeDetail
  /** The values as they were typed before the recipe was read anew; they win over a draft, which another tab may have discarded. */
  carried: EditDraft<RecipeValues> | undefined
  onReload: (carried: EditDraft<RecipeValues>) => void
}

/** The fields start as they were when the page was opened. */
export function EditForm({ recipe, carried, onReload }: EditFormProps) {
  const [opened] = useState(recipe)
  const [start] = useState(() => valuesOf(recipe))
  return (
    <WithDraft name={`recipe ${recipe.id}`} parse={stored => mergedDraft(carried ?? stored, start)}>
      {({ draft, save, discard }) => (
        <Form
          recipe={opened}
          start={start}
          draft={{ draft: draft?.values, save: values => save({ base: start, values }), discard }}
          onReload={values => onReload({ base: start, values })}
        />
      )}
    </WithDraft>
  )
}

interface FormProps {
  recipe: RecipeDetail
  start: RecipeValues
  draft: FormDraft<RecipeValues>
  onReload: (values: RecipeValues) => void
}

function Form({ recipe: { id, picture, updatedAt }, start, draft, onReload }: FormProps) {
  const t = useFormWords()
  const [isOutdated, setOutdated] = useState(false)
  const listHref = recipesAddress.href(rememberedPlace(recipesAddress))
  const form = useRecipeForm({
    endpoint: updateRecipe,
    start,
    draft,
    toInput: values => ({ id, readAt: updatedAt, ...fieldsOf(values, new Set(Object.keys(changedValues(start, values)))) }),
    onSaved: () => {
      toast({ type: 'success', text: t('saved') })
      goTo(listHref, { isSaved: true })
    },
    onRefused: error => {
      const isConflict = error instanceof CallError && error.code === 'changed meanwhile'
      if (isConflict) setOutdated(true)
      return isConflict
    },
  })
  const notice = isOutdated && (
    <MeanwhileNotice title={t('conflict')} text={t('conflictText')}>
      <Button onClick={() => onReload(form.getValues())}>{t('reload')}</Button>
    </MeanwhileNotice>
  )
  return (
    <SheetFormPage form={form} isWide cancelHref={listHref} onCancel={draft.discard} note={<FootNote form={form} />} notice={notice}>
      <RecipeFields form={form} recipeId={id} picture={picture && (picture.thumbUrl ?? picture.url)} isPasting={false} />
    </SheetFormPage>
  )
}
