import { noOption, otherOption, surveyLimits, type Answer, type Question, type QuestionOf } from '@allenio/contract/surveys'
import { checkAnswer, type Metrics } from '@allenio/domain/surveys'
import { parseDay } from '@allenio/domain/typed-values'

export type CellFault = 'number unreadable' | 'number out of range' | 'word unknown' | 'day unreadable' | 'text too long'

export interface CellReading {
  /** The day of the answer, or today where it is not known. */
  today: string
  order: 'day first' | 'month first'
  metrics: Metrics
}

/** Words without case, accents, blanks and punctuation, of any length. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const yes: ReadonlySet<string> = new Set(['si', 's', 'yes', 'y', 'true', 'vero', 'x', '1', 'ok'])
const no: ReadonlySet<string> = new Set(['no', 'n', 'false', 'falso', '0'])

export const parseYesNo = (text: string): boolean | undefined => {
  const word = plainWords(text)
  return yes.has(word) ? true : no.has(word) ? false : undefined
}

/** Reads a figure with its unit or without: "7,5", "1.250", "82.4 kg", "7/10". */
export function parseFigure(text: string): number | undefined {
  const [, figure] = /^([+−-]?[\d.,]+)\s*(?:[\p{L}%°]{1,12}\.?|\/\s*\d+|su \d+|out of \d+)?$/u.exec(text.trim()) ?? []
  if (figure === undefined) return undefined
  const isGrouped = /^[+−-]?\d{1,3}(?:\.\d{3})+,\d+$/.test(figure)
  const isGroupedInEnglish = /^[+−-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(figure) && figure.includes('.')
  const plain = isGrouped
    ? figure.replaceAll('.', '').replace(',', '.')
    : isGroupedInEnglish
      ? figure.replaceAll(',', '')
      : figure.replace(',', '.')
  const value = Number(plain.replace('−', '-'))
  return /\d/.test(plain) && Number.isFinite(value) ? value : undefined
}

/** The answers that one cell of a choice of several names, as forms write them: one after the other, between commas. */
export const wordsInCell = (text: string): string[] =>
  text
    .split(/[,;|\n]/)
    .map(word => word.trim())
    .filter(Boolean)

const optionOf = ({ options }: Pick<QuestionOf<'multiple'>, 'options'>, text: string): string | undefined => {
  const word = plainWords(text)
  return word === '' ? undefined : options.find(option => plainWords(option.text) === word)?.key
}

/** Takes the options out of a cell whose words may have commas in them, the longest first; the rest is another answer. */
function chosenIn(question: QuestionOf<'checkboxes'>, text: string): { options: string[]; rest: string[] } {
  const exact = optionOf(question, text)
  if (exact !== undefined) return { options: [exact], rest: [] }
  let left = text
  const options: string[] = []
  for (const option of question.options.toSorted((one, other) => other.text.length - one.text.length)) {
    const at = option.text === '' ? -1 : left.toLowerCase().indexOf(option.text.toLowerCase())
    const [before, after] = [left[at - 1] ?? ',', left.slice(at + option.text.length).trimStart()[0] ?? ',']
    if (at < 0 || !/[,;|\s]/.test(before) || !/[,;|]/.test(after)) continue
    options.push(option.key)
    left = `${left.slice(0, at)}|${left.slice(at + option.text.length)}`
  }
  const named = question.options.flatMap(({ key }) => (options.includes(key) ? [key] : []))
  return { options: named, rest: wordsInCell(left) }
}

/** Reads a cell as an answer to a question; nothing for an empty cell. */
export function parseAnswerCell(
  question: Question,
  text: string,
  reading: CellReading,
): { answer: Answer } | { fault: CellFault } | undefined {
  const cell = text.trim()
  if (cell === '') return undefined
  const read = answerOf(question, cell, reading)
  if (typeof read === 'string') return { fault: read }
  const fault = checkAnswer(question, read, reading)
  if (!fault) return { answer: read }
  if (question.kind === 'number' || question.kind === 'metric') return { fault: 'number out of range' }
  return { fault: question.kind === 'date' ? 'day unreadable' : question.kind === 'text' ? 'text too long' : 'word unknown' }
}

function answerOf(question: Question, cell: string, reading: CellReading): Answer | CellFault {
  switch (question.kind) {
    case 'boolean': {
      const value = parseYesNo(cell)
      return value === undefined ? 'word unknown' : { kind: 'boolean', value }
    }
    case 'text':
      return cell.length > surveyLimits.text ? 'text too long' : { kind: 'text', text: cell }
    case 'number':
    case 'metric': {
      const value = parseFigure(cell)
      return value === undefined ? 'number unreadable' : { kind: question.kind, value: roundedFor(question, value) }
    }
    case 'date': {
      const day = parseDay(cell, { today: reading.today, order: reading.order, needsYear: true })
      return day === undefined ? 'day unreadable' : { kind: 'date', day }
    }
    case 'multiple': {
      const option = optionOf(question, cell)
      if (option !== undefined) return { kind: 'multiple', option, otherText: '' }
      return question.hasOther ? { kind: 'multiple', option: otherOption, otherText: cell } : 'word unknown'
    }
    case 'checkboxes': {
      const { options, rest } = chosenIn(question, cell)
      if (rest.length === 0) return { kind: 'checkboxes', options, otherText: '' }
      if (question.hasNone && options.length === 0 && noWords.has(plainWords(cell)))
        return { kind: 'checkboxes', options: [noOption], otherText: '' }
      return question.hasOther ? { kind: 'checkboxes', options: [...options, otherOption], otherText: rest.join(', ') } : 'word unknown'
    }
    case 'files':
    case 'progress':
      return 'word unknown'
    default:
      return question satisfies never
  }
}

const noWords: ReadonlySet<string> = new Set(['nessuno', 'nessuna', 'niente', 'none', 'noneofthese', 'nessunodiquesti', 'no'])

/** A figure with more decimals than its question takes is rounded, as a metric does by itself. */
const roundedFor = (question: QuestionOf<'number'> | QuestionOf<'metric'>, value: number): number =>
  question.kind === 'number' ? Number(value.toFixed(question.decimals)) : value
