import { useMemo } from 'react'
import { useFormats } from '#lib/formats'
import { useStored } from '#lib/store'
import type { DayEntry, WorkoutEntry } from '../outline.ts'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'

type SayTitle = (day: DayEntry, workout?: WorkoutEntry) => { title: string; detail: string | undefined }

const nameIn = ({ cells }: { cells: WorkoutEntry['cells'] }): string | undefined => {
  const name = cells['name']
  return typeof name === 'string' && name !== '' ? name : undefined
}

/** A day by its number, weekday and name; of several workouts in one day, each by its own number, too. */
export function useDayTitles(): SayTitle {
  const t = useEditorWords()
  const { weekday } = useFormats()
  const dates = useStored(useEditor().dates)
  return useMemo(
    () => (day, workout) => {
      const dayTitle = t('day', { number: day.number })
      const date = dates.get(day.id)
      const names = [date && weekday(date), nameIn(day), workout && nameIn(workout)].filter(Boolean)
      const detail = names.length > 0 ? names.join(' · ') : undefined
      if (!workout || day.workouts.length < 2) return { title: dayTitle, detail }
      return { title: `${dayTitle} · ${t('workout', { number: day.workouts.indexOf(workout) + 1 })}`, detail }
    },
    [t, weekday, dates],
  )
}
