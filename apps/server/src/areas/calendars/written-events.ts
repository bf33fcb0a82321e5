import type { CopyFields } from '@allenio/domain/calendars'
import { insertEvent, isMeetPending, meetLinkOf, patchEvent, updateEvent, type GoogleConference, type GoogleEvent } from '#platform/google'
import { eventOf } from './google-events.ts'

interface WrittenEvent {
  copyId: string
  eventId: string
  here: CopyFields
  /** The event as it was read; null for none. */
  there: GoogleEvent | null
}

/** Writes what stands here. What the person has added to the event stays, but where it had been deleted. */
export function writeEvent(accessToken: string, { copyId, eventId, here, there }: WrittenEvent): Promise<GoogleEvent> {
  const event = eventOf(eventId, here)
  const conference = conferenceFor(copyId, here, there)
  const wish = conference ? { ...event, conferenceData: conference } : event
  if (there === null) return insertEvent(accessToken, wish)
  // a day and a time cannot stand beside each other in one event, as they would where only fields are changed
  const isOtherKind = (there.start?.date !== undefined) !== 'day' in here.start
  if (there.status !== 'cancelled' && !isOtherKind) return patchEvent(accessToken, wish, there.etag)
  // an event that was deleted is not inserted again: its id is taken
  return updateEvent(
    accessToken,
    { ...wish, ...(!conference && there.conferenceData && { conferenceData: there.conferenceData }) },
    there.etag,
  )
}

/** Asks for a Meet link where there is none yet. A request that failed is made anew under another id. */
function conferenceFor(copyId: string, { hasMeet }: CopyFields, there: GoogleEvent | null): GoogleConference | undefined {
  if (!hasMeet || (there !== null && (meetLinkOf(there) !== undefined || isMeetPending(there)))) return undefined
  const former = there?.conferenceData?.createRequest?.requestId
  const requestId = former === undefined ? copyId : `${former}-again`.slice(-200)
  return { createRequest: { requestId, conferenceSolutionKey: { type: 'hangoutsMeet' } } }
}
