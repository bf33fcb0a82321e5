import * as contract from '@allenio/contract/reservations'
import { ownClient, reachClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import type { WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { bind, bindInTurn, withMessage } from '#platform/http'
import { enqueue } from '#platform/jobs'
import { isSameAlerts, refreshAlerts } from './news/alerts.ts'
import { moveOccurrence } from './calendar/appointment-moves.ts'
import { mark } from './bookings/attendance.ts'
import { move } from './bookings/booking-moves.ts'
import { listHistory, readBookings, readNext, readOfClient } from './bookings/bookings.ts'
import { readCalendar } from './calendar/calendar.ts'
import { cancel, undoCancel } from './bookings/cancellations.ts'
import { createAll, deleteClosureRow, listComing, undeleteClosureRow } from './hours/closures.ts'
import { listHosts } from './calendar/hosts.ts'
import { insertKind, listKinds, updateKindRow } from './kinds.ts'
import { bookFor } from './bookings/new-bookings.ts'
import { preview } from './bookings/previews.ts'
import { presentSlot, reachSeries } from './hours/series.ts'
import { readBusinessRules, readZone, updateBusinessRules } from './settings.ts'
import { create, remove, undelete, update } from './hours/slots.ts'

const readBooking = async (db: WorkspaceDb, actor: Actor, id: string) => found((await readBookings(db, actor, [id]))[0])

const readSettings = async (db: WorkspaceDb) => {
  const [rules, zone] = await Promise.all([readBusinessRules(db), readZone(db)])
  return { rules, zone }
}

export const slotBindings = [
  bind(contract.listReservations, ({ db, actor }, query) => readCalendar(db, actor, query)),
  bind(contract.listHosts, async ({ db, actor }) => {
    const hosts = await listHosts(db, actor)
    return { hosts, ownId: hosts.find(({ id }) => id === actor.membershipId)?.id ?? null }
  }),
  bind(contract.getSlot, async ({ db, actor }, { id }) => presentSlot(db, actor, await reachSeries(db, actor, id))),
  bind(contract.createSlot, ({ db, actor }, input) => create(db, actor, input)),
  bindInTurn(contract.updateSlot, ({ db, actor }, input) => update(db, actor, input)),
  bindInTurn(contract.moveReservation, ({ db, actor }, input) => moveOccurrence(db, actor, input)),

  bindInTurn(contract.deleteSlot, async ({ db, actor }, input) => {
    await remove(db, actor, input)
    return withMessage('slot deleted', {})
  }),

  bind(contract.undeleteSlot, async ({ db, actor }, input) => {
    await undelete(db, actor, input)
    return {}
  }),

  bind(contract.listKinds, async ({ db, actor }) => ({ kinds: await listKinds(db, actor) })),
  bind(contract.createKind, ({ db }, input) => insertKind(db, input)),
  bind(contract.updateKind, ({ db }, input) => updateKindRow(db, input)),
  bind(contract.getBookingSettings, ({ db }) => readSettings(db)),

  bind(contract.updateBookingSettings, async ({ db, actor }, { rules }) => {
    const before = await readBusinessRules(db)
    await updateBusinessRules(db, rules)
    if (!isSameAlerts(before, rules)) await enqueue(db, refreshAlerts, {})
    await audit(db, { personId: actor.personId, action: 'update booking rules' })
    return readSettings(db)
  }),

  bind(contract.listClosures, ({ db, actor }) => listComing(db, actor)),
  bind(contract.createClosures, async ({ db, actor }, input) => ({ closures: await createAll(db, actor, input) })),

  bind(contract.deleteClosure, async ({ db, actor }, { id }) => {
    await deleteClosureRow(db, actor, id)
    return withMessage('closure deleted', {})
  }),

  bind(contract.undeleteClosure, async ({ db, actor }, { id }) => {
    await undeleteClosureRow(db, actor, id)
    return {}
  }),
]

export const bookingBindings = [
  bind(contract.listBookings, async ({ db, actor }, query) => {
    if (query.clientId) await reachClient(db, actor, query.clientId)
    return listHistory(db, actor, query)
  }),

  bind(contract.listClientReservations, async ({ db, actor }, { id, page }) => {
    const client = await reachClient(db, actor, id)
    return readOfClient(db, actor, { clientId: client.id, page })
  }),

  bind(contract.getNextBooking, async ({ db, actor }) => readNext(db, actor, (await ownClient(db, actor)).id)),
  bind(contract.previewBookings, ({ db, actor }, input) => preview(db, actor, input)),

  bindInTurn(contract.createBookings, async ({ db, actor }, input) => {
    const outcome = await bookFor(db, actor, input)
    const count = outcome.bookings.length
    return withMessage(count === 1 ? 'appointment booked' : 'appointments booked', outcome, { count })
  }),

  bindInTurn(contract.cancelBooking, async ({ db, actor }, input) => {
    await cancel(db, actor, input)
    return withMessage('booking cancelled', await readBooking(db, actor, input.userReservationId))
  }),

  bindInTurn(contract.undoCancelBooking, async ({ db, actor }, { userReservationId: id }) => {
    await undoCancel(db, actor, id)
    return readBooking(db, actor, id)
  }),

  bindInTurn(contract.moveBooking, async ({ db, actor }, input) => {
    await move(db, actor, input)
    return readBooking(db, actor, input.userReservationId)
  }),

  bindInTurn(contract.markAttendance, async ({ db, actor }, input) => {
    await mark(db, actor, input)
    return readBooking(db, actor, input.userReservationId)
  }),
]
