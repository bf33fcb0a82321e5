import type { RowNumber } from '../model.ts'

/** How a text names the place of a row: a letter, and in a superset the number of the member. */
interface SupersetText {
  letter: string
  member: number
}

export const printGroup = (number: RowNumber | undefined): string => (number ? `${number.letter}${number.supersetPosition ?? ''}` : '')

export function parseGroup(text: string): SupersetText | null {
  const [, letter, member] = /^([a-z])(\d{1,2})$/i.exec(text) ?? []
  return letter && member ? { letter: letter.toUpperCase(), member: Number(member) } : null
}

/** "A1 Push up" names a place before the exercise, as a line of shorthand does. */
export function splitGroup(text: string): { group: SupersetText; name: string } | undefined {
  const [, letter, member, name] = /^([a-z])([1-9])(?:[.):]\s*|\s+[-–—]\s*|\s+)(\p{L}.*)$/iu.exec(text.trim()) ?? []
  return letter && member && name ? { group: { letter: letter.toUpperCase(), member: Number(member) }, name } : undefined
}

const loneLetter = /^([A-Z])(?:[.):]\s*|\s+[-–—]\s*|\s+)(\p{L}.*)$/u

/**
 * Drops the letters of rows on their own, as "B Squat" after "A2 Row", from lines of which some name places. A letter is one if it comes
 * next: "T bar row" stays.
 */
export function withoutLoneLetters(lines: readonly string[]): readonly string[] {
  if (!lines.some(splitGroup)) return lines
  let nextLetter = 'A'
  const take = (letter: string) => (nextLetter = String.fromCharCode(letter.charCodeAt(0) + 1))
  return lines.map(line => {
    const { group } = splitGroup(line) ?? {}
    const [, letter, text] = group ? [] : (loneLetter.exec(line.trim()) ?? [])
    if (group) take(group.letter)
    if (!letter || !text || letter !== nextLetter) return line
    take(letter)
    return text
  })
}

/** The number of the first row of a superset, which stands for all of it; a member alone has none. */
export function supersetAt(groups: readonly (SupersetText | null)[], row: number): number | null {
  const isJoined = (index: number) => {
    const [before, own] = [groups[index - 1], groups[index]]
    return Boolean(before && own && before.letter === own.letter && own.member > before.member)
  }
  if (!isJoined(row) && !isJoined(row + 1)) return null
  let first = row
  while (isJoined(first)) first -= 1
  return first
}
