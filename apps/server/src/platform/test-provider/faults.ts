import { ProviderError, type PaymentProvider } from '#platform/payments'

export type ProviderOperation = Exclude<keyof PaymentProvider, 'name'>

/** Faults of calls: `down` answers nothing, `fails after doing` loses the answer, `refuses` refuses for good. */
export type FaultKind = 'down' | 'fails after doing' | 'refuses'

interface Fault {
  kind: FaultKind
  operation: ProviderOperation | undefined
  timesLeft: number
}

// only tests set these, in their own process
let faults: Fault[] = []
let gate: { operation: ProviderOperation | undefined; opened: Promise<void> } | undefined
let standstills: Standstill[] = []

/** A call that never goes on: the process is killed while it stands before the deed, or between the deed and its answer. */
export interface Standstill {
  operation: ProviderOperation
  when: 'before' | 'after'
}

export const addFault = (
  kind: FaultKind,
  { operation, times = 1 }: { operation?: ProviderOperation | undefined; times?: number } = {},
): void => {
  faults.push({ kind, operation, timesLeft: times })
}

export const clearFaults = (): void => {
  faults = []
  gate = undefined
  standstills = []
}

/** Lets the next call of each operation stand still; `onStill` hears of each that does. */
export function standStill(at: readonly Standstill[], onStill: (at: Standstill) => void): void {
  standstills = [...at]
  reportStill = onStill
}

let reportStill: (at: Standstill) => void = () => undefined

function takeStandstill(operation: ProviderOperation): Standstill | undefined {
  const found = standstills.find(each => each.operation === operation)
  standstills = standstills.filter(each => each !== found)
  return found
}

function stayStill(at: Standstill): Promise<never> {
  reportStill(at)
  return new Promise(() => undefined)
}

/** Keeps calls waiting until the answered function is called. */
export function holdCalls(operation?: ProviderOperation): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  gate = { operation, opened: promise }
  return () => {
    gate = undefined
    resolve()
  }
}

function takeFault(operation: ProviderOperation): FaultKind | undefined {
  const fault = faults.find(each => each.timesLeft > 0 && (each.operation === undefined || each.operation === operation))
  if (!fault) return undefined
  fault.timesLeft -= 1
  return fault.kind
}

export async function withFaults<T>(operation: ProviderOperation, work: () => Promise<T>): Promise<T> {
  if (gate && (gate.operation === undefined || gate.operation === operation)) await gate.opened
  const standstill = takeStandstill(operation)
  if (standstill?.when === 'before') return stayStill(standstill)
  if (standstill?.when === 'after') {
    await work()
    return stayStill(standstill)
  }
  const fault = takeFault(operation)
  switch (fault) {
    case 'down':
      throw new ProviderError('unreachable', false)
    case 'refuses':
      throw new ProviderError('refused', true)
    case 'fails after doing':
      await work()
      throw new ProviderError('timeout', false)
    case undefined:
      return work()
    default:
      return fault satisfies never
  }
}
