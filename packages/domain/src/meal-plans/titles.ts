import type { Wording } from '@allenio/contract'

const plain = (title: string): string => title.replaceAll(/\s/g, '').toLocaleLowerCase('it')

/** Whether two titles are equal in one of the languages, ignoring case and blanks. Empty titles never are. */
export const areTitlesAlike = (one: Wording, other: Wording): boolean =>
  [
    [one.it, other.it],
    [one.en, other.en],
  ].some(([first = '', second = '']) => plain(first) !== '' && plain(first) === plain(second))

const dayPrefix: Wording = { it: 'Giorno', en: 'Day' }

/** Names for new days: the prefix with the next numbers that no day has in either language. */
export function nextDayNames(count: number, names: readonly Wording[], prefix = dayPrefix): Wording[] {
  const free: Wording[] = []
  for (let number = 1; free.length < count; number += 1) {
    const name = { it: `${prefix.it.trim()} ${number}`.trim(), en: `${prefix.en.trim()} ${number}`.trim() }
    if (!names.some(each => areTitlesAlike(each, name))) free.push(name)
  }
  return free
}
