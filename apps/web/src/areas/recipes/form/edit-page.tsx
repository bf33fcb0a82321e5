import type { RecipeDetail } from '@allenio/contract/recipes'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BackButton, goTo, useParam } from '#shell'
import type { EditDraft } from '#lib/forms'
import { rememberedPlace } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { PageColumn } from '#ui/sheet-page'
import { SkeletonPage } from '#ui/skeleton'
import { recipeQuery } from '../data.ts'
import { recipesAddress } from '../list/filters.ts'
import { useRecipeActions } from '../list/use-recipe-actions.ts'
import { EditForm } from './edit-form.tsx'
import type { RecipeValues } from './values.ts'
import { useFormWords } from './words.ts'

export function Page() {
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
