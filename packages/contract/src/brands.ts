import type { Language } from './languages.ts'

export const brands = ['allenio', 'coachplus', 'warfit'] as const
export type Brand = (typeof brands)[number]

export const brandNames = { allenio: 'Allenio', coachplus: 'Coachplus', warfit: 'Warfit' } as const satisfies Record<Brand, string>

export const variants = ['coach', 'dietitian'] as const
export type Variant = (typeof variants)[number]

/** The words for the people whom a professional looks after, and for the professional. Every sentence may contain them: `{{client}}`. */
export const clientWords = {
  coach: {
    it: { client: 'cliente', clients: 'clienti', Client: 'Cliente', Clients: 'Clienti', coach: 'coach', Coach: 'Coach' },
    en: { client: 'client', clients: 'clients', Client: 'Client', Clients: 'Clients', coach: 'coach', Coach: 'Coach' },
  },
  dietitian: {
    it: {
      client: 'paziente',
      clients: 'pazienti',
      Client: 'Paziente',
      Clients: 'Pazienti',
      coach: 'nutrizionista',
      Coach: 'Nutrizionista',
    },
    en: { client: 'patient', clients: 'patients', Client: 'Patient', Clients: 'Patients', coach: 'nutritionist', Coach: 'Nutritionist' },
  },
} as const satisfies Record<Variant, Record<Language, Record<string, string>>>
export type ClientWord = keyof (typeof clientWords)['coach']['it']
