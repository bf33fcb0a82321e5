import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addDays, dayIn } from '@allenio/domain/days'
import { useConfig } from '#platform/config'
import type { Database } from '#platform/db'
import { AppError } from '#platform/errors'
import { isForeignOrigin, parseCookies, refuseForeignHost } from '#platform/http'
import { askersLanguage } from '#platform/words'
import type { GoogleEvent, GoogleTime } from '#platform/google'
import { listObjects, presetAccounts } from './accounts.ts'
import { answerConsent, googleControls } from './controls.ts'
import { listAll } from './events.ts'
import { accountsPage, consentPage } from './pages.ts'
import { sayTestGoogle } from './words.ts'

type Form = Partial<Record<string, string>>

const headers = () => ({
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  // a consent leads back to the app
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; " +
    `form-action 'self' ${useConfig().baseUrl}`,
})

/** The pages of the stand-in, in local mode alone. */
export async function mountStandIn(app: FastifyInstance, database: Database): Promise<void> {
  const controls = googleControls(database)
  const languageOf = (request: FastifyRequest) =>
    askersLanguage(parseCookies(request.headers.cookie)['allenio.lang'], request.headers['accept-language'])
  const formOf = ({ body }: FastifyRequest): Form => body ?? {}

  await app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 4_096 }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    // only this machine may act as an account, and no other site may make it do so
    scope.addHook('onRequest', refuseForeignHost)
    scope.addHook('onRequest', async request => {
      if (request.method !== 'GET' && isForeignOrigin(request.headers, undefined)) throw new AppError('foreign origin')
    })

    scope.get('/dev/google', async (request, reply) => {
      const accounts = await database.withSystem('write', async db => {
        const stored = await listObjects(db, 'account')
        return Promise.all(stored.map(async ({ account }) => ({ email: account, events: await listAll(db, account) })))
      })
      return reply
        .headers(headers())
        .type('text/html; charset=utf-8')
        .send(accountsPage(languageOf(request), accounts))
    })
    scope.post('/dev/google/events', async (request, reply) => {
      const { email = '', id = '', action = '' } = formOf(request)
      if (action === 'add') await controls.addEvents(email, [eventTomorrow(sayTestGoogle(languageOf(request))('new event'))])
      else if (action === 'delete') await controls.deleteEvent(email, id)
      else if (action === 'later' || action === 'tomorrow') {
        const event = await controls.findEvent(email, id)
        if (event) await controls.changeEvent(email, id, movedBy(event, action === 'later' ? 1 : 24))
      } else throw new AppError('malformed request')
      return reply.headers(headers()).redirect('/dev/google', 303)
    })

    scope.get('/dev/google/consent', async (request, reply) => {
      const stored = await database.withSystem('write', db => listObjects(db, 'account'))
      const emails = [...new Set([...presetAccounts, ...stored.map(({ account }) => account)])]
      const search = searchOf(request)
      return reply
        .headers(headers())
        .type('text/html; charset=utf-8')
        .send(consentPage(languageOf(request), { search, emails }))
    })
    scope.post('/dev/google/consent', async (request, reply) => {
      const { email = '', withoutCalendar } = formOf(request)
      const query = new URLSearchParams(searchOf(request))
      const redirectUri = query.get('redirect_uri') ?? ''
      if (!redirectUri.startsWith(`${useConfig().baseUrl}/`)) throw new AppError('malformed request')
      if (email === '') {
        const refused = new URLSearchParams({ error: 'access_denied', state: query.get('state') ?? '' })
        return reply.headers(headers()).redirect(`${redirectUri}?${refused.toString()}`, 303)
      }
      const answer = { email, withoutCalendar: withoutCalendar === 'yes' }
      const address = await database.withSystem('write', db => answerConsent(db, query, answer))
      return reply.headers(headers()).redirect(address, 303)
    })
  })
}

const searchOf = ({ url }: FastifyRequest): string => url.split('?')[1] ?? ''

const hourMs = 3_600_000

function movedTime(time: GoogleTime | undefined, hours: number): GoogleTime {
  if (time?.dateTime === undefined) return { date: addDays(time?.date ?? dayIn('Europe/Rome'), Math.max(1, Math.round(hours / 24))) }
  return { ...time, dateTime: new Date(Date.parse(time.dateTime) + hours * hourMs).toISOString() }
}

const movedBy = ({ start, end }: GoogleEvent, hours: number): GoogleEvent => ({
  start: movedTime(start, hours),
  end: movedTime(end, hours),
})

function eventTomorrow(summary: string): GoogleEvent {
  const day = addDays(dayIn('Europe/Rome'), 1)
  const at = (clock: string) => ({ dateTime: `${day}T${clock}:00+01:00`, timeZone: 'Europe/Rome' })
  return { summary, start: at('15:00'), end: at('16:00') }
}
