import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { useConfig } from '#platform/config'
import type { Database } from '#platform/db'
import { parseCookies, refuseForeignHost } from '#platform/http'
import { askersLanguage } from '#platform/words'
import { bytesOf, findInOutbox, listOutbox } from './outbox.ts'
import { bodyInFrame, gonePage, listPage, mailPage } from './outbox-page.ts'

const base = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'`
const common = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' }
const pageHeaders = { ...common, 'content-security-policy': `${base}; frame-src 'self'; frame-ancestors 'none'` }
// under this policy a mail can run and fetch nothing and has no access to our origin; a click on a link still opens it
const bodyHeaders = {
  ...common,
  'content-security-policy':
    `default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; ` +
    'sandbox allow-top-navigation-by-user-activation',
}

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The mails that would have been sent, on any machine without a mail server; production has no such pages. */
export function mountOutbox(app: FastifyInstance, database: Database): void {
  if (useConfig().mode === 'production') return
  const languageOf = (request: FastifyRequest) =>
    askersLanguage(parseCookies(request.headers.cookie)['allenio.lang'], request.headers['accept-language'])
  const recipientFilter = (request: FastifyRequest) => {
    const { to } = request.query as { to?: unknown } // whatever stands in the address
    return typeof to === 'string' ? to.replaceAll('\0', '').slice(0, 254).trim() : ''
  }
  const page = (reply: FastifyReply, text: string, status = 200) =>
    reply.status(status).headers(pageHeaders).type('text/html; charset=utf-8').send(text)
  const find = async (request: FastifyRequest) => {
    const { id } = request.params as { id: string } // by the route
    return idShape.test(id) ? database.withSystem('read', db => findInOutbox(db, id)) : undefined
  }

  // only this machine may read mails, because they contain links that sign people in
  const onThisMachine = { onRequest: refuseForeignHost }

  app.get('/dev/mail', onThisMachine, async (request, reply) => {
    const mails = await database.withSystem('read', db => listOutbox(db, recipientFilter(request)))
    return page(reply, listPage(languageOf(request), mails, recipientFilter(request)))
  })
  app.get('/dev/mail.json', onThisMachine, async (request, reply) => {
    const mails = await database.withSystem('read', db => listOutbox(db, recipientFilter(request)))
    return reply
      .headers(common)
      .send(
        mails.map(({ id, recipient, subject, html, plain, attachments, created_at }) => ({
          id,
          to: recipient,
          subject,
          html,
          text: plain,
          attachments,
          createdAt: created_at,
        })),
      )
  })
  app.get('/dev/mail/:id', onThisMachine, async (request, reply) => {
    const mail = await find(request)
    return mail ? page(reply, mailPage(languageOf(request), mail)) : page(reply, gonePage(languageOf(request)), 404)
  })
  app.get('/dev/mail/:id/body', onThisMachine, async (request, reply) => {
    const mail = await find(request)
    if (!mail) return page(reply, gonePage(languageOf(request)), 404)
    return reply.headers(bodyHeaders).type('text/html; charset=utf-8').send(bodyInFrame(mail))
  })
  app.get('/dev/mail/:id/attachments/:at', onThisMachine, async (request, reply) => {
    const { at } = request.params as { at: string } // by the route
    const attachment = (await find(request))?.attachments[Number(at)]
    if (!attachment) return page(reply, gonePage(languageOf(request)), 404)
    const { name, contentType } = attachment
    return reply
      .headers({ ...bodyHeaders, 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` })
      .type(contentType)
      .send(bytesOf(attachment))
  })
}
