import * as contract from '@allenio/contract/calendars'
import { findLink, withAccess } from '#areas/google'
import { audit } from '#platform/audit'
import { AppError, found, OutsideError } from '#platform/errors'
import { deleteEvent, hasFault } from '#platform/google'
import { bind, bindInSteps, withMessage } from '#platform/http'
import { calendarDatabase } from './engine.ts'
import { deleteExternalRow, listExternal, lockExternal, mergeFileEvents, readSyncState } from './external-events.ts'
import { createFeed, deleteFeed, readFeed } from './feeds.ts'
import { syncCalendar } from './sync.ts'

interface AskedLink {
  workspaceId: string
  /** Null where nothing is linked, or a file was merged. */
  linkId: string | null
}

/** A calendar that is broken is told as such by its state; one that does not answer refuses the call. */
async function askCalendar(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (hasFault(error, 'broken')) return
    if (!hasFault(error, 'busy', 'refused')) throw error
    throw new OutsideError('the calendar did not answer', { refusal: 'calendar away', isFinal: false, cause: error })
  }
}

export const calendarBindings = [
  bind(contract.getCalendarSync, ({ db, actor }) => readSyncState(db, actor)),

  bindInSteps(contract.syncCalendars, {
    begin: async ({ db, actor }, { events }): Promise<AskedLink> => {
      const { workspaceId, membershipId } = actor
      if (events === undefined) return { workspaceId, linkId: (await findLink(db, membershipId))?.id ?? null }
      await mergeFileEvents(db, actor, events)
      return { workspaceId, linkId: null }
    },
    ask: async ({ workspaceId, linkId }) => {
      if (linkId !== null) await askCalendar(() => syncCalendar(calendarDatabase(), { workspaceId, linkId }))
    },
    finish: async ({ db, actor }, { input }) => {
      const answer = { ...(await readSyncState(db, actor)), events: await listExternal(db, actor.membershipId) }
      return input.events === undefined ? answer : withMessage('events imported', answer)
    },
  }),

  bindInSteps(contract.deleteExternalEvent, {
    begin: async ({ db, actor }, { id }) => {
      const event = found(await lockExternal(db, actor.membershipId, id))
      if (!event.is_writable) throw new AppError('event not yours to delete')
      return { workspaceId: actor.workspaceId, linkId: event.link_id, eventId: event.google_calendar_event_id }
    },
    ask: async ({ workspaceId, linkId, eventId }) => {
      if (linkId === null) return
      await askCalendar(() => withAccess(calendarDatabase(), { workspaceId, linkId }, token => deleteEvent(token, eventId)))
    },
    finish: async ({ db, actor }, { input: { id } }) => {
      await deleteExternalRow(db, actor.membershipId, id)
      await audit(db, { personId: actor.personId, action: 'delete external event', subjectId: id })
      return withMessage('event deleted', {})
    },
  }),

  bind(contract.getCalendarFeed, ({ db, actor }) => readFeed(db, actor.membershipId)),
  bind(contract.createCalendarFeed, ({ db, actor }, { detail }) => createFeed(db, actor, detail)),
  bind(contract.deleteCalendarFeed, async ({ db, actor }) => withMessage('feed deleted', await deleteFeed(db, actor))),
]
