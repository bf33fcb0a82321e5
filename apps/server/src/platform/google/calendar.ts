import { faultOf, GoogleError, parseAnswer, type GoogleRequest } from './client.ts'
import { requireGoogle } from './installed.ts'

export interface GoogleTime {
  date?: string
  dateTime?: string
  timeZone?: string
}

interface EntryPoint {
  entryPointType?: string
  uri?: string
}

export interface GoogleConference {
  createRequest?: { requestId?: string; conferenceSolutionKey?: { type?: string }; status?: { statusCode?: string } }
  entryPoints?: EntryPoint[]
}

/** The fields of an event that we read or write. */
export interface GoogleEvent {
  id?: string
  status?: string
  summary?: string
  description?: string
  location?: string
  etag?: string
  updated?: string
  start?: GoogleTime
  end?: GoogleTime
  transparency?: string
  visibility?: string
  eventType?: string
  hangoutLink?: string
  conferenceData?: GoogleConference
  attendees?: { self?: boolean; responseStatus?: string }[]
  organizer?: { self?: boolean }
  guestsCanModify?: boolean
  locked?: boolean
  reminders?: { useDefault?: boolean }
}

export interface EventPage {
  items: GoogleEvent[]
  timeZone: string | undefined
  nextPageToken: string | undefined
  nextSyncToken: string | undefined
}

const base = 'https://www.googleapis.com/calendar/v3'
const events = `${base}/calendars/primary/events`

interface ApiCall {
  method: GoogleRequest['method']
  url: string
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

async function call(accessToken: string, { method, url, query = {}, body, headers = {} }: ApiCall): Promise<Record<string, unknown>> {
  const search = new URLSearchParams(query).toString()
  const answer = await requireGoogle().send({
    method,
    url: search === '' ? url : `${url}?${search}`,
    headers: {
      authorization: `Bearer ${accessToken}`,
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const fault = faultOf(answer)
  if (fault) throw fault
  return parseAnswer(answer.body)
}

const eventUrl = (id: string): string => `${events}/${encodeURIComponent(id)}`
const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The zone of the primary calendar, in which days without a time are counted. */
export async function getCalendarZone(accessToken: string): Promise<string | undefined> {
  return asText((await call(accessToken, { method: 'GET', url: `${base}/users/me/calendarList/primary` })).timeZone)
}

export type EventQuery = ({ syncToken: string } | { timeMin: string; timeMax: string }) & { pageToken?: string | undefined }

const perPage = '500'

/** A page of changes, or of a window. Google takes no window together with a token. */
export async function listEvents(accessToken: string, { pageToken, ...query }: EventQuery): Promise<EventPage> {
  const page = await call(accessToken, {
    method: 'GET',
    url: events,
    query: { singleEvents: 'true', maxResults: perPage, ...query, ...(pageToken !== undefined && { pageToken }) },
  })
  if (!Array.isArray(page.items)) throw new GoogleError('refused', { reason: 'no list' })
  return {
    items: page.items as GoogleEvent[], // read field by field, each of which may be missing
    timeZone: asText(page.timeZone),
    nextPageToken: asText(page.nextPageToken),
    nextSyncToken: asText(page.nextSyncToken),
  }
}

/** Null for an event that never was; one that was deleted is answered as cancelled. */
export async function getEvent(accessToken: string, id: string): Promise<GoogleEvent | null> {
  try {
    return await call(accessToken, { method: 'GET', url: eventUrl(id) })
  } catch (error) {
    if (error instanceof GoogleError && (error.fault === 'not found' || error.fault === 'gone')) return null
    throw error
  }
}

// without the version a write would take the Meet link away
const withConference = { conferenceDataVersion: '1', sendUpdates: 'none' }

const ifMatch = (etag: string | undefined): Record<string, string> => (etag === undefined ? {} : { 'if-match': etag })

export const insertEvent = (accessToken: string, event: GoogleEvent): Promise<GoogleEvent> =>
  call(accessToken, { method: 'POST', url: events, query: withConference, body: event })

/** Changes these fields alone, so that what the person has written into the event stays. */
export const patchEvent = (accessToken: string, { id = '', ...event }: GoogleEvent, etag?: string): Promise<GoogleEvent> =>
  call(accessToken, { method: 'PATCH', url: eventUrl(id), query: withConference, body: event, headers: ifMatch(etag) })

/** Writes a whole event, also one that was deleted. */
export const updateEvent = (accessToken: string, event: GoogleEvent, etag?: string): Promise<GoogleEvent> =>
  call(accessToken, { method: 'PUT', url: eventUrl(event.id ?? ''), query: withConference, body: event, headers: ifMatch(etag) })

/** An event that is gone by now is deleted. */
export async function deleteEvent(accessToken: string, id: string, etag?: string): Promise<void> {
  try {
    await call(accessToken, { method: 'DELETE', url: eventUrl(id), query: { sendUpdates: 'none' }, headers: ifMatch(etag) })
  } catch (error) {
    if (!(error instanceof GoogleError) || (error.fault !== 'gone' && error.fault !== 'not found')) throw error
  }
}

export interface PushChannel {
  id: string
  resource: string
  endsAt: string
}

const channelSeconds = 7 * 86_400

export async function watchEvents(accessToken: string, { id, token }: { id: string; token: string }): Promise<PushChannel> {
  const { pushAddress } = requireGoogle()
  const channel = await call(accessToken, {
    method: 'POST',
    url: `${events}/watch`,
    body: { id, type: 'web_hook', address: pushAddress, token, params: { ttl: String(channelSeconds) } },
  })
  const ends = Number(channel.expiration)
  return {
    id,
    resource: asText(channel.resourceId) ?? '',
    endsAt: new Date(Number.isFinite(ends) && ends > 0 ? ends : Date.now() + 3_600_000).toISOString(),
  }
}

export async function stopChannel(accessToken: string, { id, resource }: { id: string; resource: string }): Promise<void> {
  try {
    await call(accessToken, { method: 'POST', url: `${base}/channels/stop`, body: { id, resourceId: resource } })
  } catch (error) {
    if (!(error instanceof GoogleError) || error.fault !== 'not found') throw error
  }
}

/** The address of a conference that is made; undefined while it is pending or where there is none. */
export const meetLinkOf = ({ hangoutLink, conferenceData }: GoogleEvent): string | undefined =>
  hangoutLink ?? conferenceData?.entryPoints?.find(({ entryPointType }) => entryPointType === 'video')?.uri

export const isMeetPending = (event: GoogleEvent): boolean =>
  meetLinkOf(event) === undefined && event.conferenceData?.createRequest?.status?.statusCode === 'pending'
