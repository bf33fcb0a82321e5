import { CallError, Refused } from '#lib/api'
import { whenQuiet } from '#lib/device'
import { session } from '#lib/session'
import { reload, settle } from './outbox-state.ts'
import { refreshAfterWrite, refreshWhenQuiet } from './changed-reads.ts'
import type { WaitingWrite } from './waiting-write.ts'

export type Outcome = { state: 'sent'; answer: unknown } | { state: 'refused'; error: Error } | { state: 'waiting' }

type SentListener = (write: WaitingWrite, answer: unknown) => void

const sentListeners = new Set<SentListener>()
const callers = new Map<string, (outcome: Outcome) => void>()

/** Calls the listener for each write that arrived, with the server's answer, whichever tab sent it. */
export function onWriteSent(listener: SentListener): () => void {
  sentListeners.add(listener)
  return () => void sentListeners.delete(listener)
}

/** The next outcome of a write. The caller that asks for it must handle a refusal itself. */
export function outcomeOf(id: string): { outcome: Promise<Outcome>; stop: () => void } {
  const outcome = new Promise<Outcome>(resolve => callers.set(id, resolve))
  return { outcome, stop: () => void callers.delete(id) }
}

function resolveOutcome(id: string, outcome: Outcome): void {
  callers.get(id)?.(outcome)
  callers.delete(id)
}

/** Tells all callers that their write waits, because nothing can be sent now. */
export function resolveAllAsWaiting(): void {
  for (const ask of callers.values()) ask({ state: 'waiting' })
  callers.clear()
}

/** Passes a refusal to its caller in this tab, if there is one. If so, the refusal need not wait for the person's decision. */
export function resolveAsRefused(id: string, error: Error): boolean {
  const hasCaller = callers.has(id)
  resolveOutcome(id, { state: 'refused', error })
  return hasCaller
}

function handleSent(write: WaitingWrite, answer: unknown): void {
  if (write.personId !== session().personId) return
  for (const listener of sentListeners) {
    try {
      listener(write, answer)
    } catch (error) {
      // an error in one listener must not stop the others or the outbox
      reportError(error)
    }
  }
  // after the listeners: a read whose data they change counts as fresh again
  if (write.mayBeJoined) refreshWhenQuiet(write)
  else settle(write, refreshAfterWrite(write))
  resolveOutcome(write.id, { state: 'sent', answer })
}

type TabMessage =
  | { kind: 'opened' }
  | { kind: 'open' }
  | { kind: 'changed' }
  | { kind: 'sent'; write: WaitingWrite; answer: unknown }
  | { kind: 'refused'; id: string; error: PlainError }

type PlainError =
  | { of: 'call'; status: number; body: { code: string; message: string; errors: object; data: object }; retryAfter?: number | undefined }
  | { of: 'refused'; message: string; buttons: Refused['buttons'] }

let channel: BroadcastChannel | undefined
let hasOtherTabs = false

/** Follows the other tabs. `take` deletes a refused write whose form is open in this tab. */
export function otherTabs(take: (id: string) => Promise<void>): void {
  if (channel) return
  channel = new BroadcastChannel('allenio.outbox')
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    hasOtherTabs = true
    switch (data.kind) {
      case 'opened':
        return post({ kind: 'open' })
      case 'open':
        return
      case 'changed':
        return void reload()
      case 'sent':
        return handleSent(data.write, data.answer)
      case 'refused': {
        if (resolveAsRefused(data.id, errorOf(data.error))) void take(data.id)
        return
      }
      default:
        return data satisfies never
    }
  })
  post({ kind: 'opened' })
}

const post = (message: TabMessage) => channel?.postMessage(message)

/** Tells this page and all other tabs that the device's outbox has changed. */
export async function emitChange(): Promise<void> {
  post({ kind: 'changed' })
  await reload()
}

/** Keys typed in a row change the outbox each time, and nobody looks at it between two of them. What arrives is shown anyway. */
export const emitChangeSoon = whenQuiet(() => void emitChange(), { ms: 100, mostMs: 5_000 })

export function emitSent(write: WaitingWrite, answer: unknown): void {
  // the answer of an edit may be long, and most people have one tab open: it is copied for others only where there are any
  if (hasOtherTabs) post({ kind: 'sent', write, answer })
  handleSent(write, answer)
}

export function emitRefused(id: string, error: Error): void {
  const plain = plainOf(error)
  if (plain) post({ kind: 'refused', id, error: plain })
}

function plainOf(error: Error): PlainError | undefined {
  if (error instanceof Refused) return { of: 'refused', message: error.message, buttons: error.buttons }
  if (!(error instanceof CallError)) return undefined
  const { status, code, message, errors, data, retryAfter } = error
  return { of: 'call', status, body: { code, message, errors, data }, retryAfter }
}

const errorOf = (plain: PlainError): Error =>
  plain.of === 'refused'
    ? new Refused(plain.message, plain.buttons)
    : new CallError(plain.status, plain.body as ConstructorParameters<typeof CallError>[1], plain.retryAfter)
