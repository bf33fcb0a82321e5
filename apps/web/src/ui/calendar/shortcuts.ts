import { useMemo } from 'react'
import { dayIn } from '#lib/days'
import { useIsHand } from '#lib/device'
import type { CalendarProps } from './props.ts'
import { calendarRange, type CalendarView, type DayRange } from './range.ts'
import { nextHour } from './spans.ts'
import { useCalendarWords } from './words.ts'

/** A key with its name, as the page's help lists it. */
export interface CalendarShortcut {
  keys: string
  label: string
  run: () => void
}

const keysOfViews = {
  day: 'd',
  week: 'w',
  month: 'm',
  list: 'l',
  team: 'p',
  days: '1',
  twoWeeks: '2',
  fourWeeks: '4',
} as const satisfies Record<CalendarView, string>

type Place = Pick<CalendarProps, 'views' | 'onView' | 'day' | 'onDay' | 'zone' | 'people' | 'onCreate'>

/** The views that can be chosen: the team's day only where there are people. */
export const viewsOf = ({ views = ['day', 'week', 'month', 'list', 'team'], people }: Pick<CalendarProps, 'views' | 'people'>) =>
  views.filter(view => view !== 'team' || (people?.length ?? 0) > 0)

/** The calendar's keys that hold on the whole page, for `useShortcuts` of the shell. */
export function useCalendarShortcuts({ views, onView, day, onDay, zone, people, onCreate }: Place): readonly CalendarShortcut[] {
  const t = useCalendarWords()
  const isHand = useIsHand()
  return useMemo(() => {
    const names = {
      day: t('showDay'),
      week: t('showWeek'),
      month: t('showMonth'),
      list: t('showList'),
      team: t('showTeam'),
      days: t('showWeek'),
      twoWeeks: t('showTwoWeeks'),
      fourWeeks: t('showFourWeeks'),
    }
    const shownViews = isHand ? [] : viewsOf({ views, people })
    return [
      ...shownViews.map(view => ({ keys: keysOfViews[view], label: names[view], run: () => onView(view, day) })),
      { keys: 't', label: t('goToday'), run: () => onDay(dayIn(zone)) },
      ...(onCreate ? [{ keys: 'n', label: t('createHere'), run: () => onCreate(nextHour(day, zone)) }] : []),
    ]
  }, [t, isHand, views, people, onView, onDay, zone, onCreate, day])
}

/** The days that the calendar draws on this device: a phone shows the week around a day, whichever view is chosen. */
export function useCalendarRange(view: CalendarView, day: string): DayRange {
  const isHand = useIsHand()
  return useMemo(() => calendarRange(isHand ? 'week' : view, day), [isHand, view, day])
}
