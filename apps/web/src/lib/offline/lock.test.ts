import { afterEach, expect, test, vi } from 'vitest'

/** Each page has the module for itself, and shares the browser's locks and channels with the others. */
async function openPage() {
  vi.resetModules()
  return import('./lock.ts')
}

afterEach(() => void vi.restoreAllMocks())

test('a page that waits is let in as soon as the other one has sent', async () => {
  const [first, second] = [await openPage(), await openPage()]
  const order: string[] = []
  const working = Promise.withResolvers<void>()
  const sending = first.onePageAtATime(async () => {
    order.push('first')
    await working.promise
    order.push('first is done')
  })
  await vi.waitFor(() => expect(order).toEqual(['first']))
  const waiting = second.onePageAtATime(async () => void order.push('second'))
  working.resolve()
  await Promise.all([sending, waiting])
  const begin = performance.now()
  await first.onePageAtATime(async () => void order.push('first again'))
  expect(order).toEqual(['first', 'first is done', 'second', 'first again'])
  expect(performance.now() - begin).toBeLessThan(1_000)
})

test('a page whose lock was stolen stops, and asks again the next time', async () => {
  const { onePageAtATime } = await openPage()
  const stolen = Promise.withResolvers<void>()
  await onePageAtATime(async isMine => {
    const stealing = navigator.locks.request('allenio.outbox', { steal: true }, () => stolen.promise)
    await vi.waitFor(() => expect(isMine()).toBe(false))
    stolen.resolve()
    await stealing
  })
  const request = vi.spyOn(navigator.locks, 'request')
  await onePageAtATime(async isMine => expect(isMine()).toBe(true))
  expect(request).toHaveBeenCalledOnce()
})
