export type Box = { width: number; height: number; pad: number }

export type Spark = { d: string; end: { x: number; y: number } | undefined }

/** A line through the known points. Gaps are left out, and a flat series runs through the middle. */
export function sparkOf(values: readonly (number | null)[], { width, height, pad }: Box): Spark {
  const present = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]))
  if (present.length === 0) return { d: '', end: undefined }
  const numbers = present.map(({ value }) => value)
  const least = Math.min(...numbers)
  const range = Math.max(...numbers) - least
  const steps = Math.max(1, values.length - 1)
  const points = present.map(({ value, index }) => ({
    x: round(pad + (index / steps) * (width - 2 * pad)),
    y: round(range === 0 ? height / 2 : height - pad - ((value - least) / range) * (height - 2 * pad)),
  }))
  const d = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  return { d, end: points[points.length - 1] }
}

const round = (number: number) => Math.round(number * 10) / 10
