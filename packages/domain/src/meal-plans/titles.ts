import type { Wording } from '@allenio/contract'

const plain = (title: string): string => title.replaceAll(/\s/g, '').toLocaleLowerCase('it')

/** The same in one of the languages, without case and blanks. Empty titles are never alike. */
export const areTitlesAlike = (one: Wording, other: Wording): boolean =>
  [
    [one.it, other.it],
    [one.en, other.en],
  ].some(([first = '', second = '']) => plain(first) !== '' && plain(first) === plain(second))

/** Names for new days: the prefix with the next numbers that no day has. */
export function nextDayNames(prefix: string, count: number, names: readonly string[]): string[] {
  const takenNames = new Set(names.map(plain))
  const free: string[] = []
  for (let number = 1; free.length < count; number += 1) {
    const name = `${prefix.trim()} ${number}`.trim()
    if (!takenNames.has(plain(name))) free.push(name)
  }
  return free
}
