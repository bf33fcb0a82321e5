import { mostReadings, type Readings, type MeasureKey, type MeasureUnit } from '@allenio/contract/visits'
import { fittingMeasure, parseMeasure } from '@allenio/domain/visits'

/** Why what was typed is no reading: a number out of range knows the unit in which it was read. */
export type ReadingFault = 'unreadable' | { unitOutside: MeasureUnit }

export interface TypedReadings {
  /** Undefined without any. */
  readings: Readings | undefined
  /** By the place of the text. */
  faults: readonly (ReadingFault | undefined)[]
}

type ParsedText = { value: number; unit: MeasureUnit } | { fault: ReadingFault } | undefined

function parseText(key: MeasureKey, text: string, unit: MeasureUnit): ParsedText {
  if (text.trim() === '') return undefined
  const read = parseMeasure(key, text, unit)
  if (!read) return { fault: 'unreadable' }
  const value = fittingMeasure(key, read)
  const readUnit = read.unit ?? unit
  return value === undefined ? { fault: { unitOutside: readUnit } } : { value, unit: readUnit }
}

/** Reads the fields of one place. Of a part of the body the last text says whether they are percent; what is in another unit waits. */
export function parseTexts(key: MeasureKey, texts: readonly string[], unit: MeasureUnit): TypedReadings {
  const read = texts.slice(0, mostReadings).map(text => parseText(key, text, unit))
  const understood = read.flatMap(each => (each && 'value' in each ? [each] : []))
  const isPercent = understood.at(-1)?.unit === '%'
  const values = understood.filter(each => (each.unit === '%') === isPercent).map(({ value }) => value)
  return {
    readings: values.length === 0 ? undefined : isPercent ? { percent: values } : values,
    faults: read.map(each => (each && 'fault' in each ? each.fault : undefined)),
  }
}

export const isPercent = (readings: Readings | undefined): boolean => readings !== undefined && !Array.isArray(readings)

/** The readings one by one, in the unit in which they were taken. */
export const valuesOf = (readings: Readings | undefined): readonly number[] =>
  readings === undefined ? [] : Array.isArray(readings) ? readings : readings.percent
