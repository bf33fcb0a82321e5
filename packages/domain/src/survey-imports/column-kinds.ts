import { surveyLimits, type Question } from '@allenio/contract/surveys'
import { parseDay } from '@allenio/domain/typed-values'
import { parseFigure, parseYesNo, plainWords, wordsInCell } from './answer-cells.ts'

/** A column may become a question of one of these kinds in a new survey. */
export const importKinds = ['text', 'number', 'scale', 'boolean', 'multiple', 'checkboxes', 'date'] as const
export type ImportKind = (typeof importKinds)[number]

/** Words of a column that make a choice: more of them are texts. */
const fewWords = 12
const shortWord = 60
/** A longest scale, as questions have it. */
const topStep = 10

const distinctOf = (words: readonly string[]): string[] => [...new Map(words.map(word => [plainWords(word), word])).values()]
const isAll = (cells: readonly string[], passes: (cell: string) => boolean): boolean => cells.length > 0 && cells.every(passes)
/** A few cells that nobody can read make no text of a column of figures. */
const isMost = (cells: readonly string[], passes: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.filter(passes).length >= cells.length * 0.8
const isStep = (value: number | undefined): boolean => value !== undefined && Number.isInteger(value) && value >= 0 && value <= topStep

/** Guesses what a column asks from what stands in it. An empty one is a text. */
export function guessKind(cells: readonly string[]): ImportKind {
  const filled = cells.map(cell => cell.trim()).filter(Boolean)
  const distinct = distinctOf(filled)
  if (isMost(filled, cell => isDay(cell))) return 'date'
  if (distinct.length <= 2 && isAll(filled, cell => parseYesNo(cell) !== undefined) && !isAll(filled, cell => /^\d+$/.test(cell)))
    return 'boolean'
  const figures = filled.flatMap(cell => parseFigure(cell) ?? [])
  if (isMost(filled, cell => parseFigure(cell) !== undefined)) return figures.every(isStep) ? 'scale' : 'number'
  const words = distinctOf(filled.flatMap(wordsInCell))
  const areShort = words.every(word => word.length <= shortWord)
  // a word that stands only once each is somebody's own
  const repeats = (count: number) => filled.length >= count * 2
  if (distinct.length > 1 && distinct.length <= fewWords && repeats(distinct.length) && distinct.every(each => each.length <= shortWord)) {
    const isOfSeveral = filled.some(cell => wordsInCell(cell).length > 1) && words.length < distinct.length
    return isOfSeveral ? 'checkboxes' : 'multiple'
  }
  const hasSeveral = filled.filter(cell => wordsInCell(cell).length > 1).length > filled.length / 4
  return hasSeveral && areShort && words.length > 1 && words.length <= fewWords && repeats(words.length) ? 'checkboxes' : 'text'
}

const isDay = (cell: string, order?: 'day first' | 'month first'): boolean =>
  /\d/.test(cell) &&
  parseFigure(cell) === undefined &&
  parseDay(cell, { today: '2026-01-01', needsYear: true, ...(order && { order }) }) !== undefined

/** The date field of a column of days; nothing where it holds others. Days that both orders read are taken day first. */
export function guessDateField(cells: readonly string[]): 'day' | 'dayMonthFirst' | undefined {
  const filled = cells.map(cell => cell.trim()).filter(Boolean)
  if (isAll(filled, cell => isDay(cell, 'day first'))) return 'day'
  return isAll(filled, cell => isDay(cell, 'month first')) ? 'dayMonthFirst' : undefined
}

interface Column {
  key: string
  heading: string
  kind: ImportKind
  cells: readonly string[]
}

/** The question that a column becomes. A choice that has less than two answers is a text. */
export function questionOfColumn({ key, heading, kind, cells }: Column): Question {
  const filled = cells.map(cell => cell.trim()).filter(Boolean)
  const common = {
    key,
    text: heading.trim().slice(0, surveyLimits.questionText) || '–',
    help: '',
    isRequired: false,
    condition: null,
    everyNth: 1,
    flags: [],
    anamnesis: null,
  }
  const figures = filled.flatMap(cell => parseFigure(cell) ?? [])
  switch (kind) {
    case 'boolean':
      return { ...common, kind }
    case 'date':
      return { ...common, kind, range: 'any' }
    case 'scale': {
      const steps = figures.filter(isStep)
      const [min, max] = [steps.includes(0) ? 0 : 1, Math.max(0, ...steps) <= 5 ? 5 : topStep]
      return { ...common, kind: 'number', min, max, decimals: 0, unit: '', scale: { low: '', high: '' } }
    }
    case 'number':
      return {
        ...common,
        kind,
        min: null,
        max: null,
        decimals: Math.min(surveyLimits.decimals, decimalsOf(figures)),
        unit: '',
        scale: null,
      }
    case 'multiple':
    case 'checkboxes': {
      const words = distinctOf(kind === 'multiple' ? filled : filled.flatMap(wordsInCell)).filter(word => plainWords(word) !== '')
      if (words.length < surveyLimits.leastOptions) return textOf(common, filled)
      const options = words
        .slice(0, surveyLimits.options)
        .map((text, at) => ({ key: `o${at + 1}`, text: text.slice(0, surveyLimits.optionText) }))
      const choice = {
        ...common,
        options,
        hasOther: words.length > options.length || words.some(word => word.length > surveyLimits.optionText),
      }
      return kind === 'multiple' ? { ...choice, kind } : { ...choice, kind, least: 0, most: null, hasNone: false }
    }
    case 'text':
      return textOf(common, filled)
    default:
      return kind satisfies never
  }
}

type Common = Pick<Question, 'key' | 'text' | 'help' | 'isRequired' | 'condition' | 'everyNth' | 'flags' | 'anamnesis'>

const lineLength = 80

const textOf = (common: Common, filled: readonly string[]): Question => ({
  ...common,
  kind: 'text',
  isLong: filled.some(cell => cell.length > lineLength || cell.includes('\n')),
})

const decimalsOf = (figures: readonly number[]): number =>
  figures.reduce((most, figure) => Math.max(most, String(figure).split('.')[1]?.length ?? 0), 0)
