import type { Language } from '@allenio/contract'
import { exerciseIn, noteWith, parseProgramTable, tableColumns, type TableColumn } from '@allenio/domain/programs'
import { titled, titleOf, type DraftDay, type DraftWeek, type OpenWorkout, type ProgramDraft } from './draft.ts'
import { fileHeading, type FileColumn } from './file-columns.ts'
import type { PlaceText } from './place-texts.ts'

interface Line {
  cells: readonly string[]
  columns: readonly (FileColumn | null)[]
  language: Language
}

const isTableColumn = (column: FileColumn | null | undefined): column is TableColumn => tableColumns.some(each => each === column)

/** Gathers lines into weeks, days and workouts; what is not understood goes into the nearest note. */
export function openDraft(language: Language) {
  const weeks: DraftWeek[] = []
  let [dayCount, unreadCount] = [0, 0]
  let columns: readonly (FileColumn | null)[] = []
  let workout: OpenWorkout | undefined

  const day = () => weeks.at(-1)?.days.at(-1)

  function startWeek(place?: PlaceText): DraftWeek {
    endWorkout()
    const name = place ? titleOf(place, [weeks.length + 1]) : ''
    const week: DraftWeek = { ...titled(name), isDeload: place?.isDeload ?? false, days: [] }
    weeks.push(week)
    return week
  }

  function startDay(place?: PlaceText): DraftDay {
    endWorkout()
    const week = weeks.at(-1) ?? startWeek()
    dayCount += 1
    const name = place ? titleOf(place, [week.days.length + 1, dayCount]) : ''
    const started: DraftDay = { ...titled(name), workouts: [] }
    week.days.push(started)
    return started
  }

  function startWorkout(name = ''): OpenWorkout {
    endWorkout()
    const target = day() ?? startDay()
    workout = { ...titled(name), rows: [], lines: [] }
    target.workouts.push(workout)
    return workout
  }

  /** Reads the lines of a workout together, because a superset follows from the lines beside it. */
  function endWorkout(): void {
    if (!workout) return
    const ended = workout
    workout = undefined
    const own = columns.map(column => (isTableColumn(column) ? column : null))
    const { rows, unread } = parseProgramTable(
      ended.lines.map(({ cells }) => cells),
      { columns: own, hasHeadings: false, language },
    )
    unreadCount += unread.length
    ended.rows = rows.map((row, index) => ({ ...row, unreadNote: noteWith(row.unreadNote, (ended.lines[index]?.more ?? []).join('\n')) }))
  }

  return {
    startWeek,
    startDay,
    startWorkout,
    endWorkout,
    workout: () => workout,
    day,
    weeks: weeks as readonly DraftWeek[],
    addLine(line: Line): void {
      if (workout && workout.lines.length > 0 && columns !== line.columns) startWorkout(workout.name)
      columns = line.columns
      ;(workout ?? startWorkout()).lines.push({ cells: [...line.cells], more: [] })
    },
    /** Texts without an exercise belong to the one above them, or to their workout or day. */
    addTexts({ cells, columns: own }: Line): void {
      const texts = cells.flatMap((text, at) => {
        const column = own[at]
        return isTableColumn(column) && text !== '' ? [`${fileHeading(column, language)}: ${text}`] : []
      })
      if (texts.length === 0) return
      unreadCount += texts.length
      const above = workout?.lines.at(-1)
      if (above) above.more.push(texts.join(', '))
      else {
        const target = workout ?? day() ?? startDay()
        target.note = noteWith(target.note, texts.join(', '))
      }
    },
    end(): ProgramDraft {
      endWorkout()
      const names = new Map<string, number>()
      for (const week of weeks)
        for (const each of week.days)
          for (const { rows } of each.workouts)
            for (const { cells } of rows) {
              const name = exerciseIn(cells)?.name
              if (name !== undefined) names.set(name, (names.get(name) ?? 0) + 1)
            }
      return { weeks, unreadCount, names }
    },
  }
}
