import { vi } from 'vitest'

declare const process: { env: Readonly<Record<string, string | undefined>> }

const askedRuns = process.env['PROPERTY_RUNS']

/**
 * How often a property is tried: the same tries in each run, so that a change is judged by itself. `PROPERTY_RUNS=10000` tries others, and
 * for longer.
 */
export const runs = askedRuns === undefined ? { numRuns: 50, seed: 1 } : { numRuns: Number(askedRuns) }

vi.setConfig({ testTimeout: Math.max(10_000, runs.numRuns * 25) })

export { apply, counter, programId, programOf, rowCells, rowOf, type ProgramSize } from './programs.ts'
