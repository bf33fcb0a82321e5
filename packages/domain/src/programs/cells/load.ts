import { rowBounds } from '@allenio/contract/row-bounds'

/**
 * A load as it is written: kilograms ("82.5", "80/85/90"), a share of the maximum ("75%", "75/80/85%", "75%TM"), the body with or
 * without more ("bw", "bw+5", "bw-10"). Kilograms are stored, pounds are read.
 */
export function parseLoad(text: string): string | undefined {
  const kilograms = parseWeights(text, /(?:kg|chili)$/i, 1, 'kg')
  if (kilograms !== undefined) return kilograms
  const pounds = parseWeights(text, /(?:lbs?|libbre)$/i, kilogramsInPound, 'kg')
  if (pounds !== undefined) return pounds
  const share = parseWeights(text, /%(?:(?:del|di|of)?(?:tm|1?rm|max|massimale))?$/i, 1, 'percent')
  if (share !== undefined) return `${share}%`
  return parseBodyWeight(text)
}

/** Prints a load for a line of shorthand. */
export const printLoad = (load: string): string => (/^[\d./]+$/.test(load) ? `${load}kg` : load)

const kilogramsInPound = 0.453_592_37
const number = '\\d{1,4}(?:[.,]\\d{1,2})?'
const numbersPattern = new RegExp(`^${number}(?:/${number})*$`)

function parseWeights(text: string, unit: RegExp, factor: number, figure: 'kg' | 'percent'): string | undefined {
  if (!unit.test(text)) return undefined
  const numbers = text.replace(unit, '')
  if (!numbersPattern.test(numbers)) return undefined
  const values = numbers.split('/').map(each => roundTo2(Number(each.replace(',', '.')) * factor))
  const { least, most } = rowBounds[figure]
  return values.every(value => least <= value && value <= most) ? values.join('/') : undefined
}

const roundTo2 = (value: number): number => Math.round(value * 100) / 100

const bodyPattern = new RegExp(`^(?:bw|pc|bodyweight)(?:([+-])(${number})(?:kg)?)?$`, 'i')

function parseBodyWeight(text: string): string | undefined {
  const match = bodyPattern.exec(text)
  if (!match) return undefined
  const [, sign, more] = match
  if (sign === undefined || more === undefined) return 'bw'
  const kg = roundTo2(Number(more.replace(',', '.')))
  return kg <= rowBounds.kg.most ? `bw${sign}${kg}` : undefined
}
