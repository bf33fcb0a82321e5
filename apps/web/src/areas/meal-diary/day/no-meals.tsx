import { useFormats } from '#lib/formats'
import { EmptyState } from '#ui/empty-state'
import { MealPlanPicture } from '#ui/illustrations'
import type { DayView } from '../diet/day-view.ts'
import type { OwnDiet } from '../diet/use-diet.ts'
import { useDiaryWords } from '../words.ts'

interface NoMealsProps {
  own: OwnDiet
  view: DayView
}

/** Why a day has no meals: no plan yet, none any more, or a day off. */
export function NoMeals(props: NoMealsProps) {
  return <EmptyState picture={<MealPlanPicture />} {...useReason(props)} />
}

function useReason({ own: { diet, today }, view: { date, plan, planDayId, planDay } }: NoMealsProps): { title: string; text: string } {
  const t = useDiaryWords()
  const { day } = useFormats()
  if (planDay) return { title: t('noMeals'), text: t('noDayText') }
  if (plan && planDayId !== null) return { title: t('notHereTitle'), text: t('notHereText') }
  if (plan) return { title: t(date === today ? 'noDayTitle' : 'noDayOther'), text: t('noDayText') }
  const starts = diet.assignments
    .filter(({ startDay }) => startDay > date)
    .toSorted((one, other) => (one.startDay < other.startDay ? -1 : 1))
  const [next] = starts
  if (next) return { title: t('startsTitle', { title: next.title, day: day(next.startDay) }), text: t('startsText') }
  const isOver = diet.assignments.some(({ lastDay }) => lastDay !== null && lastDay < date)
  return isOver ? { title: t('overTitle'), text: t('overText') } : { title: t('noPlanTitle'), text: t('emptyText') }
}
