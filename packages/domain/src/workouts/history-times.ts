// Times as other apps write them: "2023-11-22 18:30:00", "22 Nov 2023, 18:30", "Nov 22, 2023, 6:30 PM".

const months = [
  ['jan', 'gen'],
  ['feb'],
  ['mar'],
  ['apr'],
  ['may', 'mag'],
  ['jun', 'giu'],
  ['jul', 'lug'],
  ['aug', 'ago'],
  ['sep', 'set'],
  ['oct', 'ott'],
  ['nov'],
  ['dec', 'dic'],
] as const

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})[t ]+(\d{1,2}):(\d{2})/
const dayFirst = /^(\d{1,2})\.? ([a-z]{3})[a-z]*\.? (\d{4}),? +(\d{1,2}):(\d{2})(?::\d{2})? *([ap]m)?/
const monthFirst = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4}),? +(\d{1,2}):(\d{2})(?::\d{2})? *([ap]m)?/

export interface LocalMoment {
  day: string
  clock: string
}

const two = (value: number): string => String(value).padStart(2, '0')

const monthOf = (name: string | undefined): number => months.findIndex(names => names.some(each => each === name)) + 1

/** A local day and clock; null where the text is none, or no day that exists. */
export function parseMoment(text: string): LocalMoment | null {
  const plainText = text.trim().toLowerCase()
  const [, ...ofIso] = iso.exec(plainText) ?? []
  const [, ...ofDay] = dayFirst.exec(plainText) ?? []
  const [, ...ofMonth] = monthFirst.exec(plainText) ?? []
  const [year, month, day, hour, minute, half] =
    ofIso.length > 0
      ? [ofIso[0], Number(ofIso[1]), ofIso[2], ofIso[3], ofIso[4], undefined]
      : ofDay.length > 0
        ? [ofDay[2], monthOf(ofDay[1]), ofDay[0], ofDay[3], ofDay[4], ofDay[5]]
        : [ofMonth[2], monthOf(ofMonth[0]), ofMonth[1], ofMonth[3], ofMonth[4], ofMonth[5]]
  if (year === undefined) return null
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'pm' ? 12 : 0)
  const date = `${year}-${two(Number(month))}-${two(Number(day))}`
  const moment = new Date(`${date}T${two(hours)}:${minute}:00Z`)
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== date || Number(year) < 1970) return null
  return { day: date, clock: `${two(hours)}:${minute}` }
}

/** "1h 5m", "45m", "3900"; nothing readable is 0. */
export function parseSeconds(text: string): number {
  const plainText = text.trim().toLowerCase()
  if (/^\d{1,6}$/.test(plainText)) return Number(plainText)
  const [, hours = '0', minutes = '0', seconds = '0'] =
    /^(?:(\d{1,3}) *h[a-z]* *)?(?:(\d{1,4}) *m[a-z]* *)?(?:(\d{1,5}) *s[a-z]*)?$/.exec(plainText) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
