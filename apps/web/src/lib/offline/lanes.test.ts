import { expect, test } from 'vitest'
import { Unreachable } from '#lib/api'
import type { DrainResult } from './drain.ts'
import { drainLanes } from './lanes.ts'

/** Lanes with writes in them; a write is being sent until the test lets it arrive. */
function house(lanes: Record<string, string[]>) {
  const remainingWrites = new Map(Object.entries(lanes))
  const log: string[] = []
  const arrivals = new Map<string, (end?: DrainResult) => void>()
  let notify = () => {}
  const drain = async (lane: string): Promise<DrainResult> => {
    for (let write = remainingWrites.get(lane)?.[0]; write !== undefined; write = remainingWrites.get(lane)?.[0]) {
      log.push(`+${write}`)
      const name = write
      const end = await new Promise<DrainResult | undefined>(resolve => arrivals.set(name, resolve))
      if (end) return end
      log.push(write)
      remainingWrites.get(lane)?.shift()
    }
    return { end: 'empty' }
  }
  const open = async () => [...remainingWrites].filter(([, writes]) => writes.length > 0).map(([lane]) => lane)
  return {
    log,
    drained: drainLanes({
      open,
      drain,
      listen: look => {
        notify = look
        return () => {
          notify = () => {}
        }
      },
    }),
    write: (lane: string, write: string) => {
      remainingWrites.set(lane, [...(remainingWrites.get(lane) ?? []), write])
      notify()
    },
    arrive: async (write: string, end?: DrainResult) => {
      await until(() => arrivals.has(write))
      arrivals.get(write)?.(end)
      await until(() => end !== undefined || log.includes(write))
      await turn()
    },
    begun: (write: string) => until(() => log.includes(`+${write}`)),
  }
}

const turn = () => new Promise<void>(resolve => setTimeout(resolve))

async function until(isTrue: () => boolean): Promise<void> {
  for (let turns = 0; turns < 200 && !isTrue(); turns += 1) await turn()
  expect(isTrue()).toBe(true)
}

test('one lane does not wait for another, each keeps its order', async () => {
  const { log, drained, arrive, begun } = house({ films: ['film'], anna: ['one', 'two'] })
  await begun('film')
  await arrive('one')
  await arrive('two')
  await arrive('film')
  expect(await drained).toEqual({ end: 'empty' })
  expect(log).toEqual(['+film', '+one', 'one', '+two', 'two', 'film'])
})

test('what is written while a film is on its way leaves at once', async () => {
  const { log, drained, arrive, begun, write } = house({ films: ['film'] })
  await begun('film')
  write('anna', 'word')
  await arrive('word')
  expect(log).not.toContain('film')
  await arrive('film')
  expect(await drained).toEqual({ end: 'empty' })
})

test('what must wait ends the sending once nothing else is on its way', async () => {
  const error = new Unreachable()
  const { drained, arrive, begun } = house({ films: ['film'], anna: ['word'] })
  await begun('film')
  await arrive('word', { end: 'later', error })
  await arrive('film')
  expect(await drained).toEqual({ end: 'later', error })
})

test('a dead token holds back what has not begun', async () => {
  const { log, drained, arrive, begun, write } = house({ films: ['film'], anna: ['word'] })
  await begun('film')
  await arrive('word', { end: 'sign in' })
  write('bruno', 'other')
  await arrive('film')
  expect(await drained).toEqual({ end: 'sign in' })
  expect(log).not.toContain('+other')
})

test('a store that stumbles is said', async () => {
  const drained = drainLanes({ open: async () => ['a'], drain: () => Promise.reject(new Error('disk')), listen: () => () => undefined })
  await expect(drained).rejects.toThrow('disk')
})
