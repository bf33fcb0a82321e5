import * as contract from '@allenio/contract/calendars'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { actorOf, foundOnlyBy, samplesOf, type Scene, type TestTeam } from '#testing'
import { listExternal, mergeFileEvents } from './external-events.ts'

const day = addDays(romeDay(), 3)
const fileEvent = (title: string) => ({
  google_calendar_event_id: newId(),
  title,
  startsAt: `${day}T09:00:00.000Z`,
  endsAt: `${day}T10:00:00.000Z`,
  isAllDay: false,
  isBusy: true,
})

async function eventOf({ database }: Scene, team: TestTeam): Promise<string> {
  const actor = actorOf(team.coach, 'coach')
  const events = await database.withWorkspace(team.workspaceId, 'write', async db => {
    await mergeFileEvents(db, actor, [fileEvent('Corso')])
    return listExternal(db, actor.membershipId)
  })
  return events.at(-1)?.id ?? ''
}

export const calendarSamples = samplesOf(contract, {
  getCalendarSync: () => ({ as: 'coach', input: {} }),
  syncCalendars: () => ({ as: 'coach', input: { events: [fileEvent('Dentista')] } }),
  deleteExternalEvent: async scene => ({
    as: 'coach',
    input: { id: await eventOf(scene, scene.a) },
    foreign: { id: await eventOf(scene, scene.b) },
    refusals: foundOnlyBy('coach'),
  }),
  getCalendarFeed: () => ({ as: 'coach', input: {} }),
  createCalendarFeed: () => ({ as: 'coach', input: { detail: 'busy' } }),
  deleteCalendarFeed: () => ({ as: 'coach', input: {} }),
})
