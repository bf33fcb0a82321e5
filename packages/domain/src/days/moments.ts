const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone)
  if (cached) return cached
  const makeFormatter = (zone: string) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  let formatter: Intl.DateTimeFormat
  try {
    formatter = makeFormatter(timeZone)
  } catch {
    // as the days do
    formatter = makeFormatter('Europe/Rome')
  }
  formatters.set(timeZone, formatter)
  return formatter
}

/** The local date and time in a time zone, encoded as if it were UTC. */
function localTimeOf(timeZone: string, moment: number): number {
  const parts = formatterOf(timeZone).formatToParts(moment)
  const of = (type: string) => Number(parts.find(part => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
}

/** The local time in a time zone: HH:MM. */
export const clockIn = (timeZone: string, moment: number): string => new Date(localTimeOf(timeZone, moment)).toISOString().slice(11, 16)

/**
 * The moment, in milliseconds, of a local time HH:MM on a day. An hour that is skipped in spring counts as the next hour;
 * an hour that comes twice in autumn counts as the first one.
 */
export function momentOf(day: string, clock: string, timeZone: string): number {
  const localTime = Date.parse(`${day}T${clock}:00Z`)
  const ahead = (moment: number) => localTimeOf(timeZone, moment) - moment
  const dayMs = 86_400_000
  const [before, after] = [localTime - ahead(localTime - dayMs), localTime - ahead(localTime + dayMs)]
  return localTimeOf(timeZone, before) === localTime ? before : localTimeOf(timeZone, after) === localTime ? after : before
}
