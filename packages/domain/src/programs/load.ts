/**
 * A load as it is written: kilograms ("82.5", "80/85/90"), a share of the maximum ("75%", "75/80/85%"), the body with or without more
 * ("bw", "bw+5", "bw-10"). Kilograms are stored, pounds are read.
 */
export function readLoad(text: string): string | undefined {
  const kilograms = readWeights(text, /(?:kg|chili)$/i, 1, heaviestKg)
  if (kilograms !== undefined) return kilograms
  const pounds = readWeights(text, /(?:lbs?|libbre)$/i, kilogramsInPound, heaviestKg)
  if (pounds !== undefined) return pounds
  const share = readWeights(text, /%$/, 1, highestShare)
  if (share !== undefined) return `${share}%`
  return readBodyWeight(text)
}

/** As it is typed in a line of shorthand. */
export const printLoad = (load: string): string => (/^[\d./]+$/.test(load) ? `${load}kg` : load)

const heaviestKg = 999
const highestShare = 200
const kilogramsInPound = 0.453_592_37
const number = '\\d{1,4}(?:[.,]\\d{1,2})?'
const numbersPattern = new RegExp(`^${number}(?:/${number})*$`)

function readWeights(text: string, unit: RegExp, factor: number, highest: number): string | undefined {
  if (!unit.test(text)) return undefined
  const numbers = text.replace(unit, '')
  if (!numbersPattern.test(numbers)) return undefined
  const values = numbers.split('/').map(each => roundTo2(Number(each.replace(',', '.')) * factor))
  return values.every(value => value <= highest) ? values.join('/') : undefined
}

const roundTo2 = (value: number): number => Math.round(value * 100) / 100

const bodyPattern = new RegExp(`^(?:bw|pc|bodyweight)(?:([+-])(${number})(?:kg)?)?$`, 'i')

function readBodyWeight(text: string): string | undefined {
  const match = bodyPattern.exec(text)
  if (!match) return undefined
  const [, sign, more] = match
  return sign === undefined || more === undefined ? 'bw' : `bw${sign}${roundTo2(Number(more.replace(',', '.')))}`
}
