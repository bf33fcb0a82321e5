import { parseDay, parseTime } from '@allenio/domain/typed-values'

export interface BookingText {
  /** The text before the day and the time: the client's name. */
  name: string
  day: string | undefined
  /** HH:mm */
  clock: string | undefined
}

const connectors = new Set(['alle', 'all', 'alla', 'ore', 'h', 'il', 'di', 'per', 'at', 'on', 'the', 'for', 'from', 'dalle'])

const isConnector = (word: string): boolean => connectors.has(word.toLowerCase().replace(/[’']$/u, ''))

/** 'alle 9 e mezza' is half past nine. */
const halves = /\b(\d{1,2})\s+e\s+(mezz[ao]|un quarto|tre quarti)\b/giu
const minutesOfHalf = { m: '30', u: '15', t: '45' } as const

const withMinutes = (text: string): string =>
  text.replaceAll(halves, (_whole, hour: string, part: string) => {
    const minutes = Object.entries(minutesOfHalf).find(([letter]) => part.toLowerCase().startsWith(letter))?.[1] ?? '00'
    return `${hour}:${minutes}`
  })

interface When {
  day: string | undefined
  clock: string | undefined
}

/** A figure alone is an hour: whoever means a day of the month also says the month, or the name of the day. */
const dayOf = (words: readonly string[], today: string): string | undefined => {
  const text = words.join(' ')
  return /^\d{1,2}$/.test(text) ? undefined : parseDay(text, { today, leaning: 'future' })
}

function whenOf(words: readonly string[], today: string): When | undefined {
  for (let at = words.length; at >= 0; at -= 1) {
    const [first, second] = [words.slice(0, at), words.slice(at)]
    for (const [dayWords, clockWords] of [
      [first, second],
      [second, first],
    ] as const) {
      const day = dayOf(dayWords, today)
      const clock = parseTime(clockWords.join(' '))
      if ((day !== undefined || dayWords.length === 0) && (clock !== undefined || clockWords.length === 0)) return { day, clock }
    }
  }
  return undefined
}

/** Takes the day and the time from the end of a text such as 'marco giovedì 18' or 'anna rossi 12/3 at 6pm'; the rest is a name. */
export function parseBookingText(text: string, today: string): BookingText {
  const words = withMinutes(text.trim()).split(/\s+/u).filter(Boolean)
  for (let at = 1; at < words.length; at += 1) {
    const when = words.slice(at).filter(word => !isConnector(word))
    const found = when.length > 0 ? whenOf(when, today) : undefined
    if (found) return { name: words.slice(0, at).join(' '), ...found }
  }
  return { name: words.join(' '), day: undefined, clock: undefined }
}
