import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { useConfig } from '#platform/config'
import type { Database, SystemDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { isForeignOrigin, parseCookies, refuseForeignHost } from '#platform/http'
import { askersLanguage } from '#platform/words'
import { ProviderError } from '#platform/payments'
import { resultAtCheckout, takeCheckout } from './checkouts.ts'
import type { ChargeResult } from './charging.ts'
import { testControls, type TestControls } from './controls.ts'
import { listObjects, takeObject, testCards, type TestCard } from './objects.ts'
import { checkoutPage, closedPage, documentPage, invoicePage, listPage, onboardingPage, type PaymentStep } from './pages.ts'
import { takeSubscription } from './subscriptions.ts'
import { sendEvent } from './tell.ts'

const headers = () => ({
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  // a finished form leads back to the app
  'content-security-policy':
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; " +
    `form-action 'self' ${useConfig().baseUrl}`,
})

type Form = Partial<Record<string, string>>
type Answer = string | { redirect: string }

/** The pages of the test provider, on any machine in local mode; production has none of them. */
export async function mountTestPages(app: FastifyInstance, database: Database): Promise<void> {
  if (useConfig().mode === 'production') return
  const controls = testControls(database)
  const read = <T>(work: (db: SystemDb) => Promise<T>) => database.withSystem('write', work)
  const languageOf = (request: FastifyRequest) =>
    askersLanguage(parseCookies(request.headers.cookie)['allenio.lang'], request.headers['accept-language'])
  const send = (reply: FastifyReply, body: string, status = 200) =>
    reply.status(status).headers(headers()).type('text/html; charset=utf-8').send(body)

  await app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 4_096 }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    // only this machine may pay for somebody, and no other site may make it do so
    scope.addHook('onRequest', refuseForeignHost)
    scope.addHook('onRequest', async request => {
      if (request.method !== 'GET' && isForeignOrigin(request.headers, undefined)) throw new AppError('foreign origin')
    })

    const page = (path: string, work: (request: FastifyRequest) => Promise<Answer>) =>
      scope.get(path, (request, reply) => answer(request, reply, () => work(request)))
    const form = (path: string, work: (request: FastifyRequest, form: Form) => Promise<Answer>) =>
      scope.post(path, (request, reply) => answer(request, reply, () => work(request, request.body ?? {})))
    async function answer(request: FastifyRequest, reply: FastifyReply, work: () => Promise<Answer>): Promise<unknown> {
      try {
        const result = await work()
        return typeof result === 'string' ? send(reply, result) : reply.headers(headers()).redirect(result.redirect, 303)
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error
        const isGone = error.code === 'resource missing'
        const body = isGone ? closedPage(languageOf(request), 'gone') : closedPage(languageOf(request), 'refused', { code: error.code })
        return send(reply, body, isGone ? 404 : 409)
      }
    }

    page('/dev/payments', async request =>
      read(async db =>
        listPage(languageOf(request), {
          accounts: await listObjects(db, 'account'),
          checkouts: await listObjects(db, 'checkout'),
          payments: await listObjects(db, 'payment'),
          subscriptions: await listObjects(db, 'subscription'),
          events: await listObjects(db, 'event'),
        }),
      ),
    )
    form('/dev/payments/actions', async (_request, { action = '', id = '' }) => {
      await actOn(database, controls, { action, id })
      return { redirect: '/dev/payments' }
    })

    page('/dev/payments/onboarding/:id', async request =>
      read(async db => onboardingPage(languageOf(request), await takeObject(db, 'account', { id: param(request, 'id') }))),
    )
    form('/dev/payments/onboarding/:id', async (request, { step }) => {
      const id = param(request, 'id')
      const { returnUrl } = (await read(db => takeObject(db, 'account', { id }))).object
      if (step === 'finish') await controls.setAccount(id, { status: 'active', hasPayouts: true, dueAt: null })
      return { redirect: returnUrl || '/dev/payments' }
    })

    page('/dev/payments/checkout/:id', async request => {
      const checkout = await read(db => takeCheckout(db, { id: param(request, 'id') }))
      return checkoutPage(languageOf(request), checkout, stepOf(request))
    })
    form('/dev/payments/checkout/:id', async (request, fields) => {
      const id = param(request, 'id')
      const attempt = attemptOf(fields)
      const result = await controls.payCheckout(id, attempt)
      if (result === 'succeeded' || result === 'settling') {
        const { order } = (await read(db => takeCheckout(db, { id }))).object
        return { redirect: order.successUrl }
      }
      return { redirect: `/dev/payments/checkout/${id}?step=${nextStep(result)}` }
    })

    page('/dev/payments/documents/:subscription/:id', async request => {
      const { object } = await read(db => takeSubscription(db, { id: param(request, 'subscription') }))
      const invoice = object.state.invoices.find(({ id }) => id === param(request, 'id'))
      return invoice ? documentPage(languageOf(request), { name: object.name, invoice }) : closedPage(languageOf(request), 'gone')
    })

    page('/dev/payments/invoices/:subscription/:id', async request => {
      const subscription = await read(db => takeSubscription(db, { id: param(request, 'subscription') }))
      const invoice = subscription.object.state.invoices.find(({ id }) => id === param(request, 'id'))
      return invoicePage(languageOf(request), { subscription, invoice, step: stepOf(request) })
    })
    form('/dev/payments/invoices/:subscription/:id', async (request, fields) => {
      const [subscriptionId, invoiceId] = [param(request, 'subscription'), param(request, 'id')]
      const { card, result } = attemptOf(fields)
      await controls.payInvoice(subscriptionId, { invoiceId, result })
      const isPaid = result === 'succeeded'
      if (isPaid) await controls.setCard(subscriptionId, card)
      return { redirect: `/dev/payments/invoices/${subscriptionId}/${invoiceId}${isPaid ? '' : `?step=${nextStep(result)}`}` }
    })
  })
}

const param = (request: FastifyRequest, name: string) => (request.params as Record<string, string>)[name] ?? '' // by the route

const nextStep = (result: ChargeResult): PaymentStep => (result === 'needs confirmation' ? 'confirm' : 'refused')

function stepOf(request: FastifyRequest): PaymentStep {
  const { step } = request.query as { step?: unknown } // whatever stands in the address
  return step === 'confirm' || step === 'refused' ? step : 'pay'
}

/** The card that was chosen, or what the bank was told. */
function attemptOf({ step, card: chosen }: Form): { card: TestCard; result: ChargeResult } {
  if (step === 'confirm') return { card: 'asks', result: 'succeeded' }
  if (step === 'refuse') return { card: 'asks', result: 'fails soft' }
  const card = testCards.find(each => each === chosen)
  if (!card) throw new AppError('malformed request')
  return { card, result: resultAtCheckout[card] }
}

async function actOn(database: Database, controls: TestControls, { action, id }: { action: string; id: string }): Promise<void> {
  const listHeldIds = async () => {
    const events = await database.withSystem('read', db => listObjects(db, 'event', { accountId: id, limit: 1000 }))
    return events.filter(({ object }) => object.status === 'held').map(event => event.id)
  }
  const refundRest = async () => {
    const { state } = (await database.withSystem('write', db => takeObject(db, 'payment', { id }))).object
    await controls.refund(id, state.amount - state.refunded)
  }
  const sendAll = async (ids: readonly string[]) => {
    for (const each of ids) await sendEvent(database, each)
  }
  const actions: Record<string, () => Promise<unknown>> = {
    activate: () => controls.setAccount(id, { status: 'active', hasPayouts: true, dueAt: null }),
    restrict: () => controls.setAccount(id, { status: 'restricted' }),
    disconnect: () => controls.setAccount(id, { status: 'disconnected' }),
    hold: () => controls.holdEvents(id, true),
    release: () => controls.holdEvents(id, false),
    // the newest comes first in the list
    'send held': async () => sendAll((await listHeldIds()).toReversed()),
    'send held reversed': async () => sendAll(await listHeldIds()),
    expire: () => controls.expireCheckout(id),
    arrive: () => controls.endPayment(id, 'succeeded'),
    bounce: () => controls.endPayment(id, 'fails soft'),
    refund: refundRest,
    dispute: () => controls.dispute(id, 'open'),
    won: () => controls.dispute(id, 'won'),
    lost: () => controls.dispute(id, 'lost'),
    renew: () => controls.jumpToRenewal(id),
    'renew soft': () => controls.jumpToRenewal(id, 'fails soft'),
    'renew hard': () => controls.jumpToRenewal(id, 'fails hard'),
    'renew asks': () => controls.jumpToRenewal(id, 'needs confirmation'),
    retry: () => controls.payInvoice(id),
    'retry well': () => controls.payInvoice(id, { result: 'succeeded' }),
    'give up': () => controls.giveUp(id, 'canceled'),
    'stay unpaid': () => controls.giveUp(id, 'unpaid'),
    'send again': () => sendEvent(database, id),
  }
  const act = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (!act) throw new AppError('malformed request')
  await act()
}
