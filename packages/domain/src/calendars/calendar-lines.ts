/** One line of a calendar file: DTSTART;TZID=Europe/Rome:20260610T100000 */
export interface CalendarLine {
  name: string
  parameters: ReadonlyMap<string, string>
  value: string
}

export type CalendarEntry = readonly CalendarLine[]

/** Long lines are folded: what continues one begins with a blank. */
const unfold = (text: string): string[] => text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/)

function parseLine(line: string): CalendarLine | undefined {
  const end = endOfName(line)
  if (end <= 0) return undefined
  const [name = '', ...parameters] = line.slice(0, end).split(';')
  const pairs = parameters.map((each): [string, string] => {
    const at = each.indexOf('=')
    return [each.slice(0, at).toUpperCase(), each.slice(at + 1).replaceAll('"', '')]
  })
  return { name: name.toUpperCase(), parameters: new Map(pairs), value: line.slice(end + 1) }
}

/** The colon after the parameters; one within quotes belongs to a parameter. */
function endOfName(line: string): number {
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted
    else if (line[at] === ':' && !isQuoted) return at
  }
  return -1
}

export interface CalendarEntries {
  isCalendar: boolean
  /** The zone that the whole file names. */
  zone: string | undefined
  events: CalendarEntry[]
}

/** Splits a file into its events. What stands within them, such as alarms, is left out. */
export function parseEntries(text: string, most: number): CalendarEntries {
  const result: CalendarEntries = { isCalendar: false, zone: undefined, events: [] }
  const open: string[] = []
  let lines: CalendarLine[] = []
  for (const line of unfold(text)) {
    const parsed = parseLine(line)
    if (!parsed) continue
    const { name, value } = parsed
    const part = value.trim().toUpperCase()
    if (name === 'BEGIN') {
      open.push(part)
      if (part === 'VCALENDAR') result.isCalendar = true
      if (part === 'VEVENT') lines = []
    } else if (name === 'END') {
      if (part === 'VEVENT' && open.at(-1) === 'VEVENT') result.events.push(lines)
      open.pop()
      if (result.events.length > most) return result
    } else if (open.at(-1) === 'VEVENT') lines.push(parsed)
    else if (open.at(-1) === 'VCALENDAR' && name === 'X-WR-TIMEZONE') result.zone = value.trim()
  }
  return result
}

export const lineOf = (entry: CalendarEntry, name: string): CalendarLine | undefined => entry.find(line => line.name === name)

export const plainValue = (value: string): string =>
  value.replaceAll(/\\([\\;,nN])/g, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter))
