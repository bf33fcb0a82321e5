import type { Output } from '@allenio/contract'
import {
  getBookingSettings,
  getSlot,
  listHosts,
  listKinds,
  listReservations,
  type AppointmentKind,
  type HostCard,
  type Reservation,
} from '@allenio/contract/reservations'
import { addDays } from '@allenio/domain/days'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'

export type CalendarAnswer = Output<typeof listReservations>

/** The days that are on the device, so that an appointment can be read, and attendance marked, where there is no network. */
export const storedDays = 14

export const calendarQuery = (range: { from: string; to: string }) => read(listReservations, range, { quiet: true })

/** Today and the coming days, for the home page and for a device without a connection. */
export const comingQuery = (today: string) =>
  read(listReservations, { from: today, to: addDays(today, storedDays) }, { quiet: true, isStored: true })

/** The times that a client could book, and why others cannot be booked. */
export const timesQuery = (input: {
  from: string
  to: string
  clientId: string
  kindId?: string | undefined
  hostId?: string | undefined
}) => read(listReservations, input, { quiet: true })

export const kindsQuery = () => read(listKinds, {}, { quiet: true, isStored: true })
export const hostsQuery = () => read(listHosts, {}, { quiet: true, isStored: true })
export const slotQuery = (id: string) => read(getSlot, { id }, { quiet: true })
export const settingsQuery = () => read(getBookingSettings, {}, { quiet: true })

const none: readonly never[] = []

/** The hosts, and which of them is the person. */
export function useHosts(): { hosts: readonly HostCard[]; ownId: string | undefined } {
  const { data } = useQuery(hostsQuery())
  return { hosts: data?.hosts ?? none, ownId: data?.ownId ?? undefined }
}

export const useKinds = (): readonly AppointmentKind[] | undefined => useQuery(kindsQuery()).data?.kinds

/** Names an occurrence: its series and its planned start. */
export const keyOfOccurrence = ({ id, startsAt }: Pick<Reservation, 'id' | 'startsAt'>): string => `${id} ${startsAt}`
