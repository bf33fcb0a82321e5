import * as contract from '@allenio/contract/calendars'
import { exporters } from '#areas/account'
import { agendaParts } from '#areas/client-overview'
import { linkListeners } from '#areas/google'
import { hostBusyTimes } from '#areas/reservations'
import { calendarCopies } from '#platform/calendar-files'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { unexportedTables } from '#platform/tables'
import { externalAgenda, findBusyTimes } from './agenda.ts'
import { keepCopies, markJob } from './copies.ts'
import { calendarExporter } from './export.ts'
import { sweepCalendars, syncJob } from './jobs.ts'
import { calendarOfLink } from './link-listener.ts'
import { calendarKinds } from './notifications.ts'
import { settleJob } from './reconcile.ts'
import { calendarBindings } from './routes.ts'
import { calendarWords } from './words.ts'

export const calendarsArea = area({
  name: 'calendars',
  tables: ['calendar_sources', 'calendar_copies', 'external_events', 'calendar_feeds'],
  contract,
  bindings: calendarBindings,
  errors: contract.calendarErrors,
  words: calendarWords,
  jobs: [markJob, settleJob, syncJob, sweepCalendars],
  contributes: [
    exporters(calendarExporter),
    agendaParts(externalAgenda),
    hostBusyTimes(findBusyTimes),
    calendarCopies(keepCopies),
    linkListeners(calendarOfLink),
    notificationKinds(...calendarKinds),
    unexportedTables({
      calendar_sources: 'They say how far a linked calendar has been read.',
      calendar_copies: 'They say which appointments and reminders stand in a linked calendar.',
    }),
  ],
})

export { mountCalendars } from './mount.ts'
