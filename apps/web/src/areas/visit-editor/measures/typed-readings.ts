import type { Readings } from '@allenio/contract/visit-cells'
import { mostReadings, type MeasureKey, type MeasureUnit } from '@allenio/contract/visit-measures'
import { fittingMeasure, parseMeasure } from '@allenio/domain/visits'

/** Why what was typed is no reading. */
export type ReadingFault = 'unreadable' | 'outside'

export interface TypedReadings {
  /** Undefined without any. */
  readings: Readings | undefined
  /** By the place of the text. */
  faults: readonly (ReadingFault | undefined)[]
}

type ReadText = { value: number; unit: MeasureUnit } | ReadingFault | undefined

function readText(key: MeasureKey, text: string, unit: MeasureUnit): ReadText {
  if (text.trim() === '') return undefined
  const read = parseMeasure(key, text, unit)
  if (!read) return 'unreadable'
  const value = fittingMeasure(key, read)
  return value === undefined ? 'outside' : { value, unit: read.unit ?? unit }
}

/** Reads the fields of one place. Of a part of the body the last text says whether they are percent; what is in another unit waits. */
export function readTexts(key: MeasureKey, texts: readonly string[], unit: MeasureUnit): TypedReadings {
  const read = texts.slice(0, mostReadings).map(text => readText(key, text, unit))
  const understood = read.filter(each => typeof each === 'object')
  const isPercent = understood.at(-1)?.unit === '%'
  const values = understood.filter(each => (each.unit === '%') === isPercent).map(({ value }) => value)
  return {
    readings: values.length === 0 ? undefined : isPercent ? { percent: values } : values,
    faults: read.map(each => (typeof each === 'string' ? each : undefined)),
  }
}

export const isPercent = (readings: Readings | undefined): boolean => readings !== undefined && !Array.isArray(readings)

/** The readings one by one, in the unit in which they were taken. */
export const valuesOf = (readings: Readings | undefined): readonly number[] =>
  readings === undefined ? [] : Array.isArray(readings) ? readings : readings.percent
