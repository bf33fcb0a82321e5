import type { Upload } from '@allenio/contract/files'
import { expect, test } from 'vitest'
import { CallError, Unreachable } from '#lib/api'
import { sendFile, type UploadCalls } from './file-upload.ts'
import { limitOf, tooLarge } from './limits.ts'

const partBytes = 1_000

/** A server in memory that takes parts and fails as scripted: each part takes one entry from `faults` first. */
function server(bytes: number, faults: (Error | 'half' | 'lost answer' | undefined)[] = []) {
  let received = 0
  const log: string[] = []
  const currentUpload = (): Upload => ({
    id: 'u1',
    name: 'a',
    bytes,
    received,
    partBytes,
    isReady: received === bytes,
    kind: null,
    expiresAt: '2030-01-01T00:00:00Z',
  })
  const calls: UploadCalls = {
    start: async () => {
      log.push('start')
      return currentUpload()
    },
    get: async () => {
      log.push('get')
      return currentUpload()
    },
    send: async ({ offset, bytes: part, signal }) => {
      signal.throwIfAborted()
      log.push(`${offset}+${part.size}`)
      const fault = faults.shift()
      if (fault instanceof Error) throw fault
      if (offset !== received) throw new CallError(409, { code: 'wrong offset' })
      received += fault === 'half' ? Math.floor(part.size / 2) : part.size
      if (fault) throw new Unreachable()
      return currentUpload()
    },
    cancel: async id => void log.push(`cancel ${id}`),
    pause: async () => undefined,
  }
  return { calls, log, received: () => received }
}

const file = (size: number) => new File([new Uint8Array(size)], 'a.bin')

test('a file goes out in parts', async () => {
  const { calls, log } = server(2_500)
  const upload = sendFile({ id: '1', file: file(2_500) }, calls)
  expect(await upload.done).toBe('u1')
  expect(log).toEqual(['start', '0+1000', '1000+1000', '2000+500'])
  expect(upload.progress()).toMatchObject({ state: 'done', sent: 2_500, uploadId: 'u1' })
})

test('after a break it goes on from what the server has', async () => {
  const { calls, log } = server(3_000, [undefined, 'half'])
  const states: string[] = []
  const upload = sendFile({ id: '1', file: file(3_000) }, calls)
  upload.subscribe(() => states.push(upload.progress().state))
  await upload.done
  expect(log).toEqual(['start', '0+1000', '1000+1000', 'get', '1500+1000', '2500+500'])
  expect(states).toContain('waiting for connection')
})

test('when only the answer to the last part was lost, it is done', async () => {
  const { calls, log } = server(500, ['lost answer'])
  expect(await sendFile({ id: '1', file: file(500) }, calls).done).toBe('u1')
  expect(log).toEqual(['start', '0+500', 'get'])
})

test('while the server has no room it says so and waits, however often, and goes on from what was kept', async () => {
  const full = new CallError(507, { code: 'disk full', message: 'Non c’è spazio.' }, 60)
  const { calls, log } = server(2_000, [undefined, ...Array.from({ length: 30 }, () => full)])
  const pauses: number[] = []
  const ids = new Set<string>()
  const upload = sendFile({ id: '1', file: file(2_000) }, { ...calls, pause: async ms => void pauses.push(ms) })
  upload.subscribe(() => ids.add(JSON.stringify([upload.progress().state, upload.progress().error])))
  expect(await upload.done).toBe('u1')
  expect(pauses).toEqual(Array.from({ length: 30 }, () => 60_000))
  expect(log.filter(each => each === 'start')).toHaveLength(1)
  expect([...ids]).toContain(JSON.stringify(['waiting for space', 'Non c’è spazio.']))
  expect(upload.progress()).toMatchObject({ state: 'done', error: undefined })
})

test('a part that another one overtook asks where to go on', async () => {
  const { calls, log } = server(1_000, [new CallError(409, { code: 'wrong offset' }, 1)])
  await sendFile({ id: '1', file: file(1_000) }, calls).done
  expect(log).toEqual(['start', '0+1000', 'get', '0+1000'])
})

test('what the server will not have fails with its sentence, and can be tried anew', async () => {
  const { calls, log } = server(1_000, [new CallError(422, { code: 'picture not readable', message: 'Foto illeggibile.' })])
  const upload = sendFile({ id: '1', file: file(1_000) }, calls)
  await expect(upload.done).rejects.toThrow('Foto illeggibile.')
  expect(upload.progress()).toMatchObject({ state: 'failed', error: 'Foto illeggibile.' })
  upload.resume()
  await expect.poll(() => upload.progress().state).toBe('done')
  expect(log).toEqual(['start', '0+1000', 'start', '0+1000'])
})

test('pausing stops, resuming goes on, an upload from before a reload is found again', async () => {
  const { calls, received } = server(3_000)
  const first = sendFile(
    { id: '1', file: file(3_000) },
    {
      ...calls,
      send: async part => {
        const answer = await calls.send(part)
        if (answer.received === 1_000) first.pause()
        part.signal.throwIfAborted()
        return answer
      },
    },
  )
  await expect.poll(() => first.progress().state).toBe('paused')
  expect(received()).toBe(1_000)
  const again = sendFile({ id: '1', file: file(3_000), uploadId: 'u1' }, calls)
  expect(await again.done).toBe('u1')
  first.resume()
  await expect.poll(() => first.progress().state).toBe('done')
})

test('cancelling tells the server', async () => {
  const { calls, log } = server(1_000)
  const upload = sendFile({ id: '1', file: file(1_000), uploadId: 'u1' }, calls)
  upload.cancel()
  await expect(upload.done).rejects.toThrow('cancelled')
  expect(log).toContain('cancel u1')
})

test.each([
  ['a.mp4', 'video/mp4', 100],
  ['a.MOV', '', 200],
  ['a', 'video/quicktime', 200],
  ['a.jpg', 'image/jpeg', 100],
])('%s (%s) may weigh %i MB', (name, type, megabytes) => {
  const most = megabytes * 1024 ** 2
  expect(limitOf({ name, type })).toBe(most)
  expect(tooLarge({ name, type, size: most })).toBeUndefined()
  expect(tooLarge({ name, type, size: most + 1 })).toBe(`Il file è troppo grande. La dimensione massima è ${megabytes}\u00a0MB.`)
})

test('a film gets its picture when it has arrived, and goes without where that fails', async () => {
  for (const addPoster of [async () => undefined, () => Promise.reject(new Unreachable())]) {
    const { calls, log } = server(1_500)
    const ofFilm = async (upload: Promise<Upload>): Promise<Upload> => ({ ...(await upload), kind: 'video' })
    const filmCalls: UploadCalls = {
      ...calls,
      send: part => ofFilm(calls.send(part)),
      addPoster: id => (log.push(`poster of ${id}`), addPoster()),
    }
    expect(await sendFile({ id: '1', file: file(1_500) }, filmCalls).done).toBe('u1')
    expect(log).toEqual(['start', '0+1000', '1000+500', 'poster of u1'])
  }
})
