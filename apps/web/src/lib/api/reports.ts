/** In whose name a call failed; the error catalogue differs by it. */
export interface CallContext {
  /** The read a page stands on, a part of it, a refresh nobody asked for, a form's write, any other act. */
  of: 'page' | 'part' | 'background' | 'form' | 'action'
  /** Somebody else says it to the person. */
  quiet: boolean
  method: string
  /** As the endpoint writes it: '/clients/:id'. */
  path: string
}

type Hear = (error: unknown, context: CallContext) => void

const hearers = new Set<Hear>()

/** The shell hears of every failed read and write once, after its retries. */
export function onCallError(hear: Hear): () => void {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}

/** For a `call` made outside of queries and mutations, whose failure would otherwise be nobody's. */
export function reportCallError(error: unknown, context: Partial<CallContext> = {}): void {
  // called off by whoever asked
  if (error instanceof DOMException && error.name === 'AbortError') return
  for (const hear of hearers) hear(error, { of: 'action', quiet: false, method: '', path: '', ...context })
}
