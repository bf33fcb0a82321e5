import {
  cellsOfMeasure,
  measureCells,
  mostReadings,
  visitMeasures,
  deviceMeasures,
  visitSites,
  type VisitCells,
  type MeasureCell,
  type MeasureKey,
  type Protocol,
} from '@allenio/contract/visits'
import { measureOf, needsThird } from '@allenio/domain/visits'
import { valuesOf } from '../measures/typed-readings.ts'

/** A field of the bench: the place, and which reading of it. */
export interface ReadingField {
  cell: MeasureCell
  index: number
}

export const isMeasureCell = (name: string): name is MeasureCell => measureCells.some(cell => cell === name)

export type Measured = Pick<VisitCells, MeasureCell>

/**
 * The places of the bench: those of the protocol, in its order, then whatever else was measured now or at the last visit. Of limbs the
 * right side is measured, the left one only where somebody has done so.
 */
export function sitesOf(measures: readonly MeasureKey[], { cells, last, added }: SitesInput): MeasureCell[] {
  // the figures of a device have a section of their own
  const protocol = measures.filter(key => visitSites.includes(key))
  const isMeasured = (cell: MeasureCell) => cells[cell] !== undefined || last?.[cell] !== undefined || added.has(cell)
  const others = visitSites.filter(key => !protocol.includes(key) && cellsOfMeasure[key].some(isMeasured))
  // a fold more is taken while the caliper is in the hand
  const isFoldKey = (key: MeasureKey) => visitMeasures[key].kind === 'fold'
  const folds = protocol.findLastIndex(isFoldKey) + 1
  const [otherFolds, otherGirths] = [others.filter(isFoldKey), others.filter(key => !isFoldKey(key))]
  const keys = [...protocol.slice(0, folds), ...otherFolds, ...protocol.slice(folds), ...otherGirths]
  return keys.flatMap(key => {
    const sides = cellsOfMeasure[key]
    const cellsShown = sides.filter((cell, at) => isMeasured(cell) || at === sides.length - 1)
    return protocol.includes(key) ? cellsShown : sides.filter(isMeasured)
  })
}

/** The figures of a device: those of the protocol, in its order, and what was measured besides; all where the protocol names none. */
export function deviceCellsOf(measures: readonly MeasureKey[], { cells, last, added }: SitesInput): MeasureCell[] {
  const ofProtocol = measures.filter(key => deviceMeasures.includes(key)).flatMap(key => cellsOfMeasure[key])
  const all = deviceMeasures.flatMap(key => cellsOfMeasure[key])
  if (ofProtocol.length === 0) return all
  const isMeasured = (cell: MeasureCell) => cells[cell] !== undefined || last?.[cell] !== undefined || added.has(cell)
  return [...ofProtocol, ...all.filter(cell => !ofProtocol.includes(cell) && isMeasured(cell))]
}

interface SitesInput {
  cells: Measured
  last: Measured | undefined
  /** Somebody has asked for them. */
  added: ReadonlySet<MeasureCell>
}

const usualReadings = 2

const wantsThird = (cell: MeasureCell, cells: Measured): boolean => {
  const values = valuesOf(cells[cell])
  return values.length >= mostReadings || needsThird(measureOf(cell).kind, values)
}

/** How many fields a place shows: two, and a third where the two are too far apart. */
export const fieldsOf = (cell: MeasureCell, cells: Measured): number => (wantsThird(cell, cells) ? mostReadings : usualReadings)

const isFold = (cell: MeasureCell): boolean => measureOf(cell).kind === 'fold'

const hasSecond = (cell: MeasureCell, cells: Measured | undefined): boolean => valuesOf(cells?.[cell]).length > 1

interface Walk {
  order: Protocol['siteOrder']
  cells: Measured
  last: Measured | undefined
}

/**
 * All fields in the order in which they are taken. In rounds the caliper is put away once: all readings of the folds come before those of
 * the girths, or behind them where the protocol begins with a girth. Folds are taken twice, girths only where somebody does so now or has
 * done so at the last visit.
 */
export function walkOf(sites: readonly MeasureCell[], { order, cells, last }: Walk): ReadingField[] {
  const areGirthsTwice = sites.some(cell => !isFold(cell) && (hasSecond(cell, cells) || hasSecond(cell, last)))
  const countOf = (cell: MeasureCell) => (isFold(cell) || areGirthsTwice ? fieldsOf(cell, cells) : 1)
  const bySite = sites.flatMap(cell => Array.from({ length: countOf(cell) }, (_, index) => ({ cell, index })))
  if (order === 'site by site') return bySite
  const byInstrument = Map.groupBy(bySite, ({ cell }) => isFold(cell))
  return [...byInstrument.values()].flatMap(taken => taken.toSorted((one, other) => one.index - other.index))
}

/** The field that comes after one; undefined at the end. A place that was left out is not asked for again in the next round. */
export function nextField(walk: readonly ReadingField[], { cell, index }: ReadingField, cells: Measured): ReadingField | undefined {
  const at = walk.findIndex(field => field.cell === cell && field.index === index)
  return at < 0 ? undefined : walk.slice(at + 1).find(field => valuesOf(cells[field.cell]).length >= field.index)
}

/** The field that comes after the last one that is filled; what was passed over is not due. */
export function dueField(walk: readonly ReadingField[], cells: Measured): ReadingField | undefined {
  const last = walk.findLast(({ cell, index }) => valuesOf(cells[cell]).length > index)
  return last ? nextField(walk, last, cells) : walk[0]
}
