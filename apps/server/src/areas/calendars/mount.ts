import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/db'
import { pushPath } from '#platform/google'
import type { Log } from '#platform/log'
import { installCalendars } from './engine.ts'
import { feedPath, readFeedFile } from './feeds.ts'
import { takePush } from './pushes.ts'

const headers = { 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' } as const
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Mounts what other calendars call: feeds that they read, and the address to which Google pushes. A log names routes, never tokens. */
export async function mountCalendars(app: FastifyInstance, { database, log }: { database: Database; log: Log }): Promise<void> {
  installCalendars(database)
  await app.register(async scope => {
    scope.removeAllContentTypeParsers()
    // a push has no body, or one that says nothing
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4_096 }, (_request, _body, done) => done(null, undefined))

    scope.get<{ Params: { token: string } }>(`${feedPath}/:token`, async (request, reply) => {
      const file = await readFeedFile(database, request.params.token.replace(/\.ics$/, ''))
      if (!file) return reply.status(404).headers(headers).send('')
      reply.headers({ ...headers, etag: file.etag })
      if (request.headers['if-none-match'] === file.etag) return reply.status(304).send()
      return reply.type('text/calendar; charset=utf-8').send(file.body)
    })

    scope.post(pushPath, { bodyLimit: 4_096 }, async (request, reply) => {
      const { 'x-goog-channel-id': channelId, 'x-goog-channel-token': token } = request.headers
      const isTaken = await takePush(database, { channelId: textOf(channelId), token: textOf(token) })
      if (!isTaken) log.warn('a push of a calendar was refused')
      // Google repeats what is not answered well, also for a channel that we have forgotten
      return reply.status(isTaken ? 204 : 404).send()
    })
  })
}
