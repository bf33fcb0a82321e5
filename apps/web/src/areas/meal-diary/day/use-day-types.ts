import type { DayType } from '@allenio/contract/macros'
import type { DietAssignment } from '@allenio/contract/meal-diary'
import { useNamedDayType } from '#areas/macros'
import type { DayView } from '../diet/day-view.ts'
import type { OwnDiet } from '../diet/use-diet.ts'

export interface DayTypeChoice {
  type: DayType
  name: string
  isCurrent: boolean
}

/** The types of a plan's days. Their names come with the diet, because not every client may read the settings of macros. */
export function useDayTypes({ diet }: Pick<OwnDiet, 'diet'>, { planDayId }: DayView, { dayList }: DietAssignment): DayTypeChoice[] {
  const nameOf = useNamedDayType(diet.settings.dayTypeNames)
  const current = dayList.find(({ id }) => id === planDayId)?.dayType
  const types = [...new Set(dayList.flatMap(({ dayType }) => dayType ?? []))]
  return types.map(type => ({ type, name: nameOf(type), isCurrent: type === current }))
}
