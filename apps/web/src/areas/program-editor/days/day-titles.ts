import { useMemo } from 'react'
import type { DayEntry, WorkoutEntry } from '../outline.ts'
import { useEditorWords } from '../words.ts'

type SayTitle = (day: DayEntry, workout?: WorkoutEntry) => { title: string; detail: string | undefined }

const nameIn = ({ cells }: { cells: WorkoutEntry['cells'] }): string | undefined => {
  const name = cells['name']
  return typeof name === 'string' && name !== '' ? name : undefined
}

/** A day by its number and name; of several workouts in one day, each by its own number, too. */
export function useDayTitles(): SayTitle {
  const t = useEditorWords()
  return useMemo(
    () => (day, workout) => {
      const dayTitle = t('day', { number: day.number })
      const names = [nameIn(day), workout && nameIn(workout)].filter(Boolean)
      const detail = names.length > 0 ? names.join(' · ') : undefined
      if (!workout || day.workouts.length < 2) return { title: dayTitle, detail }
      return { title: `${dayTitle} · ${t('workout', { number: day.workouts.indexOf(workout) + 1 })}`, detail }
    },
    [t],
  )
}
