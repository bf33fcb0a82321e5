import type { Brand, Language } from '@allenio/contract'

/** The part of the configuration that the public pages need. */
export interface PublicSite {
  brand: Brand
  variant: 'coach' | 'dietitian'
  /** Without a slash at the end. Addresses never come from the Host header. */
  publicUrl: string
  isRegistrationOpen: boolean
  /** Whether the operator sells plans; without them no trial, price or limit is named. */
  hasPlans: boolean
  /** The person or company that runs this installation and answers for the data; empty when not configured. */
  operator: { name: string; supportEmail: string }
  /** Where the Inter variable font (woff2, latin) is served. */
  fontUrl: string
}

/** One asked page: the site, the language, and whether the address itself names the language. */
export type Visit = PublicSite & { language: Language; isLanguageAsked?: boolean }
