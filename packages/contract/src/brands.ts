export const brands = ['allenio', 'coachplus', 'warfit'] as const
export type Brand = (typeof brands)[number]

export const brandNames = { allenio: 'Allenio', coachplus: 'Coachplus', warfit: 'Warfit' } as const satisfies Record<Brand, string>

export const variants = ['coach', 'dietitian'] as const
export type Variant = (typeof variants)[number]
