import { repetitionLimits, type Repetition } from '@allenio/contract/repetition'
import { weekdayOf } from '@allenio/domain/days'

/** How often something is due, as a form has it: it keeps the values of every kind, although only one of them counts. */
export interface RepetitionValues {
  repeats: Repetition['kind']
  weekdays: number[]
  every: number
}

export function repetitionOf({ repeats, weekdays, every }: RepetitionValues): Repetition {
  switch (repeats) {
    case 'once':
    case 'daily':
      return { kind: repeats }
    case 'weekly':
      return { kind: repeats, every, days: [...weekdays].sort((one, other) => one - other) }
    case 'monthly':
      return { kind: repeats, every }
    default:
      return repeats satisfies never
  }
}

export const repetitionValuesOf = (repetition: Repetition, dueDay: string): RepetitionValues => ({
  repeats: repetition.kind,
  weekdays: repetition.kind === 'weekly' ? repetition.days : [weekdayOf(dueDay)],
  every: 'every' in repetition ? repetition.every : 1,
})

export const maxRepetition = (repeats: Repetition['kind']): number =>
  repeats === 'monthly' ? repetitionLimits.everyMonths : repetitionLimits.everyWeeks

export type RepetitionFault = 'weekdays' | 'every' | 'until'

interface RepeatedValues extends RepetitionValues {
  dueDay: string
  untilDay: string
}

export const repetitionFaults = ({ repeats, weekdays, every, dueDay, untilDay }: RepeatedValues) => ({
  ...(repeats === 'weekly' && weekdays.length === 0 && { weekdays: 'weekdays' as const }),
  ...((repeats === 'weekly' || repeats === 'monthly') && !(every >= 1 && every <= maxRepetition(repeats)) && { every: 'every' as const }),
  ...(repeats !== 'once' && untilDay !== '' && untilDay < dueDay && { untilDay: 'until' as const }),
})
