import type { Language } from './languages.ts'

export const brands = ['allenio', 'coachplus', 'warfit'] as const
export type Brand = (typeof brands)[number]

export const brandNames = { allenio: 'Allenio', coachplus: 'Coachplus', warfit: 'Warfit' } as const satisfies Record<Brand, string>

export const variants = ['coach', 'dietitian'] as const
export type Variant = (typeof variants)[number]

/** The words for the people whom a professional looks after. Every sentence may contain them as placeholders: `{{client}}`. */
export const clientWords = {
  coach: {
    it: { client: 'cliente', clients: 'clienti', Client: 'Cliente', Clients: 'Clienti' },
    en: { client: 'client', clients: 'clients', Client: 'Client', Clients: 'Clients' },
  },
  dietitian: {
    it: { client: 'paziente', clients: 'pazienti', Client: 'Paziente', Clients: 'Pazienti' },
    en: { client: 'patient', clients: 'patients', Client: 'Patient', Clients: 'Patients' },
  },
} as const satisfies Record<Variant, Record<Language, Record<string, string>>>
export type ClientWord = keyof (typeof clientWords)['coach']['it']
