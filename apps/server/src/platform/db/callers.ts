import { AsyncLocalStorage } from 'node:async_hooks'

/** Strangers are callers who are not signed in: they read pages, or write, such as by a sign-in or a purchase. */
export type CallerKind = 'known' | 'reading stranger' | 'writing stranger'

const callers = new AsyncLocalStorage<CallerKind>()

/** Answers a caller. Connections that the work for a stranger asks for come from the strangers' share (`lending.ts`). */
export const answerTo = <T>(kind: CallerKind, work: () => T): T => callers.run(kind, work)

/** The kind of caller that the code on this path answers; what no call has begun, such as a job, counts as known. */
export const callerKind = (): CallerKind => callers.getStore() ?? 'known'
