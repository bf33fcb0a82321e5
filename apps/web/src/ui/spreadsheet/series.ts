/** Numbers with a comma or a point, as people write loads: the sign before one may as well join a range, so it is none of it. */
const figures = /\d+(?:[.,]\d+)?/g

interface Figure {
  value: number
  decimals: number
  sign: ',' | '.'
}

/**
 * The texts that follow: where all of them differ by their figures alone, and evenly, the figures go on (8-10, 9-11, then 10-12);
 * otherwise the texts are repeated. Backwards, the first text is the one next to the new cells.
 */
export function continueSeries(texts: readonly string[], count: number, isBackwards = false): string[] {
  const source = isBackwards ? texts.toReversed() : texts
  const next = evenSeries(source)
  return Array.from({ length: count }, (_, index) => {
    const text = next?.(source.length + index) ?? source[index % source.length] ?? ''
    return text
  })
}

function evenSeries(texts: readonly string[]): ((index: number) => string | undefined) | undefined {
  const [first = ''] = texts
  const skeleton = first.split(figures)
  if (texts.length < 2 || skeleton.length < 2) return undefined
  if (texts.some(text => text.split(figures).join('\n') !== skeleton.join('\n'))) return undefined
  const rows = texts.map(text => (text.match(figures) ?? []).map(figureOf))
  const places = skeleton.slice(1).map((_, place) => rows.flatMap(row => row[place] ?? []))
  const steps = places.map(evenStep)
  if (steps.some(step => step === undefined)) return undefined
  return index => {
    const parts = places.map((figuresAt, place) => printed(figuresAt, (steps[place] ?? 0) * index))
    // below zero a series goes on with what it has
    if (parts.some(part => part === undefined)) return undefined
    return skeleton.map((part, place) => (place === 0 ? part : `${parts[place - 1]}${part}`)).join('')
  }
}

function figureOf(text: string): Figure {
  const [, fraction = ''] = text.split(/[.,]/)
  return { value: Number(text.replace(',', '.')), decimals: fraction.length, sign: text.includes('.') ? '.' : ',' }
}

function evenStep(row: readonly Figure[]): number | undefined {
  const values = row.map(({ value }) => value)
  const step = rounded((values[1] ?? 0) - (values[0] ?? 0))
  return values.every((value, index) => index === 0 || rounded(value - (values[index - 1] ?? 0)) === step) ? step : undefined
}

function printed(row: readonly Figure[], change: number): string | undefined {
  const [first] = row
  if (!first) return undefined
  const value = rounded(first.value + change)
  if (value < 0) return undefined
  const shortest = String(value).split('.')[1]?.length ?? 0
  const decimals = Math.max(shortest, Math.min(...row.map(figure => figure.decimals)))
  return value.toFixed(decimals).replace('.', first.sign)
}

/** Without the noise of binary fractions. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6
