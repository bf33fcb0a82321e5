import type { ShoppingDiet } from '@allenio/domain/shopping'
import { IconCalendar, IconPlus, IconShare2 } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useOwnDiet } from '#areas/meal-diary'
import { useToday } from '#shell'
import { isGone, messageOf, Unreachable } from '#lib/api'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { MealPlanPicture, OfflinePicture } from '#ui/illustrations'
import { PageHeader } from '#ui/page-header'
import { SkeletonRows } from '#ui/skeleton'
import { useTripText } from '../lines/list-head.tsx'
import { FirstList } from './first-list.tsx'
import { linesOf, ListContent } from './list-content.tsx'
import css from './own.module.css'
import { useShoppingList } from './use-shopping-list.ts'
import { useShoppingWords } from './words.ts'
import { TripPanel } from './trip-panel.tsx'
import { ShareDialog } from './share-dialog.tsx'

/** A client's list: it is made here, and ticked here without a network. */
export function Page() {
  const t = useShoppingWords()
  const tripText = useTripText()
  const today = useToday()
  const shopping = useShoppingList()
  const diet = useOwnDiet()
  const [open, setOpen] = useState<'share' | 'change' | 'new'>()
  const own = diet.data
  const plan = useMemo<ShoppingDiet | undefined>(
    () => own && { assignments: own.diet.assignments, foods: own.foods, diary: own.diary },
    [own],
  )
  const { list } = shopping
  const close = () => setOpen(undefined)
  const failed = list === undefined ? shopping : list === null && !plan ? diet : undefined
  return (
    <div className={css.page}>
      <PageHeader
        title={t('title')}
        sub={list ? tripText(list) : undefined}
        secondary={
          list ? (
            <Button icon={IconShare2} onClick={() => setOpen('share')}>
              {t('share')}
            </Button>
          ) : undefined
        }
        more={
          list && plan
            ? [
                { label: t('change'), icon: IconCalendar, onClick: () => setOpen('change') },
                { label: t('newList'), icon: IconPlus, onClick: () => setOpen('new') },
              ]
            : undefined
        }
      />
      {list ? (
        <ListContent list={list} plan={plan} today={today} onNew={() => setOpen('new')} />
      ) : failed?.error ? (
        <Failure {...failed} error={failed.error} />
      ) : list === null && plan ? (
        <FirstList plan={plan} today={today} />
      ) : (
        <SkeletonRows rows={8} columns={1} tall />
      )}
      {list && open === 'share' && <ShareDialog list={list} lines={linesOf(list)} onClose={close} />}
      {list && plan && open === 'change' && <TripPanel plan={plan} today={today} list={list} onClose={close} />}
      {plan && open === 'new' && <TripPanel plan={plan} today={today} onClose={close} />}
    </div>
  )
}

interface FailureProps {
  error: Error
  isRefetching: boolean
  refetch: () => unknown
}

/** A person who is not followed here has no list; others may try again. */
function Failure({ error, isRefetching, refetch }: FailureProps) {
  const t = useShoppingWords()
  if (isGone(error)) return <EmptyState large picture={<MealPlanPicture />} title={t('lonelyTitle')} text={t('noPlanText')} />
  return (
    <ErrorState
      large
      title={t('failed')}
      {...(error instanceof Unreachable ? { text: t('neverRead'), picture: <OfflinePicture /> } : { text: messageOf(error) })}
      onRetry={() => void refetch()}
      isRetrying={isRefetching}
    />
  )
}
