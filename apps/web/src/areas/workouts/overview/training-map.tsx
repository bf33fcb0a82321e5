import { trainingMapWeeks } from '@allenio/contract/workouts'
import { weeksFrom } from '@allenio/domain/days'
import { DayMap, type DayShade } from '#ui/day-map'
import { stateOfDay } from './day-state.ts'
import type { DayState, TrainingDays } from './day-state.ts'
import { useTrainingWords } from './words.ts'

const legend = ['done', 'partly', 'missed', 'rest'] as const satisfies readonly DayState[]

const shades = {
  done: 'full',
  partly: 'half',
  missed: 'cross',
  rest: 'point',
  planned: 'ring',
  open: 'faint ring',
} as const satisfies Record<DayState, DayShade>

/** Twelve weeks of training. */
export function TrainingMap({ map: { from, today, days } }: { map: TrainingDays }) {
  const t = useTrainingWords()
  const byDay = new Map(days.map(each => [each.day, each]))
  const lookOfState = (state: DayState) => ({ shade: shades[state], label: t(`day_${state}`) })
  return (
    <DayMap
      title={t('mapTitle')}
      weeks={weeksFrom(from, trainingMapWeeks)}
      today={today}
      lookOf={day => lookOfState(stateOfDay(byDay.get(day), day, today))}
      legend={legend.map(lookOfState)}
    />
  )
}
