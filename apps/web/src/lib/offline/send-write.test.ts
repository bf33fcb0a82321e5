import { expect, test } from 'vitest'
import { CallError, Unreachable } from '#lib/api'
import { DiscardedWrite } from './drain.ts'
import { sendWrite, type Post } from './send-write.ts'
import type { WaitingWrite } from './waiting-write.ts'

const write: WaitingWrite = {
  id: 'w',
  personId: 'anna',
  workspaceId: 'gym',
  input: { id: 'row', day: '2026-11-20' },
  title: '',
  writtenAt: 0,
  tries: 0,
  call: { kind: 'json', method: 'POST', path: '/x', access: 'any' },
  uploads: { front: null, side: null },
}
const files = { front: new File(['f'], 'front.jpg'), side: new File(['s'], 'side.jpg') }
const notFound = new CallError(404, { code: 'not found', message: 'Non trovato.' })

interface House {
  storedWrite: WaitingWrite | undefined
  uploads: Set<string>
  uploaded: string[]
  called: { key: string; input: unknown }[]
}

/** A device that stores one write, and a server with uploads; `answers` are the outcomes of the calls in turn. */
function house(answers: unknown[] = [], storedWrite: WaitingWrite | undefined = write) {
  const house: House = { storedWrite, uploads: new Set(), uploaded: [], called: [] }
  let keys = 0
  const post: Post = {
    files: async () => files,
    async upload(file, { uploadId, began }) {
      if (uploadId && house.uploads.has(uploadId)) return uploadId
      const id = `u${house.uploaded.length + 1}`
      house.uploaded.push(file.name)
      house.uploads.add(id)
      await began(id)
      return id
    },
    isUploadThere: async id => house.uploads.has(id),
    async call({ input }, key) {
      house.called.push({ key, input })
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return answer
    },
    change: async (_id, change) => (house.storedWrite = house.storedWrite && change(house.storedWrite)),
    newKey: () => `key${(keys += 1)}`,
  }
  return { house, post, send: () => sendWrite(house.storedWrite ?? write, post) }
}

const withIds = (front: string, side: string) => ({ id: 'row', day: '2026-11-20', front, side })

test('files go first, and the write names them', async () => {
  const {
    house: { uploaded, called },
    send,
  } = house(['taken'])
  expect(await send()).toBe('taken')
  expect(uploaded).toEqual(['front.jpg', 'side.jpg'])
  expect(called).toEqual([{ key: 'w', input: withIds('u1', 'u2') }])
})

test('after a lost answer the same body goes out under the same key, and no file twice', async () => {
  const {
    house: { uploaded, called },
    send,
  } = house([new Unreachable(), 'taken'])
  await expect(send()).rejects.toBeInstanceOf(Unreachable)
  expect(await send()).toBe('taken')
  expect(uploaded).toHaveLength(2)
  expect(called).toEqual([
    { key: 'w', input: withIds('u1', 'u2') },
    { key: 'w', input: withIds('u1', 'u2') },
  ])
})

test('an upload that broke off goes on, the one before it is not repeated', async () => {
  const {
    house: { uploaded },
    post,
    send,
  } = house(['taken'])
  const upload = post.upload
  post.upload = async (file, at) => {
    if (file.name === 'side.jpg') {
      post.upload = upload
      await at.began('u9')
      throw new Unreachable()
    }
    return upload(file, at)
  }
  await expect(send()).rejects.toBeInstanceOf(Unreachable)
  await send()
  expect(uploaded).toEqual(['front.jpg', 'side.jpg'])
})

test('uploads that the server threw away before it took the write are made anew, under a new key', async () => {
  const { house: own, post, send } = house([new Unreachable(), notFound, 'taken'])
  await expect(send()).rejects.toBeInstanceOf(Unreachable)
  own.uploads.clear()
  expect(await sendWrite(own.storedWrite ?? write, post)).toBe('taken')
  expect(own.uploaded).toHaveLength(4)
  expect(own.called.at(-1)).toEqual({ key: 'key1', input: withIds('u3', 'u4') })
  expect(own.storedWrite).toMatchObject({ key: 'key1', isReady: true })
})

test('a refusal while the files are there is a refusal', async () => {
  const {
    house: { uploaded, called },
    send,
  } = house([new CallError(422, { message: 'Il giorno è nel futuro.' })])
  await expect(send()).rejects.toThrow('Il giorno è nel futuro.')
  expect([uploaded.length, called.length]).toEqual([2, 1])
})

test('it does not make files anew for ever', async () => {
  const { house: own, post, send } = house([notFound, notFound, notFound, notFound])
  const call = post.call
  post.call = (each, key) => {
    own.uploads.clear()
    return call(each, key)
  }
  await expect(send()).rejects.toBe(notFound)
  expect(own.called.map(({ key }) => key)).toEqual(['w', 'key1', 'key2'])
})

test('what is wrong with a file is said of its field', async () => {
  const { post, send } = house()
  post.upload = () => Promise.reject(new CallError(422, { code: 'picture not readable', message: 'Non è una foto.' }))
  await expect(send()).rejects.toMatchObject({ status: 422, errors: { front: ['Non è una foto.'] } })
})

test('what was thrown away while its files were on their way is not sent', async () => {
  const { house: own, post, send } = house(['taken'])
  const upload = post.upload
  post.upload = async (file, at) => {
    own.storedWrite = undefined
    return upload(file, at)
  }
  await expect(send()).rejects.toBeInstanceOf(DiscardedWrite)
  expect(own.called).toEqual([])
})

test('a write without files is its input', async () => {
  const {
    house: { called },
    send,
  } = house(['taken'], { ...write, uploads: undefined, key: 'other' })
  await send()
  expect(called).toEqual([{ key: 'other', input: write.input }])
})
