export const recordsGroup = { id: 'records', order: 30, names: { it: 'Pesi, foto e misure', en: 'Weights, photos and measures' } } as const
