import { deleteManyMealPlans, mealPlansInBulk, deletedMealPlanDays, type MealPlan } from '@allenio/contract/meal-plans'
import { IconBooks } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { goTo } from '#shell'
import { DeletionBar, useCreate, useKinds, useLibraryWords } from '#shell/library'
import { ListPage, useListPlace, type BulkProps } from '#shell/list-page'
import { call } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { EmptyState } from '#ui/empty-state'
import { MealPlanPicture } from '#ui/illustrations'
import { countsQuery, editorHref, mealPlansQuery } from '../data.ts'
import { StartFromExample } from '../dialogs.ts'
import { FilterChips } from './filter-chips.tsx'
import { mealPlansAddress } from './filters.ts'
import { PlanExamples } from './plan-examples.tsx'
import { useRowParts } from './rows.tsx'
import { useListWords } from './words.ts'

/** The library of plans, which answers: which plan do I open, copy or adapt to somebody? */
export function Library() {
  const t = useListWords()
  const place = useListPlace(mealPlansAddress)
  const { filters, narrow } = place
  // the two requests start together, so that neither waits for the other
  const list = useInfiniteQuery(mealPlansQuery(filters))
  const { data: counts } = useQuery(countsQuery(filters))
  const { rows, dialog } = useRowParts(filters)
  const { create, createButton } = useCreate('create meal plans', { label: t('create'), href: hrefTo('/mealPlans/create') })
  const kinds = useKinds({ filters, counts, deletedDays: deletedMealPlanDays })
  const say = useLibraryWords()
  const [isChoosingExample, setChoosingExample] = useState(false)
  const empty = { title: t('emptyTitle'), text: t('emptyText'), action: createButton }
  const examples = create && { title: t('examples'), list: <PlanExamples onCreated={plan => goTo(editorHref(plan))} /> }
  return (
    <ListPage
      title={t('title')}
      menu={isEmpty =>
        create && !isEmpty
          ? [{ items: [{ label: say('startFromExample'), icon: IconBooks, onClick: () => setChoosingExample(true) }] }]
          : []
      }
      create={create}
      place={place}
      // without a search, the plans that were changed last come first
      defaultSort={filters.search === undefined ? '-updated' : undefined}
      list={list}
      matching={counts?.matching}
      views={{ standard: kinds.standard, stays: ['search', 'authorId'] }}
      search={{ label: t('search'), placeholder: t('searchHint') }}
      filters={<FilterChips filters={filters} onNarrow={narrow} />}
      rows={rows}
      Bulk={Bulk}
      failed={t('failed')}
      noRows={kinds.empty({
        unmatched: t('noneTitle'),
        forOneClient: { title: t('noneForOneClient'), text: t('noneForOneClientText') },
        library: empty,
      })}
      empty={<EmptyState large picture={<MealPlanPicture />} {...empty} examples={examples} />}
      {...kinds.page}>
      {dialog}
      {isChoosingExample && <StartFromExample onClose={() => setChoosingExample(false)} />}
    </ListPage>
  )
}

const Bulk = (props: BulkProps<MealPlan>) => (
  <DeletionBar
    {...props}
    send={(action, ids) => call(deleteManyMealPlans, { action, ids })}
    portion={mealPlansInBulk}
    question={useListWords()}
  />
)
