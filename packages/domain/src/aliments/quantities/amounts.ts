/** The number with which a quantity begins, and what follows it. */
export interface TypedAmount {
  amount: number
  /**
   * The number for units that are counted whole. Quantities are shown with thousands separators, so three digits after a separator are
   * thousands of grams or kcal, whatever the language: nobody types a thousandth of a gram. In kilograms, 1.500 has decimals instead.
   */
  wholeAmount: number
  rest: string
}

const vulgarFractions: ReadonlyMap<string, number> = new Map([
  ['½', 1 / 2],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
  ['⅛', 1 / 8],
])

const numberWords: ReadonlyMap<string, number> = new Map([
  ...['un', 'uno', 'una', 'a', 'an', 'one'].map(word => [word, 1] as const),
  ...['mezzo', 'mezza', 'half'].map(word => [word, 0.5] as const),
  ...['due', 'two'].map(word => [word, 2] as const),
  ...['tre', 'three'].map(word => [word, 3] as const),
  ...['quattro', 'four'].map(word => [word, 4] as const),
  ...['cinque', 'five'].map(word => [word, 5] as const),
  ...['sei', 'six'].map(word => [word, 6] as const),
  ...['sette', 'seven'].map(word => [word, 7] as const),
  ...['otto', 'eight'].map(word => [word, 8] as const),
  ...['nove', 'nine'].map(word => [word, 9] as const),
  ...['dieci', 'ten'].map(word => [word, 10] as const),
])

/** Reads '150 g', '1,5 kg', '1/2 tazza', '1 1/2 tazza', '1½ tazza', 'mezza tazza'. Nothing if no amount begins it. */
export function parseAmount(text: string): TypedAmount | undefined {
  return parseMixedFraction(text) ?? parseFraction(text) ?? parseVulgarFraction(text) ?? parseNumber(text) ?? parseNumberWord(text)
}

function parseMixedFraction(text: string): TypedAmount | undefined {
  const [, whole, above, below, rest] = /^(\d{1,6})\s+(\d{1,6})\s*[/⁄]\s*(\d{1,6})(?![\d/⁄.,])\s*(.*)$/.exec(text) ?? []
  return whole === undefined ? undefined : finiteAmount(Number(whole) + Number(above) / Number(below), rest)
}

function parseFraction(text: string): TypedAmount | undefined {
  const [, above, below, rest] = /^(\d{1,6})\s*[/⁄]\s*(\d{1,6})(?![\d/⁄.,])\s*(.*)$/.exec(text) ?? []
  return above === undefined ? undefined : finiteAmount(Number(above) / Number(below), rest)
}

function parseVulgarFraction(text: string): TypedAmount | undefined {
  const [, whole = '', sign = '', rest] = /^(\d{0,6})\s*([½⅓⅔¼¾⅛])\s*(.*)$/.exec(text) ?? []
  const fraction = vulgarFractions.get(sign)
  return fraction === undefined ? undefined : finiteAmount(Number(whole) + fraction, rest)
}

function parseNumber(text: string): TypedAmount | undefined {
  const [, digits, rest] = /^(\d{1,12}(?:[.,]\d{1,12})*)(?![\d/⁄.,]*\d)[.,]?\s*(.*)$/.exec(text) ?? []
  if (digits === undefined) return undefined
  // '0,125' begins with 0, and is a fraction
  const isGrouped = /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(digits) || /^[1-9]\d{0,2}(?:,\d{3})+$/.test(digits)
  const whole = isGrouped ? Number(digits.replaceAll(/[.,]/g, '')) : Number.NaN
  const decimal = Number(digits.replace(',', '.'))
  const [amount, wholeAmount] = [Number.isNaN(decimal) ? whole : decimal, isGrouped ? whole : decimal]
  return Number.isNaN(amount) ? undefined : { amount, wholeAmount, rest: rest ?? '' }
}

function parseNumberWord(text: string): TypedAmount | undefined {
  const [, word = '', rest = ''] = /^(\p{Letter}+)['’\s]\s*(.+)$/u.exec(text) ?? []
  const amount = numberWords.get(word.toLowerCase())
  return amount === undefined ? undefined : finiteAmount(amount, rest.replace(/^an? /i, ''))
}

const finiteAmount = (amount: number, rest = ''): TypedAmount | undefined =>
  Number.isFinite(amount) ? { amount, wholeAmount: amount, rest } : undefined
