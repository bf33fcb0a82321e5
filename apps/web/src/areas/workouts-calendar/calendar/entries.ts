import type { DayMarkKind } from '@allenio/contract/clients'
import type { ClientCalendar, TrainingEntry, TrainingState } from '@allenio/contract/workouts'
import {
  IconBarbell,
  IconCalendarCheck,
  IconCircleCheck,
  IconCircleX,
  IconClipboardText,
  IconPlayerPause,
  IconPlayerPlay,
  IconSalad,
  IconStethoscope,
} from '@tabler/icons-react'
import type { EventColor } from '#lib/event-colors'
import { wholeDays, type CalendarEntry } from '#ui/calendar'
import type { IconComponent } from '#ui/icon'
import type { SayInCalendar } from './words.ts'

const looks = {
  planned: { color: 'blue', icon: IconBarbell },
  'under way': { color: 'yellow', icon: IconPlayerPlay },
  done: { color: 'green', icon: IconCircleCheck },
  missed: { color: 'red', icon: IconCircleX },
} as const satisfies Record<TrainingState, { color: EventColor; icon: IconComponent }>

const markIcons: Readonly<Record<DayMarkKind, IconComponent>> = {
  appointments: IconCalendarCheck,
  visits: IconStethoscope,
  'check-ins': IconClipboardText,
  meals: IconSalad,
}

interface EntryOptions {
  t: SayInCalendar
  zone: string
  isTeam: boolean
  /** The facts of a workout that was done: sets, minutes, kilograms. */
  factsOf: (result: NonNullable<TrainingEntry['result']>) => string[]
}

export const nameOfEntry = ({ name, plan }: TrainingEntry, t: SayInCalendar): string =>
  name || (plan ? t('weekAndDay', { week: plan.weekNumber, day: plan.dayNumber }) : t('session'))

/** The date that the server knows of an entry; one that is trained in order has none. */
export const seenDayOf = ({ day, isDated }: Pick<TrainingEntry, 'day' | 'isDated'>): string | null => (isDated ? day : null)

/** The state in a word or two: "in programma", "quando vuole", "da scrivere". */
export function stateOfEntry({ state, isDated, exercises }: TrainingEntry, { t, isTeam }: Pick<EntryOptions, 't' | 'isTeam'>): string {
  if (state === 'done') return t('done').toLocaleLowerCase()
  if (state === 'planned' && exercises.length === 0) return t('toWrite')
  if (state === 'planned' && !isDated) return t(isTeam ? 'anyDay' : 'anyDayOwn')
  return t(`state_${state}`)
}

const namesAtMost = 3

/** "Squat, Panca piana, Stacco +3"; an exercise in several rows, as in a 5/3/1, is named once. */
function exerciseLine({ exercises }: TrainingEntry, t: SayInCalendar): string {
  const distinct = [...new Set(exercises)]
  const names = distinct.slice(0, namesAtMost).join(', ')
  return distinct.length > namesAtMost ? `${names} ${t('more', { count: distinct.length - namesAtMost })}` : names
}

const blockLines = 4

function trainingEntry(entry: TrainingEntry, options: EntryOptions): CalendarEntry {
  const { t, zone, factsOf } = options
  const { id, day, state, result, may } = entry
  const isDone = state === 'done' && result !== null
  const isPlain = state === 'planned' && entry.isDated && entry.exercises.length > 0
  return {
    id,
    ...wholeDays(day, day, zone),
    title: nameOfEntry(entry, t),
    detail: isDone ? factsOf(result).join(' · ') : exerciseLine(entry, t),
    ...looks[state],
    timeText: stateOfEntry(entry, options),
    // a plain plan needs no word for its state
    ...(!isPlain && { stateText: stateOfEntry(entry, options) }),
    isDisabled: state === 'missed',
    layer: 'a training',
    lines: blockLines,
    mayMove: may.move,
  }
}

/** The entries that the calendar draws: training first, then marks of other areas, and pauses over their days. */
export function entriesOf({ entries, marks, pauses }: ClientCalendar, to: string, options: EntryOptions): CalendarEntry[] {
  const { t, zone } = options
  return [
    ...pauses.map(({ from, until }): CalendarEntry => ({
      id: `pause/${from}`,
      ...wholeDays(from, until ?? to, zone),
      title: t('pause'),
      color: 'dark',
      icon: IconPlayerPause,
      isDisabled: true,
      layer: '0 pause',
    })),
    ...entries.map(entry => trainingEntry(entry, options)),
    ...marks.map(({ id, kind, day, startsAt, endsAt, title, detail, color }): CalendarEntry => ({
      id,
      ...(startsAt !== null && endsAt !== null ? { start: startsAt, end: endsAt } : { ...wholeDays(day, day, zone), timeText: '' }),
      title,
      ...(detail && { detail }),
      color,
      icon: markIcons[kind],
      isQuiet: true,
      layer: 'b marks',
    })),
  ]
}
