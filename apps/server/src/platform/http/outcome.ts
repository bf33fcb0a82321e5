import { AppError } from '#platform/errors'
import type { Bytes } from './bindings.ts'

export type Outcome = { kind: 'json'; status: number; body: unknown } | { kind: 'bytes'; bytes: Bytes }

/** Whether a refusal commits what its call has written, as the count of wrong tries. */
export const keepsWrites = (error: unknown): error is AppError => error instanceof AppError && error.details.keepsWrites === true
