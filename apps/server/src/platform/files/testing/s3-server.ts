import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { appendFile, mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { S3Settings } from '../s3-client.ts'

const smallestPiece = 5 * 1_048_576

interface Piece {
  etag: string
  path: string
  bytes: number
}

interface Multipart {
  key: string
  pieces: Map<number, Piece>
}

export interface TestS3 {
  settings: S3Settings
  objects: Map<string, { path: string; bytes: number }>
  multiparts: Map<string, Multipart>
  /** Each request as 'PUT key'. */
  requests: string[]
  /** The next requests answer this status instead. */
  failNext(status: number, times: number): void
  close(): Promise<void>
}

/** An S3-compatible store as strict as a real one in what our client relies on; bytes lie on disk. */
export async function startTestS3(): Promise<TestS3> {
  const folder = await mkdtemp(join(tmpdir(), 'allenio-s3-'))
  const objects: TestS3['objects'] = new Map()
  const multiparts: TestS3['multiparts'] = new Map()
  const requests: string[] = []
  const failing = { status: 0, times: 0 }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) refuse(response, 500, 'InternalError', String(error))
    })
  })

  async function saveBody(request: IncomingMessage) {
    const path = join(folder, randomUUID())
    const hash = createHash('md5')
    let bytes = 0
    await pipeline(
      request,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk)
          bytes += chunk.length
          yield chunk
        }
      },
      createWriteStream(path),
    )
    return { path, bytes, etag: `"${hash.digest('hex')}"` }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://s3')
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/')
    const key = rest.join('/')
    requests.push(`${request.method} ${key}`)
    if (!isSigned(request)) return refuse(response, 403, 'AccessDenied', 'the request is not signed')
    if (bucket !== 'files') return refuse(response, 404, 'NoSuchBucket', 'no such bucket')
    if (failing.times > 0) {
      failing.times -= 1
      request.resume()
      return refuse(response, failing.status, 'SlowDown', 'told to fail')
    }
    if (request.method === 'PUT' && request.headers['content-length'] === undefined) {
      return refuse(response, 411, 'MissingContentLength', 'a length is needed')
    }
    const uploadId = url.searchParams.get('uploadId') ?? undefined
    switch (request.method) {
      case 'PUT':
        return uploadId
          ? putPiece(request, response, { uploadId, number: Number(url.searchParams.get('partNumber')) })
          : putObject(request, response, key)
      case 'GET':
        return url.searchParams.has('uploads')
          ? listMultiparts(response, url.searchParams.get('prefix') ?? '')
          : getObject(request, response, key)
      case 'HEAD':
        return getObject(request, response, key)
      case 'POST':
        return uploadId ? complete(request, response, uploadId) : create(response, key)
      case 'DELETE':
        return uploadId ? abort(response, uploadId) : erase(response, key)
      default:
        return refuse(response, 405, 'MethodNotAllowed', 'no such method')
    }
  }

  async function putObject(request: IncomingMessage, response: ServerResponse, key: string) {
    const { path, bytes, etag } = await saveBody(request)
    objects.set(key, { path, bytes })
    response.writeHead(200, { etag }).end()
  }

  async function putPiece(request: IncomingMessage, response: ServerResponse, { uploadId, number }: { uploadId: string; number: number }) {
    const multipart = multiparts.get(uploadId)
    if (!multipart) return refuse(response, 404, 'NoSuchUpload', 'no such upload')
    const piece = await saveBody(request)
    multipart.pieces.set(number, piece)
    response.writeHead(200, { etag: piece.etag }).end()
  }

  async function getObject(request: IncomingMessage, response: ServerResponse, key: string) {
    const object = objects.get(key)
    if (!object) return refuse(response, 404, 'NoSuchKey', 'no such key')
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
    const start = range ? Number(range[1]) : 0
    const end = range ? Math.min(Number(range[2]), object.bytes - 1) : object.bytes - 1
    if (start > end) return refuse(response, 416, 'InvalidRange', 'no such range')
    response.writeHead(range ? 206 : 200, {
      'content-length': end - start + 1,
      ...(range && { 'content-range': `bytes ${start}-${end}/${object.bytes}` }),
    })
    if (request.method === 'HEAD') return void response.end()
    await pipeline(createReadStream(object.path, { start, end }), response)
  }

  function create(response: ServerResponse, key: string) {
    const uploadId = randomUUID()
    multiparts.set(uploadId, { key, pieces: new Map() })
    say(response, `<InitiateMultipartUploadResult><Key>${key}</Key><UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>`)
  }

  async function complete(request: IncomingMessage, response: ServerResponse, uploadId: string) {
    const multipart = multiparts.get(uploadId)
    if (!multipart) return refuse(response, 404, 'NoSuchUpload', 'no such upload')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const xml = Buffer.concat(chunks).toString()
    const namedPieces = [...xml.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
      number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
      etag: (/<ETag>(.*?)</.exec(part)?.[1] ?? '').replaceAll('&quot;', '"'),
    }))
    const path = join(folder, randomUUID())
    let before = 0
    for (const [index, { number, etag }] of namedPieces.entries()) {
      const piece = multipart.pieces.get(number)
      if (!piece || piece.etag !== etag) return refuse(response, 400, 'InvalidPart', 'a piece is not as named')
      if (number <= before) return refuse(response, 400, 'InvalidPartOrder', 'pieces are out of order')
      if (piece.bytes < smallestPiece && index < namedPieces.length - 1)
        return refuse(response, 400, 'EntityTooSmall', 'a piece is too small')
      before = number
      await appendFile(path, await readFile(piece.path))
    }
    const finished = join(folder, randomUUID())
    await rename(path, finished)
    objects.set(multipart.key, { path: finished, bytes: (await stat(finished)).size })
    multiparts.delete(uploadId)
    say(response, `<CompleteMultipartUploadResult><Key>${multipart.key}</Key><ETag>"whole"</ETag></CompleteMultipartUploadResult>`)
  }

  function abort(response: ServerResponse, uploadId: string) {
    if (!multiparts.delete(uploadId)) return refuse(response, 404, 'NoSuchUpload', 'no such upload')
    response.writeHead(204).end()
  }

  function erase(response: ServerResponse, key: string) {
    objects.delete(key)
    response.writeHead(204).end()
  }

  function listMultiparts(response: ServerResponse, prefix: string) {
    const uploadsXml = [...multiparts]
      .filter(([, { key }]) => key.startsWith(prefix))
      .map(([id, { key }]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`)
    say(response, `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${uploadsXml.join('')}</ListMultipartUploadsResult>`)
  }

  await mkdir(folder, { recursive: true })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP server's address has a port
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'auto',
      bucket: 'files',
      accessKeyId: 'test-key',
      secretAccessKey: 'test-secret',
    },
    objects,
    multiparts,
    requests,
    failNext: (status, times) => void Object.assign(failing, { status, times }),
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const isSigned = ({ headers }: IncomingMessage) =>
  /^AWS4-HMAC-SHA256 Credential=test-key\/\d{8}\/auto\/s3\/aws4_request, SignedHeaders=[\w;-]*host[\w;-]*, Signature=[0-9a-f]{64}$/.test(
    headers.authorization ?? '',
  ) &&
  headers['x-amz-date'] !== undefined &&
  headers['x-amz-content-sha256'] !== undefined &&
  // stores without support for the chunked encoding would store its frames as bytes of the file
  !String(headers['content-encoding'] ?? '').includes('aws-chunked')

const say = (response: ServerResponse, xml: string) =>
  void response.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)

const refuse = (response: ServerResponse, status: number, code: string, message: string) =>
  void response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`)
