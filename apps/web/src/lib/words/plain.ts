/** Returns lower case without accents, so that 'piu' finds 'Più'. */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
