import type { Language } from '@allenio/contract'

// Italian groups even four digits with a dot, which the browsers' own rule leaves out
const formatter = (language: Language, least: number, most: number) =>
  new Intl.NumberFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    useGrouping: 'always',
  })

const formatterCache = new Map<string, Intl.NumberFormat>()

/** Making a formatter costs far more than using it. */
function cachedFormatter(language: Language, least: number, most: number): Intl.NumberFormat {
  const name = `${language}${least}${most}`
  const cached = formatterCache.get(name) ?? formatter(language, least, most)
  formatterCache.set(name, cached)
  return cached
}

/** Formats a number and removes the sign of minus zero, which readers do not expect. */
const formatValue = (format: Intl.NumberFormat, value: number) => format.format(value).replace(/^-(?=[0.,]*$)/, '')

/** 1.240 */
export const formatInteger = (language: Language, value: number): string => formatValue(cachedFormatter(language, 0, 0), value)

export interface Decimals {
  least?: number
  most?: number
}

/** 1.240,5: as many decimals as there are, one at most unless said otherwise. */
export const formatDecimal = (language: Language, value: number, decimals: Decimals = {}): string => {
  const least = decimals.least ?? 0
  return formatValue(cachedFormatter(language, least, Math.max(least, decimals.most ?? 1)), value)
}

/** −1,2 and +0,4 with a plus sign for a rise; what is rounded to 0 has no sign. */
export function formatSigned(language: Language, value: number, decimals: Decimals = {}): string {
  const figure = formatDecimal(language, Math.abs(value), decimals)
  if (!/[1-9]/.test(figure)) return formatDecimal(language, 0)
  return `${value < 0 ? '−' : '+'}${figure}`
}

/** 12,5%, of a hundred. */
export const formatPercent = (language: Language, value: number, decimals?: Decimals): string =>
  `${formatDecimal(language, value, decimals)}%`

/** A figure and its unit stay on one line. */
export const withUnit = (figure: string, unit: string): string => `${figure}\u00a0${unit}`

/** 72,5 kg: plates weigh two decimals at most. */
export const formatWeight = (language: Language, kilograms: number, decimals: Decimals = { most: 2 }): string =>
  withUnit(formatDecimal(language, kilograms, decimals), 'kg')
