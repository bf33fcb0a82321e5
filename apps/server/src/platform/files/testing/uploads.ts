import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { getUpload, startUpload, type Upload } from '@allenio/contract/files'
import { newId } from '@allenio/domain/ids'
import { sql, type WorkspaceDb } from '#platform/db'
import { claimUpload, fileLink, filesCookie, type FileRow, type Linked, type Variant } from '../index.ts'
import { longFilm, portOf, type TestHouse, type TestMember } from '#testing'

export const pdfOf = (bytes: number): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)])

/** Makes the file the logo of the business's active app. */
export const wearLogo = (db: WorkspaceDb, fileId: string) =>
  db.run(sql`
  insert into custom_apps (id, state, activation_date, logo_file_id) values (${newId()}, 'active', '2026-01-01', ${fileId})
  on conflict (workspace_id) do update set logo_file_id = excluded.logo_file_id`)

/** Sends files as a browser does, over a real connection. */
export async function openUploader(house: TestHouse) {
  const port = await portOf(house)
  // connections that are kept alive for a next request would delay the end of the server
  afterAll(() => house.server.server.closeAllConnections())
  const origin = `http://127.0.0.1:${port}`
  const headersOf = ({ token, workspaceId }: TestMember) => ({
    authorization: `Bearer ${token}`,
    'x-workspace': workspaceId,
    'content-type': 'application/octet-stream',
  })

  const start = (person: TestMember, file: { name?: string; bytes: number; mimeType?: string }) =>
    house.as(person).call(startUpload, { name: 'file.pdf', ...file })

  const state = (person: TestMember, id: string) => house.as(person).call(getUpload, { id })

  async function sendPart(person: TestMember, { id, offset }: { id: string; offset: number }, bytes: Buffer) {
    const response = await fetch(`${origin}/api/uploads/${id}?offset=${offset}`, {
      method: 'PATCH',
      headers: headersOf(person),
      body: new Uint8Array(bytes),
    })
    const body = (await response.json()) as { data: Upload } // the test asks what it wants to know of it
    return { status: response.status, body, upload: body.data }
  }

  /** Announces more than it sends and hangs up. */
  const sendCut = (person: TestMember, { id, offset, announced }: { id: string; offset: number; announced: number }, bytes: Buffer) =>
    new Promise<void>(resolve => {
      const sending = request(`${origin}/api/uploads/${id}?offset=${offset}`, {
        method: 'PATCH',
        headers: { ...headersOf(person), 'content-length': announced },
      })
      sending.on('error', () => undefined)
      sending.on('close', resolve)
      // the callback runs when the bytes have been handed to the connection
      sending.write(bytes, () => sending.socket?.destroySoon())
    })

  /** Everything from where the upload stands. */
  async function sendRest(person: TestMember, upload: Upload, file: Buffer) {
    let at = upload.received
    for (;;) {
      const part = file.subarray(at, at + upload.partBytes)
      const answer = await sendPart(person, { id: upload.id, offset: at }, part)
      if (answer.status !== 200 || answer.upload.isReady) return answer
      at = answer.upload.received
    }
  }

  async function sendWhole(person: TestMember, file: Buffer, { name = 'file.pdf', mimeType = '' } = {}) {
    return sendRest(person, await start(person, { name, mimeType, bytes: file.length }), file)
  }

  /** A film whose parts are all alike, so that the sender needs no memory for it. */
  async function sendFilm(person: TestMember, bytes: number): Promise<Upload> {
    const { id, partBytes } = await start(person, { bytes, name: 'allenamento.mov', mimeType: 'video/quicktime' })
    const head = longFilm(bytes, partBytes)
    const part = Buffer.concat([head, randomBytes(partBytes - head.length)])
    for (let offset = 0; offset < bytes; offset += partBytes) {
      const answer = await sendPart(person, { id, offset }, part.subarray(0, Math.min(partBytes, bytes - offset)))
      if (answer.status !== 200) throw new Error(`a part was answered ${answer.status}`)
    }
    return state(person, id)
  }

  /** Makes the upload the logo of the app of the person's business: everybody in it may see that. */
  const claim = (person: TestMember, uploadId: string, accept: readonly string[] = ['*/*'], maxBytes = 300_000_000): Promise<FileRow> =>
    house.database.withWorkspace(person.workspaceId, 'write', async db => {
      const file = await claimUpload(db, uploadId, { personId: person.personId, accept, maxBytes })
      await wearLogo(db, file.id)
      return file
    })

  interface FetchOptions {
    cookie?: string | undefined
    variant?: Variant
    headers?: Record<string, string>
    method?: string
  }

  const cookieOf = ({ sessionId }: { sessionId: string }) => `files=${filesCookie(sessionId).value}`

  const load = (person: TestMember, file: Linked, { cookie = cookieOf(person), variant, headers, method = 'GET' }: FetchOptions = {}) =>
    fetch(`${origin}${fileLink(file, person.personId, variant)}`, { method, headers: { cookie, ...headers } })

  return { origin, start, state, sendPart, sendCut, sendRest, sendWhole, sendFilm, claim, load, cookieOf }
}

/** Every file under the house's folder of files. */
export async function keptFiles(house: TestHouse): Promise<string[]> {
  const entries = await readdir(join(house.config.dataDir, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter(each => each.isFile()).map(each => join(each.parentPath, each.name))
}

/** The most memory that the process held while something was done, above what it held before. */
export async function memoryOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss
  let most = before
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 20)
  try {
    await work()
  } finally {
    clearInterval(watching)
  }
  return most - before
}
