import { finished, Readable } from 'node:stream'
import busboy from '@fastify/busboy'
import type { FastifyRequest } from 'fastify'
import type { AnyEndpoint } from '@allenio/contract'
import type { Person } from '#platform/access'
import { AppError } from '#platform/errors'

export interface IncomingFile {
  name: string
  mimeType: string
  body: Readable
}

export type FileTaker = (person: Person, file: IncomingFile) => Promise<string>

const limits = { fields: 200, files: 20, parts: 220, headerPairs: 50, headerSize: 16_384 }
/** All fields together: as much as JSON may carry. */
const maxFieldBytes = 1_000_000
const longestName = 100
// RFC 2046 sets this limit: the search for a longer boundary gets slower with its length in an unlucky body
const longestBoundary = 70

/** A multipart form as the plain object that the endpoint's schema expects, each file streamed away to an upload. */
export async function parseMultipart(
  request: FastifyRequest,
  endpoint: AnyEndpoint,
  take: (file: IncomingFile) => Promise<string>,
): Promise<Record<string, unknown>> {
  const { body } = request
  const type = request.headers['content-type']
  if (!endpoint.files || !type || !(body instanceof Readable)) throw new AppError('unsupported media')
  const fieldOf = new Map(Object.entries(endpoint.files))
  const fields: Record<string, unknown> = Object.create(null)
  const parser = openParser(type)
  const openFiles = new Set<Readable>()
  const intakes: Promise<void>[] = []
  let fieldBytes = 0

  const parsing = new Promise<void>((resolve, reject) => {
    const refuse = (code: 'malformed request' | 'unsupported media' | 'body too large') =>
      reject(new AppError(code, code === 'body too large' ? { values: { max: '1 MB' } } : {}))
    parser.on('error', () => refuse('malformed request'))
    parser.on('finish', resolve)
    for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
      parser.on(limit, () => refuse('malformed request'))
    }
    // a sender that disconnects in the middle would leave a parser that waits for ever
    finished(body, { writable: false }, error => {
      if (error) refuse('malformed request')
    })
    parser.on('field', (name: string | undefined, value, _isNameCut, isCut) => {
      fieldBytes += Buffer.byteLength(value)
      if (isCut || fieldBytes > maxFieldBytes) return refuse('body too large')
      if (!name || name.length > longestName) return refuse('malformed request')
      put(fields, name, value)
    })
    parser.on('file', (name: string | undefined, file, filename: string | undefined, _encoding, mimeType) => {
      const field = name === undefined ? undefined : fieldOf.get(name)
      // browsers send an empty file field like this
      if (filename === '' && field !== undefined) return void file.resume()
      if (field === undefined) {
        file.resume()
        return refuse('unsupported media')
      }
      // when the form breaks off, the parser emits an error on the file, even if nothing reads it
      file.on('error', () => file.destroy())
      openFiles.add(file)
      const intake = take({ name: filename ?? '', mimeType, body: file })
        .then(id => put(fields, field, id))
        .finally(() => openFiles.delete(file))
      intakes.push(intake)
      intake.catch(reject)
    })
    body.pipe(parser)
  })

  try {
    await parsing
    await Promise.all(intakes)
    return { ...fields }
  } catch (error) {
    body.unpipe(parser)
    // the rest of the body is read, because the sender reads the refusal only after it has sent everything
    body.resume()
    for (const file of openFiles) file.destroy()
    await Promise.allSettled(intakes)
    throw error
  }
}

function openParser(type: string) {
  const boundary = /boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(type)
  if ((boundary?.[1] ?? boundary?.[2] ?? '').length > longestBoundary) throw new AppError('malformed request')
  try {
    return busboy({ headers: { 'content-type': type }, limits: { ...limits, fieldSize: maxFieldBytes } })
  } catch {
    // the header names no boundary
    throw new AppError('malformed request')
  }
}

/** 'a[]' and a name given twice become lists. */
function put(fields: Record<string, unknown>, sentName: string, value: string): void {
  const isList = sentName.endsWith('[]')
  const name = isList ? sentName.slice(0, -2) : sentName
  const before = fields[name]
  if (before === undefined) fields[name] = isList ? [value] : value
  else fields[name] = [...(Array.isArray(before) ? before : [before]), value]
}
