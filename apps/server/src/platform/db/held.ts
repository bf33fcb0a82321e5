import { AsyncLocalStorage } from 'node:async_hooks'
import type { Lend } from './lending.ts'

// A path that holds a connection must not wait for a second one, nor for a service outside: a few such paths at once hold the whole pool,
// and each of them waits for the others (docs/decisions/tenancy.md). Tests and the server of the browser journeys watch each path.

/** The work that may ask for a connection or for a service outside while its caller holds one, with the reason of each. */
export const allowedBeside = {
  'command or demo': 'a command of the operator, and the demo of a local installation, run once, and keep files in their only transaction',
  'sweep of files': 'the rows stay locked while their bytes are erased, so that nothing claims them meanwhile; one sweep runs at a time',
  'table of an import': 'a node reads two tables at once (inReadingPlace), so few connections wait for a store of files',
  'race of a test': 'a test holds a row or a lock on purpose, while another path waits for it',
} as const satisfies Record<string, string>

interface PathHandle {
  isHolding: boolean
  /** Where the handle was opened. */
  opener: Error
  outer: PathHandle | undefined
  /** Handles within this one that hold a connection. */
  holdingWithin: Set<PathHandle>
}

const isWatching = process.env['VITEST'] !== undefined || process.env['STRICT_OUTPUT'] === 'true'

const paths = new AsyncLocalStorage<PathHandle | undefined>()

/** The faults since the last look, also those whose error was caught on its way. */
let faults: string[] = []

export function takeHeldFaults(): readonly string[] {
  const taken = faults
  faults = []
  return taken
}

function* outerHandles(handle: PathHandle | undefined): Generator<PathHandle> {
  for (let each = handle; each; each = each.outer) yield each
}

function fail(sentence: string, holder: PathHandle, opener = new Error()): never {
  const frames = (error: Error) => error.stack?.split('\n').slice(1).join('\n') ?? ''
  const text = `${sentence}:\n${frames(opener)}\n  the connection is held by the handle opened here:\n${frames(holder.opener)}`
  faults.push(text)
  throw new Error(text)
}

/** Runs the work of a handle, and notes on its path from when until when it holds the connection that it is lent. */
export function watchHandle<T>(lend: Lend, work: (lend: Lend) => T): T {
  if (!isWatching) return work(lend)
  const outer = paths.getStore()
  const handle: PathHandle = { isHolding: false, opener: new Error(), outer, holdingWithin: new Set() }
  const watchedLend: Lend = async () => {
    for (const each of outerHandles(outer)) {
      if (each.isHolding) fail('a handle asks for a connection while another one of its path holds one', each, handle.opener)
    }
    for (const inner of handle.holdingWithin) fail('a handle asks for a connection while one within it holds one', inner, handle.opener)
    hold(handle)
    try {
      const { client, giveBack } = await lend()
      return {
        client,
        giveBack(isBroken) {
          release(handle)
          giveBack(isBroken)
        },
      }
    } catch (error) {
      release(handle)
      throw error
    }
  }
  return paths.run(handle, () => work(watchedLend))
}

function hold(handle: PathHandle): void {
  handle.isHolding = true
  for (const each of outerHandles(handle.outer)) each.holdingWithin.add(handle)
}

function release(handle: PathHandle): void {
  handle.isHolding = false
  for (const each of outerHandles(handle.outer)) each.holdingWithin.delete(handle)
}

/** Throws in tests where a service outside is asked while the path holds a connection. */
export function refuseHeldConnection(service: string): void {
  if (!isWatching) return
  for (const each of outerHandles(paths.getStore())) if (each.isHolding) fail(`${service} is asked while a connection is held`, each)
}

/** A service outside whose methods refuse in tests to be called while the path holds a connection. */
export function guardService<Service extends object>(name: string, service: Service): Service {
  if (!isWatching) return service
  return new Proxy(service, {
    get(target, key, receiver) {
      const method: unknown = Reflect.get(target, key, receiver)
      if (typeof method !== 'function') return method
      return (...input: unknown[]): unknown => {
        refuseHeldConnection(name)
        return Reflect.apply(method, target, input)
      }
    },
  })
}

/** Begins a path of its own: a call that comes in, or a job that the queue hands out. */
export const beginPath = <T>(work: () => T): T => (isWatching ? paths.run(undefined, work) : work())

/** Runs one of the few cases in which a connection may be held meanwhile. */
export const besideHeld = <T>(_case: keyof typeof allowedBeside, work: () => T): T => beginPath(work)
