import type { Output } from '@allenio/contract'
import { dietMapWeeks, type getDietMap } from '@allenio/contract/meal-diary'
import { weeksFrom } from '@allenio/domain/days'
import { useFormats } from '#lib/formats'
import { DayMap } from '#ui/day-map'
import { shadeOfState, stateOfDietDay, type DietDayState } from './day-state.ts'
import { useDiaryWords } from './words.ts'

const legend = ['good', 'fair', 'poor', 'unknown'] as const satisfies readonly DietDayState[]

/** Twelve weeks of eating. A day that nobody has ticked is a point, and not a failure. */
export function DietDayMap({ map: { from, today, days } }: { map: Output<typeof getDietMap> }) {
  const t = useDiaryWords()
  const { percent } = useFormats()
  const byDay = new Map(days.map(each => [each.day, each]))
  const lookOfState = (state: DietDayState) => ({ shade: shadeOfState[state], label: t(`day_${state}`) })
  return (
    <DayMap
      title={t('mapTitle')}
      weeks={weeksFrom(from, dietMapWeeks)}
      today={today}
      lookOf={day => {
        const mapped = byDay.get(day)
        const share = mapped?.percent ?? null
        return { ...lookOfState(stateOfDietDay(mapped, day, today)), detail: share === null ? undefined : percent(share) }
      }}
      legend={legend.map(lookOfState)}
    />
  )
}
