/**
 * Parses a typed number with comma or full stop, with or without its unit; undefined if it is not a number. Only whole
 * numbers may have thousands separators, because with decimals these would look like a comma.
 */
export function decimalOf(text: string, decimals = 2): number | undefined {
  const bare = text
    .trim()
    .replaceAll(/[\s’']/g, '')
    .replace(/(?<![a-z%])[a-z%]+$/i, '')
    .replace('−', '-')
  const plain = decimals === 0 && /^-?\d{1,3}([.,]\d{3})+$/.test(bare) ? bare.replaceAll(/[.,]/g, '') : bare.replace(',', '.')
  return /^-?(\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined
}

interface NumberLimits {
  least: number
  most: number
  isWhole?: boolean
}

/** Parses a typed number within limits, also with thousands separators as "1.200"; undefined if it is no such number. */
export function parseNumberWithin(text: string, { least, most, isWhole = false }: NumberLimits): number | undefined {
  const number = decimalOf(text, 0)
  const isWithin = number !== undefined && least <= number && number <= most && (!isWhole || Number.isInteger(number))
  return isWithin ? number : undefined
}

/** One step up or down, on the multiples of the step and within the limits. */
export function stepped(value: number, step: number, { min, max }: { min: number; max: number }): number {
  const next = Math.round((value + step) / Math.abs(step)) * Math.abs(step)
  return Number(Math.min(Math.max(next, min), max).toFixed(6))
}
