import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#platform/errors'
import { chooseEncoding, commonHeaders } from '#platform/http'

const assetName = /^[\w-]+\.(?<kind>js|css)$/
const types: Readonly<Record<string, string>> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }
const endings = { br: '.br', gzip: '.gz' }

export const foreverHeaders = { ...commonHeaders, 'cache-control': 'public, max-age=31536000, immutable' }

/**
 * Serves the scripts and styles of the build from memory: a first visit asks for dozens of them, and to find, open and close a small
 * file takes the server longer than to send it. Their names change with their content, so what was read once stays true.
 */
export function mountAssets(app: FastifyInstance, folder: string): void {
  const bodies = new Map<string, Promise<Buffer | undefined>>()
  const bodyOf = (file: string) => {
    const body = bodies.get(file) ?? readFile(join(folder, file)).catch(() => undefined)
    bodies.set(file, body)
    return body
  }
  app.get<{ Params: { name: string } }>('/assets/:name', { config: { calls: { countedBy: 'part of a page' } } }, async (request, reply) => {
    const { name } = request.params
    const kind = assetName.exec(name)?.groups?.['kind']
    if (kind === undefined) throw new AppError('unknown call')
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    // the smallest files have no compressed form
    const compressed = encoding && (await bodyOf(name + endings[encoding]))
    const body = compressed ?? (await bodyOf(name))
    if (!body) {
      // a stranger could fill the memory with names that do not exist
      for (const ending of ['', ...Object.values(endings)]) bodies.delete(name + ending)
      throw new AppError('unknown call')
    }
    if (compressed) reply.header('content-encoding', encoding)
    return reply
      .headers({ ...foreverHeaders, vary: 'Accept-Encoding' })
      .type(types[kind] ?? '')
      .send(body)
  })
}
