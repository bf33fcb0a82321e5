import type { Permission } from '@allenio/contract'
import { IconBooks, IconChefHat, IconClipboardText } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#shell'
import { useCreate, useLibraryWords } from '#shell/library'
import { ListPage, useListPlace } from '#shell/list-page'
import type { ListViews } from '#shell/list-page'
import { useFormats } from '#lib/formats'
import { lazyPart } from '#lib/lazy-part'
import { hrefTo } from '#lib/screens'
import { Button, ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { RecipesPicture } from '#ui/illustrations'
import { choicesQuery, countsQuery, recipesQuery } from '../data.ts'
import { FilterChips } from '../filters/filter-chips.tsx'
import { recipesAddress } from './filters.ts'
import type { RecipeFilters } from './filters.ts'
import { useRowParts } from './rows.tsx'
import { useListWords } from './words.ts'
import { Bulk } from './bulk.tsx'

const StarterRecipes = lazyPart(() => import('../starter/starter-recipes.tsx'), 'StarterRecipes')

/** The page of a new recipe, which asks first for a text to read its ingredients from. */
const pasteHref = hrefTo('/recipes/create', { search: { paste: 'text' } })

/** Answers: which recipe fits, and what is in a portion of it? */
export function Page() {
  const t = useListWords()
  const say = useLibraryWords()
  const me = useMe()
  const { integer } = useFormats()
  const place = useListPlace(recipesAddress)
  const { filters } = place
  // the requests start at once, so that none waits for another
  const list = useInfiniteQuery(recipesQuery(filters))
  const { data: counts } = useQuery(countsQuery(filters))
  const { data: choices } = useQuery(choicesQuery())
  // without a search to fit, the newest stand first
  const isRanked = filters.search !== undefined
  const may = (permission: Permission) => me?.permissions.includes(permission) ?? false
  const rows = useRowParts({ isRanked, showsFigures: may('view macros') })
  const { mayCreate, create, createWay } = useCreate('create recipes', { label: t('create'), href: hrefTo('/recipes/create') })
  const [isTakingStarters, setTakingStarters] = useState(false)
  const takeStarters = () => setTakingStarters(true)
  const own = choices?.authors.find(({ isOwn }) => isOwn)
  // without recipes of others one's own are all
  const hasOwnView = own !== undefined && own.count < (counts?.total ?? 0)
  const views: ListViews<RecipeFilters> = {
    standard: [
      { id: 'all', title: t('all'), count: counts?.total, filters: {} },
      ...(hasOwnView ? [{ id: 'own', title: t('own'), count: own.count, filters: { authorId: own.id } }] : []),
    ],
    stays: ['search', 'tag', 'diet', 'freeOf', 'foodId', 'minutesAtMost', 'kcalAtLeast', 'kcalAtMost'],
  }
  const ways = [
    createWay({ icon: IconChefHat, title: t('byHand'), text: t('byHandText') }),
    { icon: IconClipboardText, title: t('byText'), text: t('byTextText'), action: <ButtonLink href={pasteHref}>{t('paste')}</ButtonLink> },
    {
      icon: IconBooks,
      title: t('starters'),
      text: t('startersText'),
      action: <Button onClick={takeStarters}>{t('startersChoose')}</Button>,
    },
  ]
  // clients see the recipes of their plans, and have none before
  const empty = mayCreate ? (
    <EmptyState large picture={<RecipesPicture />} title={t('emptyTitle')} text={t('emptyText')} ways={ways} />
  ) : (
    <EmptyState large picture={<RecipesPicture />} title={t('noneGivenTitle')} text={t('noneGivenText')} />
  )
  return (
    <ListPage
      title={t('title')}
      count={counts && { value: integer(counts.total), text: t('countText') }}
      menu={isEmpty =>
        mayCreate && !isEmpty
          ? [
              {
                items: [
                  { label: t('paste'), icon: IconClipboardText, href: pasteHref },
                  { label: t('starters'), icon: IconBooks, onClick: takeStarters },
                ],
              },
            ]
          : []
      }
      create={create}
      place={place}
      defaultSort={isRanked ? undefined : '-created'}
      list={list}
      matching={counts?.matching}
      views={hasOwnView ? views : undefined}
      search={{ label: t('search'), placeholder: t('searchHint') }}
      filters={<FilterChips filters={filters} onNarrow={place.narrow} />}
      rows={rows}
      {...(may('update recipes') && { Bulk })}
      failed={t('failed')}
      noRows={{ title: t('noneTitle'), text: say('noneTextInBoth') }}
      empty={empty}>
      {isTakingStarters && <StarterRecipes onClose={() => setTakingStarters(false)} />}
    </ListPage>
  )
}
