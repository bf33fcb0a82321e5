import type { Language } from '@allenio/contract'
import type { PlannedSet } from '@allenio/contract/programs'
import { formatDecimal, formatWeight, withUnit } from '@allenio/domain/formats'
import { parseLoadValues, type LoadValues } from './load-values.ts'
import { loadOfPercent, type LoadMaximum } from './percent-loads.ts'
import { printClock } from './reps.ts'

// Figures as people read them. Tables and files take printColumn, whose texts can be typed again.

/** 45 s, 1:30 */
export const printSeconds = (seconds: number): string => (seconds < 60 ? withUnit(String(seconds), 's') : printClock(seconds))

/** 1.500 m */
export const printMetres = (metres: number, language: Language): string => withUnit(formatDecimal(language, metres, { most: 2 }), 'm')

/** Ranges have a dash of their own: 8–10. The minus of "bw-10" is none. */
export const withDashes = (text: string): string => text.replaceAll(/(?<=\d)-(?=\d)/g, '–')

const bodyAlone = { it: 'corpo libero', en: 'bodyweight' } as const satisfies Record<Language, string>

/** A load that is added to the body, or taken from it: +5 kg, −10 kg. */
export function printBodyLoad(kilograms: number, language: Language): string {
  if (kilograms === 0) return bodyAlone[language]
  return `${kilograms > 0 ? '+' : '−'}${formatWeight(language, Math.abs(kilograms))}`
}

/**
 * 82,5 kg, 80/85/90 kg, 75%, +5 kg, or free text as it was typed. A share of a maximum that is known is told in kilograms, with the share
 * beside: 85 kg (75%).
 */
export function printAskedLoad(load: string, language: Language, maximum?: LoadMaximum): string {
  const figures = parseLoadValues(load)
  if (!figures) return load
  const { unit, values } = figures
  if (unit === 'body') return printBodyLoad(values[0] ?? 0, language)
  const text = language === 'it' ? load.replaceAll('.', ',') : load
  if (unit === 'kg') return /kg$/i.test(text) ? text : withUnit(text, 'kg')
  const kilograms = maximum ? values.flatMap(value => loadOfPercent(value, maximum) ?? []) : []
  return kilograms.length > 0
    ? `${withUnit(kilograms.map(kg => formatDecimal(language, kg, { most: 2 })).join('/'), 'kg')} (${text})`
    : text
}

/** The load of one set, as its plan has it. */
export function printPlannedLoad({ unit, value }: { unit: LoadValues['unit']; value: number }, language: Language, maximum?: LoadMaximum) {
  if (unit === 'body') return printBodyLoad(value, language)
  return unit === 'kg' ? formatWeight(language, value) : printAskedLoad(`${value}%`, language, maximum)
}

/** The count of a set: 8–10, 1:30, 500 m. */
export function printAskedCount({ reps, seconds, metres }: Pick<PlannedSet, 'reps' | 'seconds' | 'metres'>, language: Language): string {
  if (seconds) return printSeconds(seconds)
  return metres ? printMetres(metres, language) : withDashes(reps ?? '')
}
