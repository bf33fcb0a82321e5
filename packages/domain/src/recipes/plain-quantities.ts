import { amountIn } from './unit-amounts.ts'

/**
 * A quantity as a cell would have it: of '2-3' the mean, of '1 kg e 1/2' one and a half, and without 'circa'. The mean of what the author
 * allows errs least; no piece is cut by it, because it only weighs.
 */
export function plainQuantity(text: string): string {
  const plain = text
    .trim()
    .slice(0, 120)
    .replace(/^(?:circa|about|ca\.?|approx\.?|around)\s/i, '')
    .replace(/\s(?:circa|ca\.?|approx\.?)$/i, '')
    .trim()
  return withMean(withHalf(plain)).replace(/^mezz['’]\s?/i, 'mezzo ')
}

const figure = /^(\d{1,6}(?:[.,]\d{1,3})?)\s?(?:[-–—]|(?:o|or|a|to)\s)\s?(\d{1,6}(?:[.,]\d{1,3})?)(?![\d/⁄.,])\s?(.*)$/i

function withMean(text: string): string {
  const [, least, most, unit = ''] = figure.exec(text) ?? []
  if (least === undefined || most === undefined) return text
  const mean = (amountIn(unit, least) + amountIn(unit, most)) / 2
  return `${String(mean).replace('.', ',')} ${unit}`.trim()
}

function withHalf(text: string): string {
  const [, whole, unit, fraction = ''] = /^(\d{1,4}|una?)\s(\p{Letter}{1,12}) (?:e|and) (mezz[oa]|½|\d{1,2}[/⁄]\d{1,2})$/iu.exec(text) ?? []
  if (whole === undefined) return text
  return `${/^\d/.test(whole) ? whole : 1} ${/^(?:mezz|½)/i.test(fraction) ? '1/2' : fraction} ${unit}`
}
