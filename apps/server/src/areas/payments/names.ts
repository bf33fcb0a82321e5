import type { Language } from '@allenio/contract'
import { freeTier, type PlanTerms } from '@allenio/domain/plan'
import { makeSay } from '#platform/words'

/** The name of a tier in both languages, on invoices and in the bug-report service. */
export const nameOfTier = (places: number): string => (places === freeTier.maxClients ? 'Free' : `Pro ${places}`)

const say = makeSay({
  it: { monthly: '{{name}}, mensile', sixMonths: '{{name}}, semestrale', annual: '{{name}}, annuale', change: 'Passaggio a {{name}}' },
  en: { monthly: '{{name}}, monthly', sixMonths: '{{name}}, six months', annual: '{{name}}, yearly', change: 'Change to {{name}}' },
})

/** The name of something in both languages, as its rows store it; those of before have one title. */
export interface Titles {
  title: string
  title_en: string | null
}

/** The title of a payment says what it is for. */
export function titlesOfPayment({ tier, period }: PlanTerms, cause: 'period' | 'change'): Titles {
  const titleOf = (language: Language) => say(language)(cause === 'change' ? 'change' : period, { name: nameOfTier(tier) })
  return { title: titleOf('it'), title_en: titleOf('en') }
}

export const titleIn = (language: Language, { title, title_en: english }: Titles): string =>
  language === 'en' ? (english ?? title) : title
