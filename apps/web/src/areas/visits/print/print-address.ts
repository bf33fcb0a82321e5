import { languages, type Input } from '@allenio/contract'
import { paperSizes } from '@allenio/contract/programs'
import {
  formulaChoices,
  visitComparisons,
  visitPaperSections,
  type downloadVisitPdf,
  type VisitPaperSection,
} from '@allenio/contract/visits'
import { oneOf, parseId, parseText } from '#lib/list-place'
import { hrefTo } from '#lib/screens'

/** Choices that differ from how a visit is printed unless said otherwise; the address carries them, so that they can be sent. */
export type VisitPrintChoices = Omit<Input<typeof downloadVisitPdf>, 'id'>

/** An address takes no longer texts. */
export const headingAtMost = 100

const parseComparison = oneOf(visitComparisons)
const parseFormulas = oneOf(formulaChoices)
const parseLanguage = oneOf(languages)
const parsePaper = oneOf(paperSizes)
const parseSection = oneOf(visitPaperSections)

/** In the order of the paper, each once. */
export const joinSections = (chosen: readonly VisitPaperSection[]): string =>
  visitPaperSections.filter(section => chosen.includes(section)).join(',')

export const splitSections = (text: string | undefined): VisitPaperSection[] =>
  (text ?? '').split(',').flatMap(each => parseSection(each) ?? [])

/** An address may contain anything: what is no choice is left out. */
export function parsePrintChoices(raw: Readonly<Record<string, unknown>>): VisitPrintChoices {
  const choices = {
    sections: joinSections(splitSections(parseText(raw['sections']))) || undefined,
    compare: parseComparison(raw['compare']) ?? parseId(raw['compare']),
    formulas: parseFormulas(raw['formulas']),
    heading: parseText(raw['heading'])?.trim() || undefined,
    language: parseLanguage(raw['language']),
    paper: parsePaper(raw['paper']),
  }
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined))
}

/** A visit on paper. */
export const visitPaperHref = (id: string, choices: VisitPrintChoices = {}): string =>
  hrefTo('/visits/$id/pdf', { id }, { search: Object.fromEntries(Object.entries(parsePrintChoices(choices)).map(textEntry)) })

const textEntry = ([name, value]: [string, unknown]): [string, string] => [name, String(value)]
