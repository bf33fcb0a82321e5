import {
  foldFields,
  measureCells,
  type MeasureCell,
  type MeasureKind,
  type PaperBlock,
  type PaperFigure,
  type VisitValues,
} from '@allenio/contract/visits'
import { formatDay } from '@allenio/domain/formats'
import { measureOf, nameOfMeasure, waistToHeight, waistToHips } from '@allenio/domain/visits'
import { printAmount, printChange, printMeasured, ratios, scaleOf } from './amounts.ts'
import { presentBodies, sitesOf } from './bodies.ts'
import { bodyOf, type Printing } from './source.ts'
import { paperWords } from './words.ts'

type Table = Extract<PaperBlock, { kind: 'table' }>
type TableRow = Table['rows'][number]

const cellsOfKind = (kind: MeasureKind): readonly MeasureCell[] => measureCells.filter(cell => measureOf(cell).kind === kind)
const [foldCells, girthCells, biaCells] = [cellsOfKind('fold'), cellsOfKind('girth'), cellsOfKind('bia')]

function rowOf(cell: MeasureCell, { values, comparedVisit, language }: Printing): TableRow[] {
  const text = printMeasured(cell, values.measured, language)
  if (text === '') return []
  const change = { value: values.measured[cell]?.value, before: comparedVisit?.measured[cell]?.value }
  const before = comparedVisit ? [printMeasured(cell, comparedVisit.measured, language), printChange(change, scaleOf(cell), language)] : []
  return [{ cells: [nameOfMeasure(cell, language), text, ...before], note: '', isMarked: false }]
}

function tableOf(rows: readonly TableRow[], { values, comparedVisit, language }: Printing): Table[] {
  if (rows.length === 0) return []
  const say = paperWords(language)
  const days = [values, ...(comparedVisit ? [comparedVisit] : [])].map(({ takenOn }) => formatDay(language, takenOn))
  return [{ kind: 'table', heads: [say('measure'), ...days, ...(comparedVisit ? [say('change')] : [])], rows: [...rows] }]
}

/** A table of measured sites, with drawings of the body beside it. The numbers in both are the same. */
function siteTable(cells: readonly MeasureCell[], printing: Printing, rowsBelow: readonly TableRow[] = []): PaperBlock[] {
  const sites = sitesOf(cells)
  const rows = cells.flatMap(cell => {
    const number = sites.find(site => site.cell === cell)?.number
    return rowOf(cell, printing).map(row => ({ ...row, ...(number !== undefined && { number }) }))
  })
  return tableOf([...rows, ...rowsBelow], printing).map(table => ({ ...table, bodies: presentBodies(sites, printing.language) }))
}

/** The folds that were measured, and their sum. */
export function presentFolds(printing: Printing): PaperBlock[] {
  const folds = foldCells.filter(cell => printing.values.measured[cell])
  return siteTable(folds, printing, folds.length > 1 ? [sumOfFolds(printing)] : [])
}

function sumOfFolds({ values, comparedVisit, language }: Printing): TableRow {
  const folds = foldFields.filter(fold => values.measured[fold])
  // a sum of fewer folds says nothing beside this one
  const sumOf = ({ measured }: VisitValues) =>
    folds.every(fold => measured[fold]) ? folds.reduce((sum, fold) => sum + (measured[fold]?.value ?? 0), 0) : undefined
  const [value, before] = [sumOf(values), comparedVisit && sumOf(comparedVisit)]
  const scale = scaleOf('triceps_fold')
  const print = (sum: number | undefined) => (sum === undefined ? '' : printAmount(sum, scale, language))
  const cells = [print(value), ...(comparedVisit ? [print(before), printChange({ value, before }, scale, language)] : [])]
  return { cells: [paperWords(language)('sum of folds'), ...cells], note: '', isMarked: true }
}

/** The girths that were measured, and the ratios of the waist. */
export function presentGirths(printing: Printing): PaperBlock[] {
  const table = siteTable(
    girthCells.filter(cell => printing.values.measured[cell]),
    printing,
  )
  const say = paperWords(printing.language)
  const figures = [...ratioOf(say('waist to hips'), waistToHips, printing), ...ratioOf(say('waist to height'), waistToHeight, printing)]
  return figures.length === 0 ? table : [...table, { kind: 'figures', figures }]
}

function ratioOf(name: string, compute: typeof waistToHips | typeof waistToHeight, printing: Printing): PaperFigure[] {
  const { values, comparedVisit, content, language } = printing
  const ratioIn = (visit: VisitValues): number | undefined => {
    const answer = compute(bodyOf(visit, content))
    return 'ratio' in answer ? answer.ratio : undefined
  }
  const [value, before] = [ratioIn(values), comparedVisit && ratioIn(comparedVisit)]
  if (value === undefined) return []
  return [{ name, value: printAmount(value, ratios, language), change: printChange({ value, before }, ratios, language), note: '' }]
}

/** The figures that a device for bioimpedance printed, and which one it was. */
export function presentBia(printing: Printing): PaperBlock[] {
  const { content, language } = printing
  const table = tableOf(
    biaCells.flatMap(cell => rowOf(cell, printing)),
    printing,
  )
  if (table.length === 0 || content.device === undefined) return table
  return [...table, { kind: 'texts', texts: [{ name: paperWords(language)('device'), text: content.device }] }]
}
