import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { writeCookie } from './cookies.ts'

test('each cookie of an answer is set once, with its last value', async () => {
  const app = Fastify()
  const options = { path: '/api/files', maxAgeSeconds: 60, isSecure: false }
  app.get('/', async (_request, reply) => {
    writeCookie(reply, 'files', 'one', options)
    writeCookie(reply, 'device', 'key', options)
    writeCookie(reply, 'files', 'two', options)
    writeCookie(reply, 'files.school', 'three', options)
    return ''
  })
  const { headers } = await app.inject('/')
  const cookies = [headers['set-cookie'] ?? []].flat().map(cookie => cookie.split(';', 1)[0])
  expect(cookies).toEqual(['device=key', 'files=two', 'files.school=three'])
})
