import type { FoodProduct } from '@allenio/contract/aliments'

/** The product as a shelf says it: its brand and its name. */
export function productText({ brand, name }: Pick<FoodProduct, 'brand' | 'name'>): string {
  const isNamed = brand !== '' && name.toLowerCase().startsWith(brand.toLowerCase())
  return isNamed || brand === '' ? name : `${brand} ${name}`
}
