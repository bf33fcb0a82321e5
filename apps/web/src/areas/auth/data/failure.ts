import { CallError } from '#lib/api'

/** Whether the server refused for this reason. */
export const isRefusedFor = (error: unknown, code: CallError['code']): boolean => error instanceof CallError && error.code === code
