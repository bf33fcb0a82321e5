import { useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { isGone, messageOf, Unreachable } from '#lib/api'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { MealPlanPicture, OfflinePicture } from '#ui/illustrations'
import { PageHeader } from '#ui/page-header'
import { dayViewOf, markOf } from '../diet/day-view.ts'
import { useLinksAhead } from '../diet/use-links-ahead.ts'
import { useDietReceipts } from '../diet/use-receipts.ts'
import { useOwnDiet, type OwnDiet as LoadedDiet } from '../diet/use-diet.ts'
import { useFoodsAhead } from '../foods/use-own-foods.ts'
import { useDiaryWords } from '../words.ts'
import { DayContent } from './day-content.tsx'
import { DayHead } from './day-head.tsx'
import { DayStrip } from './day-strip.tsx'
import css from './day.module.css'
import { OwnDietSkeleton } from './skeleton.tsx'
import { useDaySwipe } from './use-day-swipe.ts'

const noPlans: readonly never[] = []

/** Answers a client: what do I eat now, and what have I eaten? */
export function OwnDiet() {
  const t = useDiaryWords()
  const { data, error, isRefetching, refetch } = useOwnDiet()
  useDietReceipts(data?.diet.assignments ?? noPlans, 'stored')
  // a message about a meal leads to its day
  const addressDay = useSearch({ strict: false, select: search => ('day' in search ? String(search.day) : undefined) })
  return (
    <div className={css.page}>
      <PageHeader title={t('title')} />
      {data ? (
        <DietOfDays key={addressDay} own={data} addressDay={addressDay} />
      ) : !error ? (
        <OwnDietSkeleton />
      ) : isGone(error) ? (
        <EmptyState large picture={<MealPlanPicture />} title={t('lonelyTitle')} text={t('emptyText')} />
      ) : (
        <ErrorState
          large
          title={t('failed')}
          {...(error instanceof Unreachable ? { text: t('neverRead'), picture: <OfflinePicture /> } : { text: messageOf(error) })}
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      )}
    </div>
  )
}

function DietOfDays({ own, addressDay }: { own: LoadedDiet; addressDay: string | undefined }) {
  const { diet, diary, today } = own
  useLinksAhead(diet.settings)
  useFoodsAhead()
  const isOnDevice = addressDay !== undefined && addressDay >= diet.from && addressDay <= diet.to
  const [chosen, setChosen] = useState(isOnDevice ? addressDay : undefined)
  const date = chosen ?? today
  const viewOf = (each: string) => dayViewOf(diet, diary, each)
  // a page that stays open over night goes on to the new day by itself
  const choose = (next: string) => setChosen(next === today ? undefined : next)
  const swipe = useDaySwipe({ date, today, onChoose: choose })
  const view = viewOf(date)
  const openedPlan = view.isPast ? null : view.plan
  useDietReceipts(
    useMemo(() => (openedPlan ? [openedPlan] : noPlans), [openedPlan]),
    'opened',
  )
  return (
    <>
      <DayStrip date={date} today={today} markOf={each => markOf(viewOf(each))} onChoose={choose} />
      <div {...swipe} className={css.swiped}>
        <DayHead own={own} view={view} onChoose={choose} />
        <DayContent key={date} own={own} view={view} />
      </div>
    </>
  )
}
