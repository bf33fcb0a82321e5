import type { Database, SystemDb } from '#platform/db'
import type { GoogleEvent } from '#platform/google'
import { GoogleError, parseAnswer, type GoogleAnswer, type GoogleRequest, type SendToGoogle } from '#platform/google'
import { accessSeconds, findAccess, putObject, redeemCode, renewAccess, revokeGrant, takeObject } from './accounts.ts'
import { findEvent, latestChange, listChanges, listWindow, makeConference, storeEvent } from './events.ts'
import { refusal, takeGoogleFault, waitAtGate } from './faults.ts'
import { checkCall, type CheckedCall } from './request-check.ts'

export const standInClient = { id: 'stand-in', secret: 'stand-in-secret' } as const

/** Answers the calls to Google from this process. */
export const answerInProcess =
  (database: Database): SendToGoogle =>
  async request => {
    const url = new URL(request.url)
    const name = `${request.method} ${url.pathname}`
    await waitAtGate(name)
    switch (takeGoogleFault(name)) {
      case 'away':
        throw new GoogleError('busy', { reason: 'no answer' })
      case 'quota':
        return refusal(403, 'rateLimitExceeded')
      case 'too many requests':
        return refusal(429, 'rateLimitExceeded', { 'retry-after': '30' })
      case 'unauthorized':
        return refusal(401, 'authError')
      case 'answer lost':
        await database.withSystem('write', db => answer(db, request, url))
        throw new GoogleError('busy', { reason: 'no answer' })
      default:
        return database.withSystem('write', db => answer(db, request, url))
    }
  }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const json = (body: unknown, status = 200): GoogleAnswer => ({ status, headers: {}, body: JSON.stringify(body) })

async function answer(db: SystemDb, request: GoogleRequest, url: URL): Promise<GoogleAnswer> {
  if (url.host === 'oauth2.googleapis.com') return answerTokens(db, request, url)
  const body = request.body === undefined ? undefined : parseAnswer(request.body)
  const call = checkCall(request.method, url, body)
  if ('fault' in call) return refusal(400, call.fault)
  const access = await findAccess(db, (request.headers.authorization ?? '').replace(/^Bearer /, ''))
  if (!access) return refusal(401, 'authError')
  if (!call.scopes.some(scope => access.scopes.includes(scope))) return refusal(403, 'insufficientPermissions')
  return answerCall(db, { ...call, account: access.account, body: body ?? {}, etag: request.headers['if-match'] })
}

async function answerTokens(db: SystemDb, { body = '' }: GoogleRequest, url: URL): Promise<GoogleAnswer> {
  const form = new URLSearchParams(body)
  const of = (name: string) => form.get(name) ?? ''
  if (url.pathname === '/revoke') return (await revokeGrant(db, of('token'))) ? json({}) : json({ error: 'invalid_token' }, 400)
  if (url.pathname !== '/token') return json({ error: 'not_found' }, 404)
  if (of('client_id') !== standInClient.id || of('client_secret') !== standInClient.secret) return json({ error: 'invalid_client' }, 401)
  const tokens =
    of('grant_type') === 'refresh_token'
      ? await renewAccess(db, of('refresh_token'))
      : await redeemCode(db, { code: of('code'), verifier: of('code_verifier'), redirectUri: of('redirect_uri') })
  if (!tokens) return json({ error: 'invalid_grant' }, 400)
  return json({
    access_token: tokens.accessToken,
    expires_in: accessSeconds,
    token_type: 'Bearer',
    scope: tokens.scopes.join(' '),
    ...('refreshToken' in tokens && { refresh_token: tokens.refreshToken }),
  })
}

interface AccountCall extends CheckedCall {
  account: string
  body: Record<string, unknown>
  etag: string | undefined
}

async function answerCall(db: SystemDb, call: AccountCall): Promise<GoogleAnswer> {
  const { name, account, path, body } = call
  switch (name) {
    case 'oauth2.userinfo.get':
      return json({ id: `subject-of-${account}`, email: account, verified_email: true })
    case 'calendar.calendarList.get': {
      const stored = await takeObject(db, 'account', `account:${account}`)
      return json({ kind: 'calendar#calendarListEntry', id: account, primary: true, accessRole: 'owner', timeZone: stored?.object.zone })
    }
    case 'calendar.events.list':
      return answerList(db, call)
    case 'calendar.events.get': {
      const event = await findEvent(db, account, path.eventId ?? '')
      if (!event) return refusal(404, 'notFound')
      const isPending = event.conferenceData?.createRequest?.status?.statusCode === 'pending'
      return json(isPending ? await storeEvent(db, account, await makeConference(db, account, event)) : event)
    }
    case 'calendar.events.insert':
      return insert(db, call)
    case 'calendar.events.patch':
    case 'calendar.events.update':
      return change(db, call)
    case 'calendar.events.delete':
      return remove(db, call)
    case 'calendar.events.watch': {
      const endsAt = Date.now() + 7 * 86_400_000
      const object = { resource: `resource-of-${account}`, token: textOf(body.token), address: textOf(body.address), endsAt }
      if (!object.address.startsWith('https://')) return refusal(400, 'push.webhookUrlNotHttps')
      await putObject(db, 'channel', { id: `channel:${textOf(body.id)}`, account, object })
      return json({ kind: 'api#channel', id: body.id, resourceId: object.resource, expiration: String(endsAt) })
    }
    case 'calendar.channels.stop': {
      const channel = await takeObject(db, 'channel', `channel:${textOf(body.id)}`)
      if (!channel) return refusal(404, 'channelIdNotFound')
      await putObject(db, 'channel', { ...channel, object: { ...channel.object, endsAt: 0 } })
      return { status: 204, headers: {}, body: '' }
    }
    default:
      return refusal(404, 'notFound')
  }
}

async function answerList(db: SystemDb, { account, query }: AccountCall): Promise<GoogleAnswer> {
  const stored = await takeObject(db, 'account', `account:${account}`)
  const epoch = stored?.object.epoch ?? 0
  const { syncToken, timeMin, timeMax, pageToken, maxResults = '250' } = query
  if (syncToken !== undefined && (timeMin !== undefined || timeMax !== undefined)) return refusal(400, 'syncTokenWithNonDefaultOrdering')
  const [, ofEpoch, after] = /^sync-(\d+)-(\d+)$/.exec(syncToken ?? '') ?? []
  if (syncToken !== undefined && Number(ofEpoch) !== epoch) return refusal(410, 'fullSyncRequired')
  // a change between two pages is told by the next sync
  const [, pageAt, pageChange] = /^page-(\d+)-(\d+)$/.exec(pageToken ?? '') ?? []
  const latest = pageChange === undefined ? await latestChange(db, account) : Number(pageChange)
  const from = Number(pageAt ?? 0)
  const size = Math.min(Number(maxResults), 2500)
  const window = { timeMin: timeMin ?? '1970-01-01T00:00:00Z', timeMax: timeMax ?? '2200-01-01T00:00:00Z' }
  const events =
    syncToken === undefined
      ? await listWindow(db, account, { ...window, offset: from, limit: size + 1 })
      : (await listChanges(db, account, Number(after))).slice(from, from + size + 1)
  return json({
    kind: 'calendar#events',
    timeZone: stored?.object.zone,
    items: events.slice(0, size),
    ...(events.length > size ? { nextPageToken: `page-${from + size}-${latest}` } : { nextSyncToken: `sync-${epoch}-${latest}` }),
  })
}

const hasVersion = ({ query }: AccountCall): boolean => query.conferenceDataVersion === '1'

async function insert(db: SystemDb, call: AccountCall): Promise<GoogleAnswer> {
  const { account } = call
  const { conferenceData, ...event } = call.body as GoogleEvent // checked against the discovery file
  const id = event.id ?? ''
  if (!/^[0-9a-v]{5,1024}$/.test(id)) return refusal(400, 'invalid')
  if (await findEvent(db, account, id)) return refusal(409, 'duplicate')
  const wish = { ...event, ...(hasVersion(call) && conferenceData && { conferenceData }) }
  return json(await storeEvent(db, account, await makeConference(db, account, wish)))
}

async function change(db: SystemDb, call: AccountCall): Promise<GoogleAnswer> {
  const { account, path, name, etag } = call
  const before = await findEvent(db, account, path.eventId ?? '')
  if (!before) return refusal(404, 'notFound')
  if (etag !== undefined && etag !== before.etag) return refusal(412, 'conditionNotMet')
  const { conferenceData, ...fields } = call.body as GoogleEvent // as above
  const isWhole = name === 'calendar.events.update'
  const { hangoutLink, conferenceData: former, ...rest } = before
  // a whole event that is written without the version loses its conference
  const conference =
    isWhole && !hasVersion(call)
      ? {}
      : conferenceData && hasVersion(call)
        ? { conferenceData, ...(conferenceData.createRequest === undefined && { hangoutLink }) }
        : { conferenceData: former, hangoutLink }
  const event = { ...(isWhole ? { eventType: before.eventType } : rest), ...conference, ...fields, id: path.eventId }
  return json(await storeEvent(db, account, await makeConference(db, account, event)))
}

async function remove(db: SystemDb, { account, path, etag }: AccountCall): Promise<GoogleAnswer> {
  const event = await findEvent(db, account, path.eventId ?? '')
  if (!event) return refusal(404, 'notFound')
  if (event.status === 'cancelled') return refusal(410, 'deleted')
  if (etag !== undefined && etag !== event.etag) return refusal(412, 'conditionNotMet')
  await storeEvent(db, account, { ...event, status: 'cancelled' })
  return { status: 204, headers: {}, body: '' }
}
