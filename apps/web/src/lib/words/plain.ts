/** Lower case and without accents: 'Più' is found by 'piu'. */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
