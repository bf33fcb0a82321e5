import { Readable } from 'node:stream'
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

const maxFields = 200
const maxFieldBytes = 200_000

/** A multipart form as the plain object that the endpoint's schema expects, each file streamed away to an upload. */
export async function readMultipart(
  request: FastifyRequest,
  endpoint: AnyEndpoint,
  take: (file: IncomingFile) => Promise<string>,
): Promise<Record<string, unknown>> {
  const { files = {} } = endpoint
  const type = request.headers['content-type']
  if (!endpoint.files || !type || !(request.body instanceof Readable)) throw new AppError('unsupported media')
  const fields: Record<string, unknown> = Object.create(null)
  const taken: Promise<void>[] = []
  const parser = busboy({
    headers: { ...request.headers, 'content-type': type },
    limits: { fields: maxFields, fieldSize: maxFieldBytes, fieldNameSize: 100, files: 20, headerPairs: 50 },
  })
  const done = new Promise<void>((resolve, reject) => {
    parser.on('error', () => reject(new AppError('malformed request')))
    parser.on('finish', resolve)
    for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
      parser.on(limit, () => reject(new AppError('body too large', { values: { max: '200 MB' } })))
    }
    parser.on('field', (name, value) => put(fields, name, value))
    parser.on('file', (name, body, filename, _encoding, mimeType) => {
      const field = files[name]
      if (field === undefined) {
        body.resume()
        reject(new AppError('unsupported media'))
        return
      }
      taken.push(take({ name: filename, mimeType, body }).then(id => put(fields, field, id)))
    })
  })
  request.body.pipe(parser)
  await done
  await Promise.all(taken)
  return { ...fields }
}

/** 'a[]' and a name given twice become lists. */
function put(fields: Record<string, unknown>, sentName: string, value: string): void {
  const isList = sentName.endsWith('[]')
  const name = isList ? sentName.slice(0, -2) : sentName
  const before = fields[name]
  if (before === undefined) fields[name] = isList ? [value] : value
  else fields[name] = [...(Array.isArray(before) ? before : [before]), value]
}
