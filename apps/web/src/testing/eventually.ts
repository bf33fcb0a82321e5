import { vi } from 'vitest'

/** Waits until the check no longer throws: long enough for a machine that does other things too. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 10_000 })
