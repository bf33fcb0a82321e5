import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOn } from '@allenio/domain/notifications'
import { findSender } from '#areas/business'
import type { Database, WorkspaceDb } from '#platform/db'
import { parseCookies } from '#platform/http'
import { allKinds, maySwitchMail, type AnyKind } from '#platform/notify'
import { askersLanguage } from '#platform/words'
import { findReceiver, type Receiver } from '../receivers.ts'
import { saveSettings } from '../settings.ts'
import { askPage, donePage, invalidPage, type ShownKinds } from './page.ts'
import { codeOf, readUnsubscribeToken, unsubscribePath, type UnsubscribeToken } from './token.ts'

const headers = {
  'cache-control': 'no-store',
  // the address is the secret
  'referrer-policy': 'no-referrer',
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
} as const

/**
 * The page that a mail's link opens, and the post that mail programs send to the same address by themselves (RFC 8058). No call of the
 * contract can take that post: its body is a form, which the border of the API refuses.
 */
export async function mountUnsubscription(app: FastifyInstance, database: Database): Promise<void> {
  await app.register(async scope => {
    scope.removeAllContentTypeParsers()
    // the body says "One-Click" and nothing else
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4_096 }, (_request, _body, done) => done(null, undefined))

    const answer = async (request: FastifyRequest, reply: FastifyReply, work: typeof readMailed): Promise<unknown> => {
      const { token } = request.query as { token?: unknown } // whatever stands in the address
      const mailed = typeof token === 'string' ? readUnsubscribeToken(token) : undefined
      const method = work === readMailed ? 'read' : 'write'
      const result = mailed && (await database.withWorkspace(mailed.workspaceId, method, db => work(db, mailed)))
      const language =
        result?.language ?? askersLanguage(parseCookies(request.headers.cookie)['allenio.lang'], request.headers['accept-language'])
      const body = result ? (result.isOff ? donePage : askPage)(result) : invalidPage(language)
      return reply
        .status(result ? 200 : 404)
        .headers({ ...headers, 'content-language': language })
        .type('text/html; charset=utf-8')
        .send(body)
    }
    scope.get(unsubscribePath, (request, reply) => answer(request, reply, readMailed))
    scope.post(unsubscribePath, { bodyLimit: 4_096 }, (request, reply) => answer(request, reply, endMails))
  })
}

interface MailedState extends ShownKinds {
  isOff: boolean
}

interface Mailed {
  receiver: Receiver
  kinds: readonly AnyKind[]
}

/** The kinds among these that the settings of this member offer by mail. */
async function findMailed(db: WorkspaceDb, { membershipId, codes }: UnsubscribeToken): Promise<Mailed | undefined> {
  const receiver = await findReceiver(db, membershipId)
  const kinds = receiver
    ? allKinds().filter(kind => codes.includes(codeOf(kind.kind)) && kind.roles.includes(receiver.role) && maySwitchMail(kind))
    : []
  return receiver && kinds.length > 0 ? { receiver, kinds } : undefined
}

async function readMailed(db: WorkspaceDb, token: UnsubscribeToken): Promise<MailedState | undefined> {
  const mailed = await findMailed(db, token)
  if (!mailed) return undefined
  const {
    receiver: { language, channels },
    kinds,
  } = mailed
  return {
    language,
    business: (await findSender(db, db.workspaceId)).name,
    names: kinds.map(kind => kind.nameIn(language)),
    isOff: kinds.every(kind => !isOn(kind.presets, channels[kind.kind], 'mail')),
  }
}

/** Saves what the member would save in the settings. A repetition changes nothing. */
async function endMails(db: WorkspaceDb, token: UnsubscribeToken): Promise<MailedState | undefined> {
  const before = await readMailed(db, token)
  const mailed = before?.isOff ? undefined : await findMailed(db, token)
  if (!mailed) return before
  await saveSettings(db, mailed.receiver, { kinds: mailed.kinds.map(({ kind }) => ({ kind, channels: { mail: false } })) })
  return readMailed(db, token)
}
