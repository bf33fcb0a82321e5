import * as contract from '@allenio/contract/reservations'
import { exporters } from '#areas/account'
import { messageSubjects } from '#areas/client-records'
import { activityParts, agendaParts, attentionParts, dayMarkParts } from '#areas/client-overview'
import { clientEndListeners } from '#areas/clients'
import { teamContent } from '#areas/collaborators'
import { sql } from '#platform/db'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { changeWatchers } from '#platform/realtime'
import { defineRecordSweep } from '#platform/records'
import { demoRecords } from '#platform/demo'
import { appointmentAgenda } from './agenda.ts'
import { bookingDayMarks } from './day-marks.ts'
import { refreshAlerts } from './news/alerts.ts'
import { sweepUnmarked } from './bookings/attendance.ts'
import { fillDemoReservations } from './demo.ts'
import { bookingActivity, missedTwice, unmarkedAttendance } from './home-parts.ts'
import { giveUpBookings, reservationContent } from './departures.ts'
import { appointmentSubject } from './news/message-subject.ts'
import { sweepMinimums } from './seats/minimums.ts'
import { sweepNews } from './news/news.ts'
import { reservationKinds } from './news/notifications.ts'
import { bookingRecords, hoursExporter, hourTables } from './bookings/records.ts'
import { bookingBindings, slotBindings } from './routes.ts'
import { slotWatchers } from './watchers.ts'
import { reservationWords } from './words.ts'

export const reservationsArea = area({
  name: 'reservations',
  tables: [...hourTables, ...bookingRecords.tables],
  readable: ['appointment_kinds'],
  contract,
  bindings: [...slotBindings, ...bookingBindings],
  errors: contract.reservationErrors,
  words: reservationWords,
  jobs: [
    ...bookingRecords.jobs,
    defineRecordSweep({ records: 'slots and closures', tables: [{ name: sql`slot_series` }, { name: sql`closures` }] }),
    sweepUnmarked,
    sweepNews,
    sweepMinimums,
    refreshAlerts,
  ],
  contributes: [
    ...bookingRecords.contributes,
    exporters(hoursExporter),
    teamContent(reservationContent),
    clientEndListeners(giveUpBookings),
    messageSubjects(appointmentSubject),
    notificationKinds(...reservationKinds),
    changeWatchers(slotWatchers),
    attentionParts(missedTwice, unmarkedAttendance),
    activityParts(bookingActivity),
    agendaParts(appointmentAgenda),
    dayMarkParts(bookingDayMarks),
    demoRecords(fillDemoReservations),
  ],
})

export { giveUpPaidBookings } from './departures.ts'
export { nameKinds } from './kinds.ts'
export { listFeedAppointments, type FeedAppointment } from './calendar/feed-appointments.ts'
export { hostBusyTimes, type BusyQuery, type BusyTime } from './hours/busy-times.ts'
export {
  listAppointmentsToCopy,
  moveCopiedAppointment,
  readAppointmentsToCopy,
  storeMeetLink,
  type AppointmentToCopy,
} from './calendar/copied-appointments.ts'
