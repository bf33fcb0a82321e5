import type { FoundFood } from './food-library.ts'

/** A food as a field calls it, which tells those of two brands apart. */
export const foodLabel = ({ name, brand }: Pick<FoundFood, 'name' | 'brand'>): string => (brand ? `${name}, ${brand}` : name)
