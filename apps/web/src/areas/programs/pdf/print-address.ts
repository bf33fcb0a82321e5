import { languages, type Input } from '@allenio/contract'
import { emptyColumnsAtMost, pageBreaks, paperSizes, weekRangesPattern, type getProgramPaper } from '@allenio/contract/programs'
import { isId } from '@allenio/domain/ids'
import { parseWeekRanges } from '@allenio/domain/programs'
import { oneOf, parseText } from '#lib/list-place'
import { hrefTo } from '#lib/screens'

/** Choices that differ from how a program is printed unless said otherwise; the address carries them, so that they can be sent. */
export type PrintChoices = Omit<Input<typeof getProgramPaper>, 'id'>

const weeksPattern = new RegExp(weekRangesPattern)
const parseBreak = oneOf(pageBreaks)
const parseLanguage = oneOf(languages)
const parsePaper = oneOf(paperSizes)
const parseOff = oneOf(['false'] as const)
const parseOn = oneOf(['true'] as const)

/** An address may contain anything: what is no choice is left out. */
export function parsePrintChoices(raw: Readonly<Record<string, unknown>>): PrintChoices {
  const weeks = parseText(raw['weeks'])
  const emptyColumns = Number(parseText(raw['emptyColumns']))
  const { programUserId } = raw
  const isColumns = Number.isInteger(emptyColumns) && emptyColumns > 0 && emptyColumns <= emptyColumnsAtMost
  const choices = {
    programUserId: isId(programUserId) ? programUserId : undefined,
    weeks: weeks !== undefined && weeksPattern.test(weeks) ? weeks : undefined,
    pageBreak: parseBreak(raw['pageBreak']),
    emptyColumns: isColumns ? emptyColumns : undefined,
    language: parseLanguage(raw['language']),
    paper: parsePaper(raw['paper']),
    hasBrand: parseOff(parseText(raw['hasBrand'])),
    hasNotes: parseOff(parseText(raw['hasNotes'])),
    hasPictures: parseOn(parseText(raw['hasPictures'])),
  }
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined))
}

/** Why some weeks cannot be printed: they are no ranges, or the program has fewer. */
export function faultOfWeeks(text: string, count: number): 'weeksWrong' | 'weeksMissing' | undefined {
  if (text.trim() === '') return undefined
  const weeks = parseWeekRanges(text)
  if (!weeks) return 'weeksWrong'
  return [...weeks].every(week => week >= 1 && week <= count) ? undefined : 'weeksMissing'
}

/** A program on paper, or as a table. */
export const printHref = (id: string, choices: PrintChoices): string =>
  hrefTo('/programs/$id/pdf', { id }, { search: Object.fromEntries(Object.entries(parsePrintChoices(choices)).map(textEntry)) })

const textEntry = ([name, value]: [string, unknown]): [string, string] => [name, String(value)]
