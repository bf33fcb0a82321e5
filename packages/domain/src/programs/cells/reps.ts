import { rowBounds } from '@allenio/contract/row-bounds'

/** The count of a set: repetitions as written, or one figure of time or distance. */
export type SetTarget = { type: 'reps'; reps: string } | { type: 'time'; seconds: number } | { type: 'distance'; metres: number }

const isWithin = ({ least, most }: { least: number; most: number }, value: number): boolean => least <= value && value <= most

const most = '(?:max|massimo|massimali|amrap|cedimento|failure)'
const count = `(?:\\d{1,3}(?:-\\d{1,3})?\\+?|${most})`
const countsPattern = new RegExp(`^${count}(?:/${count})*$`, 'i')
const mostPattern = new RegExp(most, 'gi')

/** Reads 8, 8-10, 10/8/6, 5/3/1+, max, 45s, 2:00, 1:02:00, 500m, 1,5km. */
export function parseSetTarget(text: string): SetTarget | undefined {
  const seconds = parseSeconds(text)
  if (seconds !== undefined) return isWithin(rowBounds.seconds, seconds) ? { type: 'time', seconds } : undefined
  const metres = parseMetres(text)
  if (metres !== undefined) return isWithin(rowBounds.metres, metres) ? { type: 'distance', metres } : undefined
  if (!countsPattern.test(text)) return undefined
  const numbers = [...text.matchAll(/\d+/g)].map(Number)
  if (!numbers.every(number => isWithin(rowBounds.reps, number))) return undefined
  return { type: 'reps', reps: text.replaceAll(mostPattern, 'max') }
}

export function printSetTarget(target: SetTarget): string {
  switch (target.type) {
    case 'reps':
      return target.reps
    case 'time':
      return target.seconds < 60 ? `${target.seconds}s` : printClock(target.seconds)
    case 'distance':
      return `${target.metres}m`
    default:
      return target satisfies never
  }
}

const secondsPattern = /^(\d{1,5})(?:s|sec\.?|second[oi]|seconds?|''|")$/i
const minutesPattern = /^(\d{1,3})(?:min\.?|minut[oi]|minutes?|')$/i
const clockPattern = /^(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)$/

/** A time with its unit: 45s, 2min, 2:00, 1:02:00. */
export function parseSeconds(text: string): number | undefined {
  const [, plain] = secondsPattern.exec(text) ?? []
  const [, minutes] = minutesPattern.exec(text) ?? []
  const clock = clockPattern.exec(text)
  const seconds =
    plain !== undefined
      ? Number(plain)
      : minutes !== undefined
        ? Number(minutes) * 60
        : clock
          ? Number(clock[1] ?? 0) * 3_600 + Number(clock[2]) * 60 + Number(clock[3])
          : undefined
  return seconds !== undefined && seconds <= rowBounds.seconds.most ? seconds : undefined
}

/** 90 is 1:30; hours come above one hour. */
export function printClock(seconds: number): string {
  const hours = Math.floor(seconds / 3_600)
  const minutes = Math.floor((seconds % 3_600) / 60)
  const rest = String(seconds % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

function parseMetres(text: string): number | undefined {
  const [, number, unit = ''] = /^(\d{1,6}(?:[.,]\d{1,3})?)(m|mt|metri|metres|meters|km)$/i.exec(text) ?? []
  if (number === undefined) return undefined
  const metres = unit.toLowerCase() === 'km' ? Number(number.replace(',', '.')) * 1_000 : wholeMetres(number)
  return Math.round(metres * 10) / 10
}

/** Distances are shown with separators of thousands, so three digits after one are thousands of metres: nobody types a millimetre. */
export const wholeMetres = (text: string): number =>
  Number(/^[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? text.replace(/[.,]/, '') : text.replace(',', '.'))
