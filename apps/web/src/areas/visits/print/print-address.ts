import { languages, type Input } from '@allenio/contract'
import { paperSizes } from '@allenio/contract/programs'
import {
  formulaChoices,
  visitComparisons,
  visitPaperSections,
  type downloadVisitPdf,
  type VisitPaperSection,
} from '@allenio/contract/visits'
import { oneOf, readId, readText } from '#lib/list-place'
import { hrefTo } from '#lib/screens'

/** Choices that differ from how a visit is printed unless said otherwise; the address carries them, so that they can be sent. */
export type VisitPrintChoices = Omit<Input<typeof downloadVisitPdf>, 'id'>

/** An address takes no longer texts. */
export const headingAtMost = 100

const readComparison = oneOf(visitComparisons)
const readFormulas = oneOf(formulaChoices)
const readLanguage = oneOf(languages)
const readPaper = oneOf(paperSizes)
const readSection = oneOf(visitPaperSections)

/** In the order of the paper, each once. */
export const joinSections = (chosen: readonly VisitPaperSection[]): string =>
  visitPaperSections.filter(section => chosen.includes(section)).join(',')

export const splitSections = (text: string | undefined): VisitPaperSection[] =>
  (text ?? '').split(',').flatMap(each => readSection(each) ?? [])

/** An address may contain anything: what is no choice is left out. */
export function readPrintChoices(raw: Readonly<Record<string, unknown>>): VisitPrintChoices {
  const choices = {
    sections: joinSections(splitSections(readText(raw['sections']))) || undefined,
    compare: readComparison(raw['compare']) ?? readId(raw['compare']),
    formulas: readFormulas(raw['formulas']),
    heading: readText(raw['heading'])?.trim() || undefined,
    language: readLanguage(raw['language']),
    paper: readPaper(raw['paper']),
  }
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined))
}

/** A visit on paper. */
export const visitPaperHref = (id: string, choices: VisitPrintChoices = {}): string =>
  hrefTo('/visits/$id/pdf', { id }, { search: Object.fromEntries(Object.entries(readPrintChoices(choices)).map(textEntry)) })

const textEntry = ([name, value]: [string, unknown]): [string, string] => [name, String(value)]
