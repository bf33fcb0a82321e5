import { visitMeasures, type MeasureKey, type MeasureUnit, type VisitMeasure } from '@allenio/contract/visits'
import { parseHeight, parseWeight } from '@allenio/domain/typed-values'
import { withoutNoise } from '../decimals.ts'
import type { MeasuredValue } from './measure-checks.ts'

/**
 * Reads a measure as people type it: '1,78 m', '178' or 5'10" of a height, '1.2 cm' of a fold, '154 lb' of a weight, '18,5 %' of a part of
 * the body. `unit` is the one that the field asks for, and another may be written. Undefined of what cannot be read, and of a unit that
 * this measure does not have; whether a body can have such a value is judged by `fittingMeasure`.
 */
export function parseMeasure(key: MeasureKey, text: string, unit: MeasureUnit = visitMeasures[key].unit): MeasuredValue | undefined {
  const measure: VisitMeasure = visitMeasures[key]
  const plain = plainText(text)
  if (measure.percent && (unit === '%' || plain.endsWith('%'))) {
    const percent = parseConverted(plain, '%')
    if (percent !== undefined) return { value: percent, unit: '%' }
  }
  const value = (key === 'height' ? parseHeight(plain) : undefined) ?? parseUnit(plain, measure.unit, unit)
  return value === undefined ? undefined : { value, unit: measure.unit }
}

/** A number without a unit has the one that the field asks for. */
function parseUnit(text: string, unit: MeasureUnit, askedUnit: MeasureUnit): number | undefined {
  if (unit !== askedUnit && /\d$/.test(text)) return undefined
  if (unit === 'kg') return parseWeight(text) ?? parseConverted(text, unit)
  if (unit === 'kcal') return parseWholeNumber(text) ?? parseConverted(text, unit)
  if (unit === 'cm') return parseFeet(text) ?? parseMetres(text) ?? parseConverted(text, unit)
  return parseConverted(text, unit)
}

/** Keyboards and papers write primes and quotation marks for feet and inches. */
const plainText = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[′’‘`´]/g, "'")
    .replaceAll(/[″”“]|''/g, '"')
    .replace(/\.$/, '')

const millimetres = { mm: 1, cm: 10, m: 1_000, metri: 1_000, in: 25.4, '"': 25.4, inches: 25.4, pollici: 25.4 }
const lengthsIn = (unit: 'mm' | 'cm'): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(millimetres).map(([word, factor]) => [word, factor / millimetres[unit]]))
const pound = 0.453_592_37
const none = {}

/** The units written after a number, and by how much it is multiplied; nothing written is the unit itself. */
const unitWords: Readonly<Record<MeasureUnit, Readonly<Record<string, number>>>> = {
  mm: lengthsIn('mm'),
  cm: lengthsIn('cm'),
  kg: { kg: 1, g: 0.001, lb: pound, lbs: pound, libbre: pound },
  // water is printed in kilograms, too
  l: { l: 1, lt: 1, litri: 1, litres: 1, liters: 1, kg: 1 },
  '%': { '%': 1 },
  ohm: { ohm: 1, ω: 1 },
  degree: { '°': 1, gradi: 1, deg: 1, degrees: 1 },
  kcal: { kcal: 1 },
  level: none,
}

function parseConverted(text: string, unit: MeasureUnit): number | undefined {
  const [, number, word = ''] = /^(\d{1,6}(?:[.,]\d{0,4})?|[.,]\d{1,4})\s*(\D*)$/.exec(text) ?? []
  if (number === undefined) return undefined
  const factor = word === '' ? 1 : Object.hasOwn(unitWords[unit], word) ? unitWords[unit][word] : undefined
  return factor === undefined ? undefined : withoutNoise(Number(number.replace(',', '.')) * factor)
}

/** 5'10", 5' 10.5, 5 ft 10 in, 6'. */
function parseFeet(text: string): number | undefined {
  const [, feet, inches = '0'] = /^(\d)\s*(?:'|ft|feet|piedi)\s*(?:(\d{1,2}(?:[.,]\d{1,3})?)\s*(?:"|in|inches|pollici)?)?$/.exec(text) ?? []
  const more = Number(inches.replace(',', '.'))
  return feet === undefined || more >= 12 ? undefined : withoutNoise((Number(feet) * 12 + more) * 2.54)
}

/** No girth is below 3 cm: '1,02' are metres. */
function parseMetres(text: string): number | undefined {
  return /^[0-2][.,]\d{1,3}$/.test(text) ? withoutNoise(Number(text.replace(',', '.')) * 100) : undefined
}

/** Three digits behind a separator are thousands, as in all figures of energy. */
function parseWholeNumber(text: string): number | undefined {
  const [, thousands, rest] = /^(\d{1,2})[.,](\d{3})\s*(?:kcal)?$/.exec(text) ?? []
  return thousands === undefined ? undefined : Number(thousands) * 1_000 + Number(rest)
}
