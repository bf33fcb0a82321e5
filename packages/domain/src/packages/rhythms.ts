import type { Language } from '@allenio/contract'
import type { IntervalUnit } from '@allenio/contract/packages'

/** How often a package is paid. A one-time package has no unit and no count. */
export interface Rhythm {
  intervalUnit: IntervalUnit | null
  intervalCount: number | null
}

const oneTime = { it: 'Una tantum', en: 'One time' } as const satisfies Record<Language, string>

const rhythmNames: Record<string, Record<Language, string>> = {
  '1 DAY': { it: 'Giornaliero', en: 'Daily' },
  '1 WEEK': { it: 'Settimanale', en: 'Weekly' },
  '1 MONTH': { it: 'Mensile', en: 'Monthly' },
  '3 MONTH': { it: 'Trimestrale', en: 'Quarterly' },
  '6 MONTH': { it: 'Semestrale', en: 'Biannually' },
  '1 YEAR': { it: 'Annuale', en: 'Yearly' },
}

const every = {
  it: { DAY: 'Ogni {n} giorni', WEEK: 'Ogni {n} settimane', MONTH: 'Ogni {n} mesi', YEAR: 'Ogni {n} anni' },
  en: { DAY: 'Every {n} days', WEEK: 'Every {n} weeks', MONTH: 'Every {n} months', YEAR: 'Every {n} years' },
} as const satisfies Record<Language, Record<IntervalUnit, string>>

/** The words for a rhythm, such as "Monthly" or "Every 2 weeks". */
export function rhythmLabel(language: Language, { intervalUnit, intervalCount }: Rhythm): string {
  if (intervalUnit === null) return oneTime[language]
  const count = intervalCount ?? 1
  return rhythmNames[`${count} ${intervalUnit}`]?.[language] ?? every[language][intervalUnit].replace('{n}', String(count))
}
