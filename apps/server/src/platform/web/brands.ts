export const brandNames = { allenio: 'Allenio', coachplus: 'Coachplus', warfit: 'Warfit' } as const
export type Brand = keyof typeof brandNames
