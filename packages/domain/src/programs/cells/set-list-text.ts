import type { Language } from '@allenio/contract'
import type { Cells, CellValue } from '@allenio/contract/documents'
import { setKinds } from '@allenio/contract/programs'
import type { CellName } from './cells.ts'
import { decimalText, parseNumber } from '../tables/table-numbers.ts'

// Sets one by one as text: "warmup x10 =60 | x8 ~6-8 =80 @8 | drop xmax", where ~ is the range in which repetitions climb. Free text stands
// in braces: "={a piacere}".

export const printSetList = (sets: readonly Cells[], language: Language): string => sets.map(set => printSet(set, language)).join(' | ')

function printSet(set: Cells, language: Language): string {
  const parts = Object.entries(set).flatMap(([figure, value]) => printFigure(figure, value, language) ?? [])
  return parts.length > 0 ? parts.join(' ') : '_'
}

function printFigure(figure: string, value: CellValue, language: Language): string | undefined {
  if (typeof value === 'number') {
    const number = decimalText(value, language)
    const forms: Record<string, string> = { seconds: `${number}s`, metres: `${number}m`, rpe: `@${number}`, rir: `rir${number}` }
    return forms[figure]
  }
  if (typeof value !== 'string') return undefined
  const [sign] = Object.entries(figureOfSign).find(([, each]) => each === figure) ?? []
  return figure === 'kind' ? value : sign && sign + braced(value)
}

const figureOfSign: Readonly<Record<string, CellName>> = { x: 'reps', '~': 'repRange', '=': 'load' }

const braced = (text: string): string => (/^[\w.,/%+-]+$/.test(text) ? text : `{${text.replaceAll(/[\\{}]/g, sign => `\\${sign}`)}}`)

const token = /\s*(?:(\|)|([x~=])?\{((?:\\.|[^\\{}])*)\}|([^\s|]+))/gsy

/** The sets that a text names; undefined where a part of it is not understood. */
export function parseSetList(text: string): Cells[] | undefined {
  const sets: Record<string, CellValue>[] = [{}]
  let end = 0
  for (const match of text.trimEnd().matchAll(token)) {
    end = match.index + match[0].length
    const [, bar, sign, free, word] = match
    if (bar) sets.push({})
    else {
      const figures =
        free === undefined ? parseWord(word ?? '') : { [figureOfSign[sign ?? 'x'] ?? 'reps']: free.replaceAll(/\\(.)/gs, '$1') }
      const set = sets.at(-1)
      if (!figures || !set || Object.keys(figures).some(figure => figure in set)) return undefined
      Object.assign(set, figures)
    }
  }
  return end === text.trimEnd().length ? sets : undefined
}

function parseWord(word: string): Record<string, CellValue> | undefined {
  const kind = setKinds.find(each => each === word)
  if (kind) return { kind }
  if (word === '_') return {}
  const [, sign = '', body = ''] = /^(x|~|=|@|rir)(.+)$/.exec(word) ?? []
  const textFigure = figureOfSign[sign]
  if (textFigure) return { [textFigure]: body }
  const [, figure = '', unit] = /^([\d.,]+)([sm])$/.exec(word) ?? []
  const number = parseNumber(sign === '' ? figure : body)
  if (number === undefined) return undefined
  if (unit) return { [unit === 's' ? 'seconds' : 'metres']: number }
  return sign === '' ? undefined : { [sign === '@' ? 'rpe' : 'rir']: number }
}
