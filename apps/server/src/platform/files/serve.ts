import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerTo, sql, type Database } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { commonHeaders, isKnownTag } from '#platform/http'
import { sessionsInCookies } from './cookie.ts'
import { useFiles } from './engine.ts'
import { opaqueType } from './kinds.ts'
import { isOpenLink, parseLink, type FileAddress } from './links.ts'
import { rangeOf } from './ranges.ts'
import type { FileRow } from './rows.ts'
import { anyRule } from './rules.ts'
import { MissingBytes, type ByteRange } from './store.ts'
import { noWorkspace } from './no-workspace.ts'

/** The types that a browser may show itself; every other file is downloaded, as bytes without a type. */
const shownTypes = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'video/mp4',
  'video/webm',
  'video/quicktime',
  'video/ogg',
  'audio/mpeg',
  'audio/mp4',
  'audio/x-m4a',
  'audio/ogg',
  'audio/webm',
  'audio/wav',
  'audio/aac',
  'audio/flac',
  'application/pdf',
])

// under this policy a browser runs no script in the file and gives it no origin, however it interprets the bytes
const policy = [
  `sandbox`,
  `default-src 'none'`,
  `img-src 'self'`,
  `media-src 'self'`,
  `style-src 'unsafe-inline'`,
  `frame-ancestors 'none'`,
].join('; ')

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Serves files by their links, in ranges too. The route stands beside the contract: pictures fetch without a token. */
export function mountFiles(server: FastifyInstance, { database }: { database: Database }): void {
  server.route<{ Params: { id: string }; Querystring: Record<string, unknown> }>({
    method: ['GET', 'HEAD'],
    url: '/api/files/:id',
    config: { calls: { countedBy: 'part of a page' } },
    handler: async (request, reply) => {
      const { id } = request.params
      const address = uuid.test(id) ? parseLink(id, request.query) : undefined
      const sessions = sessionsInCookies(request.headers.cookie)
      if (!address) throw new AppError('not found')
      const file = found(isOpenLink(address) ? await findOpen(database, address) : await findServed(database, address, sessions))
      return serve(request, reply, { address, ...bytesOf(file, address) })
    },
  })
}

const livingSession = (personId: string, sessions: readonly string[]) => sql`
  exists (select from sessions s where s.id = any(${[...sessions]}::uuid[]) and s.person_id = ${personId}
    and s.idle_until > now() and s.expires_at > now())`

/**
 * Finds the row for a person who has a live session and may see the file now, because the link only proves that they might
 * when it was made.
 */
async function findServed(database: Database, { id, workspaceId, personId }: FileAddress, sessions: readonly string[]) {
  if (!sessions.length) return undefined
  // a link for a person is signed, so its call is no stranger's
  return answerTo('known', () =>
    database.withSystem('read', db =>
      db.maybeOne<FileRow>(
        workspaceId === noWorkspace
          ? sql`
      select f.* from files f cross join (select ${personId}::uuid as person_id) v
      where f.workspace_id = ${noWorkspace} and f.id = ${id} and f.deleted_at is null and not f.is_sealed
        and ${livingSession(personId, sessions)} and ${anyRule('ofPerson')}`
          : sql`
      select f.* from files f join memberships m on m.workspace_id = f.workspace_id
      where f.workspace_id = ${workspaceId} and f.id = ${id} and f.deleted_at is null and not f.is_sealed
        and m.person_id = ${personId} and m.status = 'active'
        and ${livingSession(personId, sessions)} and ${anyRule('ofMember')}`,
      ),
    ),
  )
}

const findOpen = (database: Database, { id, workspaceId }: FileAddress) =>
  database.withSystem('read', db =>
    db.maybeOne<FileRow>(sql`
    select f.* from files f
    where f.workspace_id = ${workspaceId} and f.id = ${id} and f.deleted_at is null and not f.is_sealed
      and ${anyRule('ofAnyone')}`),
  )

interface ServedFile {
  key: string
  type: string
  name: string
  size: number
}

function bytesOf(file: FileRow, { variant }: FileAddress): ServedFile {
  if (variant === 'original') return { key: file.storage_key, type: file.mime_type, name: file.name, size: file.bytes }
  if (file.thumb_key === null || file.thumb_bytes === null) throw new AppError('not found')
  return { key: file.thumb_key, type: 'image/webp', name: file.name, size: file.thumb_bytes }
}

async function serve(request: FastifyRequest, reply: FastifyReply, { address, ...file }: ServedFile & { address: FileAddress }) {
  const { key, type, name, size } = file
  const tag = `"${address.id} ${address.variant}"`
  const secondsLeft = Math.max(0, Math.floor(address.expires - Date.now() / 1000))
  const headers = {
    ...commonHeaders,
    'cache-control': `private, max-age=${secondsLeft}, immutable`,
    etag: tag,
    'accept-ranges': 'bytes',
    'referrer-policy': 'no-referrer',
    'content-security-policy': policy,
    'content-type': shownTypes.has(type) ? type : opaqueType,
    'content-disposition': disposition(shownTypes.has(type) ? 'inline' : 'attachment', name),
  }
  if (isKnownTag(request.headers['if-none-match'], tag)) return reply.status(304).headers(headers).send()
  const isOfThis = request.headers['if-range'] === undefined || request.headers['if-range'] === tag
  const range = isOfThis ? rangeOf(request.headers.range, size) : undefined
  if (range === 'unsatisfiable') {
    return reply
      .status(416)
      .headers({ ...commonHeaders, 'content-range': `bytes */${size}` })
      .send()
  }
  const length = range ? range.end - range.start + 1 : size
  const body = request.method === 'HEAD' ? undefined : await openBody(key, range)
  reply.status(range ? 206 : 200).headers({ ...headers, 'content-length': length })
  if (range) reply.header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  return reply.send(body)
}

async function openBody(key: string, range: ByteRange | undefined) {
  const { store, log } = useFiles()
  try {
    return (await store.get(key, range)).body
  } catch (error) {
    if (!(error instanceof MissingBytes)) throw error
    log.error('a file has a row and no bytes', { key })
    throw new AppError('not found')
  }
}

function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, each => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
