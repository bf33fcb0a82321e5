import { entryName, type Look } from './board.ts'
import { pickedOf, type Cursor } from './cursor.ts'
import type { CalendarBand, CalendarEntry } from './entry.ts'
import type { Segment } from './segments.ts'
import { clockText } from './zone-days.ts'

interface Place {
  cursor: Cursor
  entries: readonly CalendarEntry[]
  bands?: readonly Segment<CalendarBand>[] | undefined
  /** the person whose column it is */
  person?: string | undefined
  /** the place has no hours, as in a month */
  isDay?: boolean
}

/** A place as it is read aloud: "giovedì 3 dicembre, 18:00, libero", or what lies there. */
export function placeName({ cursor, entries, bands = [], person, isDay = false }: Place, look: Look): string {
  const { t, formats } = look
  const { day, minute } = cursor
  const time = minute === undefined ? (isDay ? undefined : t('allDay')) : clockText(minute)
  const picked = pickedOf(entries, cursor)
  const count = entries.length > 1 ? t('ofEntries', { index: (cursor.pick % entries.length) + 1, count: entries.length }) : undefined
  const content = picked ? [entryName(picked, look), count] : [groundName(bands, minute, look)]
  return [person, formats.fullDay(day), time, ...content].filter(Boolean).join(', ')
}

function groundName(bands: readonly Segment<CalendarBand>[], minute: number | undefined, { t }: Look): string {
  const here = bands.filter(({ from, to }) => minute !== undefined && from <= minute && minute < to).map(({ item }) => item)
  const band = here.find(({ kind }) => kind === 'closed') ?? here.find(({ kind }) => kind === 'busy')
  if (!band) return t('free')
  return band.label ?? t(band.kind === 'closed' ? 'closed' : 'busy')
}
