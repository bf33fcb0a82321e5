import type { Language } from '@allenio/contract'
import { freeTier, type PlanTerms } from '@allenio/domain/plan'
import { addWords } from '#platform/words'

/** The name of a tier in both languages, on invoices and in the bug-report service. */
export const nameOfTier = (places: number): string => (places === freeTier.maxClients ? 'Free' : `Pro ${places}`)

const say = addWords('plan titles', {
  it: { monthly: '{{name}}, mensile', sixMonths: '{{name}}, semestrale', annual: '{{name}}, annuale', change: 'Passaggio a {{name}}' },
  en: { monthly: '{{name}}, monthly', sixMonths: '{{name}}, six months', annual: '{{name}}, yearly', change: 'Change to {{name}}' },
})

/** The title of a payment says what it is for, in the language of its business. */
export const titleOfPayment = (language: Language, { tier, period }: PlanTerms, cause: 'period' | 'change'): string =>
  say(language)(cause === 'change' ? 'change' : period, { name: nameOfTier(tier) })
