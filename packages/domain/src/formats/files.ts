import type { Language } from '@allenio/contract'
import { formatDecimal } from './numbers.ts'

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** 3,4 MB */
export function formatBytes(language: Language, bytes: number): string {
  const roundTo = (power: number) => bytes / 1024 ** power
  let power = bytes < 1024 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10))
  // 1023.99 KB would be rounded and written as 1,024 KB
  if (roundTo(power) >= 1023.95 && power < units.length - 1) power += 1
  return `${formatDecimal(language, roundTo(power), { most: power < 2 ? 0 : 1 })}\u00a0${units[power]}`
}

const sentences = {
  it: {
    max: (megabytes: number) => `Max ${megabytes}\u00a0MB`,
    over: (megabytes: number) => `Il file supera il limite di ${megabytes}\u00a0MB`,
    tooLarge: (megabytes: number) => `Il file è troppo grande. La dimensione massima è ${megabytes}\u00a0MB.`,
  },
  en: {
    max: (megabytes: number) => `Max ${megabytes}\u00a0MB`,
    over: (megabytes: number) => `The file exceeds the ${megabytes}\u00a0MB limit`,
    tooLarge: (megabytes: number) => `The file size is too large. The maximum file size is ${megabytes}\u00a0MB.`,
  },
} as const satisfies Record<Language, unknown>

/** The largest size of a file, for the text beside a field. */
export const maxFile = (language: Language, megabytes: number): string => sentences[language].max(megabytes)
/** At a field that got too much. */
export const overFileLimit = (language: Language, megabytes: number): string => sentences[language].over(megabytes)
/** As a notice. */
export const fileTooLarge = (language: Language, megabytes: number): string => sentences[language].tooLarge(megabytes)
