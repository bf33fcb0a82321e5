import { isCancelled } from './errors.ts'

/** The context in which a call failed; the error catalogue depends on it. */
export interface CallContext {
  /** The main read of a page, the read of a part of it, an automatic refresh, the write of a form, or any other action. */
  of: 'page' | 'part' | 'background' | 'form' | 'action'
  /** Another part of the app shows the error to the person. */
  quiet: boolean
  method: string
  /** The path as the endpoint declares it: '/clients/:id'. */
  path: string
}

type ErrorListener = (error: unknown, context: CallContext) => void

const listeners = new Set<ErrorListener>()

/** The shell is told of every failed read and write once, after its retries. */
export function onCallError(listener: ErrorListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** For a `call` outside of queries and mutations, whose failure would otherwise not be reported. */
export function reportCallError(error: unknown, context: Partial<CallContext> = {}): void {
  if (isCancelled(error)) return
  for (const listener of listeners) listener(error, { of: 'action', quiet: false, method: '', path: '', ...context })
}
