import type { GoogleAnswer } from '#platform/google'

/** Faults that the next calls meet: Google away, its quota, its slowness, or an answer that gets lost after the deed. */
export type StandInFault = 'away' | 'quota' | 'too many requests' | 'unauthorized' | 'answer lost'

interface Fault {
  kind: StandInFault
  /** A part of the address, such as `/events`. */
  of: string
  timesLeft: number
}

// only tests set these, in their own process
let faults: Fault[] = []
let gate: { of: string; opened: Promise<void>; reached: () => void } | undefined

export const addGoogleFault = (kind: StandInFault, { of = '', times = 1 }: { of?: string; times?: number } = {}): void => {
  faults.push({ kind, of, timesLeft: times })
}

export const clearGoogleFaults = (): void => {
  faults = []
  gate = undefined
}

/** Keeps calls waiting until `open` is called; `reached` is settled once the first of them waits. */
export function holdGoogle(of = ''): { open: () => void; reached: Promise<void> } {
  const opened = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  gate = { of, opened: opened.promise, reached: reached.resolve }
  return {
    reached: reached.promise,
    open: () => {
      gate = undefined
      opened.resolve()
    },
  }
}

export async function waitAtGate(call: string): Promise<void> {
  if (!gate || !call.includes(gate.of)) return
  gate.reached()
  await gate.opened
}

export function takeGoogleFault(call: string): StandInFault | undefined {
  const fault = faults.find(each => each.timesLeft > 0 && call.includes(each.of))
  if (!fault) return undefined
  fault.timesLeft -= 1
  return fault.kind
}

export function refusal(status: number, reason: string, headers: Record<string, string> = {}): GoogleAnswer {
  return { status, headers, body: JSON.stringify({ error: { code: status, message: reason, errors: [{ reason, domain: 'global' }] } }) }
}
