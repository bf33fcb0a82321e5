import { unauthenticatedMessage } from '@allenio/contract'
import type { AnswerButton } from '@allenio/contract'

/** The failure of a call, independent of the error's class. */
export type Failure =
  | { kind: 'refused'; message: string; buttons?: readonly AnswerButton[] }
  | { kind: 'unreachable' }
  | {
      kind: 'answered'
      status: number
      message: string
      errors?: Readonly<Record<string, readonly string[]>>
      data?: { redirect?: string; hideMessage?: boolean; buttons?: readonly AnswerButton[] }
    }
  /** the call succeeded, but our own code failed while handling its answer */
  | { kind: 'broken' }

/** The use of the call: the main read of a page, the read of a part of it, an automatic refresh, a form, or a button. */
export interface Place {
  of: 'page' | 'part' | 'background' | 'form' | 'action'
  path: string
}

export type Reaction =
  | { do: 'nothing' }
  | { do: 'say'; text: string | undefined; buttons: readonly AnswerButton[] }
  | { do: 'sign out'; thenTo: '/' | undefined }
  | { do: 'ask for payment'; text: string; buttons: readonly AnswerButton[]; redirect: string | undefined }
  | { do: 'leave what is gone' }
  | { do: 'say it is gone' }
  | { do: 'say unreachable' }
  | { do: 'say unsaved' }

const nothing: Reaction = { do: 'nothing' }
const isWrite = (of: Place['of']) => of === 'form' || of === 'action'

/** Calls that ask who is signed in. A 401 is a normal answer to them and must not redirect anybody. */
const currentUserCalls: readonly string[] = ['/auth/me', '/training_school/me']

/** The error catalogue, row by row. */
export function reactionTo(failure: Failure, place: Place): Reaction {
  switch (failure.kind) {
    case 'refused':
      return { do: 'say', text: failure.message || undefined, buttons: failure.buttons ?? [] }
    case 'unreachable':
      return unreachable(place)
    case 'broken':
      return { do: 'say', text: undefined, buttons: [] }
    case 'answered':
      return toAnswer(failure, place)
    default:
      return failure satisfies never
  }
}

function toAnswer(failure: Extract<Failure, { kind: 'answered' }>, place: Place): Reaction {
  const { status, message, errors, data } = failure
  const buttons = data?.buttons ?? []
  if (status === 401 || (status === 403 && message === unauthenticatedMessage)) {
    return { do: 'sign out', thenTo: currentUserCalls.includes(place.path) ? undefined : '/' }
  }
  if (status === 402) return { do: 'ask for payment', text: message, buttons, redirect: data?.redirect }
  if (place.of === 'background') return nothing
  if (status === 404) return notFound(place, message)
  if (data?.hideMessage) return nothing
  if (status === 503) return unreachable(place)
  if (status === 422) return { do: 'say', text: (Object.values(errors ?? {})[0]?.[0] ?? message) || undefined, buttons }
  // the failure of a page's main read is shown in the page itself
  if (place.of === 'page') return nothing
  return { do: 'say', text: message || undefined, buttons }
}

/** If the main read of a page finds nothing, the page goes back; a form keeps the typed text; parts show nothing. */
function notFound({ of }: Place, message: string): Reaction {
  switch (of) {
    case 'page':
      return { do: 'leave what is gone' }
    case 'action':
      return { do: 'say it is gone' }
    case 'form':
      return { do: 'say', text: message || undefined, buttons: [] }
    case 'part':
    case 'background':
      return nothing
    default:
      return of satisfies never
  }
}

function unreachable({ of }: Place): Reaction {
  if (of === 'background') return nothing
  return isWrite(of) ? { do: 'say unsaved' } : { do: 'say unreachable' }
}

/** Returns a function that answers true once, then false until the time has passed since that true. */
export function oncePer(milliseconds: number, now: () => number = Date.now): () => boolean {
  let last: number | undefined
  return () => {
    const at = now()
    if (last !== undefined && at - last < milliseconds) return false
    last = at
    return true
  }
}
