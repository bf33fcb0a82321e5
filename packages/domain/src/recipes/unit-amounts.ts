import { parseAmount } from '@allenio/domain/aliments'

const countedWhole = /^(?:g|gr|grammi|grammo|grams?|ml|kcal)(?!\p{Letter})/iu

/** How much a figure says before a unit: '1.000' are a thousand grams, and one litre. */
export function amountIn(unit: string, figure: string): number {
  const typed = parseAmount(figure)
  return (countedWhole.test(unit) ? typed?.wholeAmount : typed?.amount) ?? Number.NaN
}
