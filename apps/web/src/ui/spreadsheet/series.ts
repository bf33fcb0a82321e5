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
  return Array.from({ length: count }, (_, index) => next?.(source.length + index) ?? source[index % source.length] ?? '')
}

function evenSeries(texts: readonly string[]): ((index: number) => string) | undefined {
  const [first = ''] = texts
  const skeleton = first.split(figures)
  if (texts.length < 2 || skeleton.length < 2) return undefined
  if (texts.some(text => text.split(figures).join('\n') !== skeleton.join('\n'))) return undefined
  const rows = texts.map(text => (text.match(figures) ?? []).map(figureOf))
  const places = skeleton.slice(1).map((_, place) => rows.flatMap(row => row[place] ?? []))
  if (places.some(place => evenStep(place) === undefined)) return undefined
  return index => skeleton.map((part, place) => `${place === 0 ? '' : figureAt(places[place - 1] ?? [], index)}${part}`).join('')
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

/** A series downwards ends with its last figure that is not below zero. */
function figureAt(row: readonly Figure[], index: number): string {
  const [first = { value: 0, decimals: 0, sign: ',' }] = row
  const step = evenStep(row) ?? 0
  const last = step < 0 ? Math.floor(rounded(first.value / -step)) : index
  const value = rounded(first.value + step * Math.min(index, last))
  const shortest = String(value).split('.')[1]?.length ?? 0
  const decimals = Math.max(shortest, Math.min(...row.map(figure => figure.decimals)))
  return value.toFixed(decimals).replace('.', first.sign)
}

/** Rounds away the noise of binary fractions. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6
