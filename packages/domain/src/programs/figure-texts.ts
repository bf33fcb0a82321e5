import type { Language } from '@allenio/contract'
import type { PlannedSet } from '@allenio/contract/program-cells'
import { formatDecimal } from '@allenio/domain/formats'
import { readLoadValues } from './load-values.ts'
import { printClock } from './reps.ts'

// Figures as people read them. Tables and files take printColumn, whose texts can be typed again.

/** 45 s, 1:30 */
export const printSeconds = (seconds: number): string => (seconds < 60 ? `${seconds} s` : printClock(seconds))

/** 1.500 m */
export const printMetres = (metres: number, language: Language): string => `${formatDecimal(language, metres, { most: 2 })} m`

/** Ranges have a dash of their own: 8–10. The minus of "bw-10" is none. */
export const withDashes = (text: string): string => text.replaceAll(/(?<=\d)-(?=\d)/g, '–')

/** 82,5 kg, 80/85/90 kg, 75%, or free text as it was typed. */
export function printAskedLoad(load: string, language: Language): string {
  const unit = readLoadValues(load)?.unit
  if (!unit) return load
  const text = language === 'it' ? load.replaceAll('.', ',') : load
  return unit === 'kg' && !/kg$/i.test(text) ? `${text} kg` : text
}

/** The count of a set: 8–10, 1:30, 500 m. */
export function printAskedCount({ reps, seconds, metres }: Pick<PlannedSet, 'reps' | 'seconds' | 'metres'>, language: Language): string {
  if (seconds) return printSeconds(seconds)
  return metres ? printMetres(metres, language) : withDashes(reps ?? '')
}
