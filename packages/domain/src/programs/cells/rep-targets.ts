import { rowBounds } from '@allenio/contract/row-bounds'
import { parseSetTarget } from './reps.ts'

/** The repetitions that one set asks for: "5+" has no upper end, "max" has neither. */
export interface RepTarget {
  least: number | null
  most: number | null
}

/** Reads a cell like "8", "8-10" or "10/8/6+": one target, or one for each set. Free text is no target. */
export function parseRepTargets(reps: string): RepTarget[] | undefined {
  const target = parseSetTarget(reps.replaceAll(/\s/g, '').replaceAll(/[–—]/g, '-'))
  return target?.type === 'reps' ? target.reps.split('/').map(parseOne) : undefined
}

function parseOne(text: string): RepTarget {
  const [least, most] = text.split('-').map(part => Number.parseInt(part, 10))
  if (least === undefined || Number.isNaN(least)) return { least: null, most: null }
  return { least, most: text.endsWith('+') ? null : (most ?? least) }
}

/** Adds repetitions to a target, or subtracts them, in its own notation; "max" stays as it is. */
export const shiftReps = (reps: string, by: number): string =>
  parseRepTargets(reps) ? reps.replaceAll(/\d+/g, count => String(withinBounds(Number(count) + by))) : reps

const withinBounds = (count: number): number => Math.min(rowBounds.reps.most, Math.max(rowBounds.reps.least, count))
