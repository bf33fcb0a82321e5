import { useMemo } from 'react'
import type { SheetGroup, SheetRow } from '#ui/spreadsheet'
import { useDayMenu } from '../days/use-day-menu.tsx'
import { figuresOf } from '../figures.ts'
import { rowsOfWeek, type RowEntry, type WeekEntry, type WorkoutEntry } from '../outline.ts'
import { FigureText } from './figure-text.tsx'
import { useDayTitles } from '../days/day-titles.ts'

/** The workouts of a week as groups of the table; a day without one is a group, too. */
export function useGroups(week: WeekEntry | undefined): readonly SheetGroup[] {
  const titles = useDayTitles()
  const menuOf = useDayMenu()
  return useMemo(() => {
    if (!week) return []
    const lines = new Map(rowsOfWeek(week).map(({ id }, index) => [id, index + 1]))
    const rowsOf = ({ rows }: WorkoutEntry) => rows.map(entry => sheetRow(entry, lines.get(entry.id)))
    return week.days.flatMap(day =>
      day.workouts.map(workout => {
        const { title, detail } = titles(day, workout)
        return {
          id: workout.id,
          title,
          detail,
          summary: <FigureText figures={figuresOf([workout])} />,
          menu: () => menuOf(day, workout),
          rows: rowsOf(workout),
        }
      }),
    )
  }, [week, titles, menuOf])
}

const sheetRow = ({ id, number, superset }: RowEntry, line: number | undefined): SheetRow => ({
  id,
  number: line,
  label: number.letter,
  labelSuffix: number.supersetPosition === null ? undefined : String(number.supersetPosition),
  joinId: number.supersetPosition === null ? undefined : (superset ?? undefined),
})
