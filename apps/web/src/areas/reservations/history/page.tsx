import { bookingStates, listBookings, type Booking, type BookingState } from '@allenio/contract/reservations'
import { IconCalendarEvent, IconUser } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useChosenMember } from '#areas/collaborators'
import { PhoneListRow } from '#shell/library'
import { ClientChip, PeriodChip, ValueChip } from '#shell/list-filters'
import { ListPage, useListPlace, type ListColumn, type RowParts } from '#shell/list-page'
import { listQuery } from '#lib/api'
import { clockIn, dayIn } from '#lib/days'
import { useMinute } from '#lib/device'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { Avatar } from '#ui/avatar'
import { Badge, type Status } from '#ui/badge'
import { ButtonLink } from '#ui/button'
import { CellLines } from '#ui/data-table'
import { EmptyState } from '#ui/empty-state'
import { EventDot } from '#ui/event-color'
import { EmptyListPicture } from '#ui/illustrations'
import { Row } from '#ui/layout'
import { TruncatedText } from '#ui/truncated-text'
import { calendarHref } from '../addresses.ts'
import { AttendanceButtons } from '../attendance/attendance-buttons.tsx'
import { useAttendance, type Attendance } from '../attendance/use-attendance.ts'
import { useHosts, useKinds } from '../data.ts'
import { historyAddress, type HistoryFilters } from './filters.ts'
import { useHistoryWords } from './words.ts'

const historyQuery = (filters: HistoryFilters, collaboratorId: string | undefined) => {
  const { sort: _sort, ...wanted } = filters
  return listQuery(
    listBookings,
    { ...wanted, ...(collaboratorId !== undefined && { collaboratorId }) },
    { rows: ({ reservations }) => reservations, quiet: true, linksFiles: true },
  )
}

/** Answers: who booked, who came, and what was cancelled? Attendance that nobody has marked is marked here, too. */
export function Page() {
  const t = useHistoryWords()
  const place = useListPlace(historyAddress)
  const { filters } = place
  const list = useInfiniteQuery(historyQuery(filters, useChosenMember()))
  const { hosts } = useHosts()
  const kinds = useKinds() ?? []
  const rows = useRowParts()
  return (
    <ListPage
      title={t('title')}
      create={undefined}
      place={place}
      list={list}
      matching={list.hasNextPage ? undefined : list.data?.rows.length}
      search={{ label: t('search'), placeholder: t('searchHint') }}
      filters={
        <>
          <ValueChip
            label={t('state')}
            value={filters.state}
            onChoose={state => place.narrow({ state })}
            options={bookingStates.map(value => ({ value, label: t(`state_${value}`) }))}
          />
          <ValueChip
            label={t('unmarked')}
            value={filters.unmarked === 'true' ? ('true' as const) : undefined}
            onChoose={unmarked => place.narrow({ unmarked })}
            options={[{ value: 'true', label: t('unmarkedOnly') }]}
          />
          <PeriodChip from={filters.from} to={filters.to} onNarrow={period => place.narrow(period)} />
          <ClientChip value={filters.clientId} onChoose={clientId => place.narrow({ clientId })} />
          {hosts.length > 1 && (
            <ValueChip
              label={t('host')}
              value={filters.hostId}
              onChoose={hostId => place.narrow({ hostId })}
              options={hosts.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          {kinds.length > 1 && (
            <ValueChip
              label={t('kind')}
              value={filters.kindId}
              onChoose={kindId => place.narrow({ kindId })}
              options={kinds.map(({ id, name, color }) => ({ value: id, label: name, lead: <EventDot color={color} /> }))}
            />
          )}
        </>
      }
      rows={rows}
      failed={t('failed')}
      noRows={{ title: t('noneTitle'), text: t('noneText') }}
      empty={
        <EmptyState
          large
          picture={<EmptyListPicture />}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={<ButtonLink href={hrefTo('/reservations')}>{t('toCalendar')}</ButtonLink>}
        />
      }
    />
  )
}

const statusOf = {
  booked: undefined,
  attended: 'done',
  'no show': 'error',
  excused: undefined,
  cancelled: undefined,
  'cancelled late': 'attention',
  waiting: 'note',
} as const satisfies Record<BookingState, Status | undefined>

const dayHref = ({ id, startDate, zone }: Booking): string => calendarHref({ view: 'day', day: dayIn(zone, startDate), booking: id })

function useRowParts(): RowParts<Booking> {
  const t = useHistoryWords()
  const { day } = useFormats()
  const attendance = useAttendance()
  const whenOf = ({ startDate, zone }: Booking) => `${day(dayIn(zone, startDate))}, ${clockIn(zone, Date.parse(startDate))}`
  return {
    rowKey: ({ id }) => id,
    rowName: ({ client }) => client.name,
    rowHref: dayHref,
    columns: useColumns(whenOf, attendance),
    rowMenu: booking => [
      { label: t('openDay'), icon: IconCalendarEvent, href: dayHref(booking) },
      { label: t('openClient'), icon: IconUser, href: hrefTo('/clients/$id', { id: booking.client.id }) },
    ],
    phoneRow: (booking, menu) => (
      <PhoneListRow
        name={booking.client.name}
        lead={<Avatar name={booking.client.name} photo={booking.client.photo} size={36} seed={booking.client.id} />}
        sub={
          <Row as="span" gap={8} wrap>
            {`${whenOf(booking)} · ${booking.kind.name}`}
            <StateCell booking={booking} attendance={attendance} />
          </Row>
        }
        href={dayHref(booking)}
        menu={menu}
      />
    ),
  }
}

function useColumns(whenOf: (booking: Booking) => string, attendance: Attendance): ListColumn<Booking>[] {
  const t = useHistoryWords()
  return [
    {
      key: 'client',
      title: t('client'),
      cell: ({ client, answer }) => (
        <Row as="span" gap={12} grow>
          <Avatar name={client.name} photo={client.photo} size={28} seed={client.id} />
          <CellLines sub={answer || undefined}>
            <TruncatedText isInside text={client.name} />
          </CellLines>
        </Row>
      ),
    },
    { key: 'when', title: t('when'), width: 180, cell: whenOf },
    {
      key: 'kind',
      title: t('kind'),
      width: 200,
      cell: ({ kind }) => (
        <Row as="span" gap={8}>
          <EventDot color={kind.color} />
          <TruncatedText isInside text={kind.name} />
        </Row>
      ),
    },
    { key: 'host', title: t('host'), width: 160, cell: ({ host }) => host.name },
    { key: 'state', title: t('state'), width: 220, cell: booking => <StateCell booking={booking} attendance={attendance} /> },
  ]
}

/** The outcome of a booking; one that nobody has marked is marked in place. */
function StateCell({ booking, attendance }: { booking: Booking; attendance: Attendance }) {
  const t = useHistoryWords()
  const { id, client, may, endDate, reason } = booking
  const state = attendance.stateOf(booking)
  const isOver = Date.parse(endDate) < useMinute()
  if (may.attend && isOver && booking.state === 'booked') {
    return (
      <AttendanceButtons
        name={client.name}
        state={state}
        onMark={mark => attendance.mark({ userReservationId: id, state: mark }, client.name)}
      />
    )
  }
  return (
    <span title={reason || undefined}>
      <Badge status={statusOf[state]}>{t(`state_${state}`)}</Badge>
    </span>
  )
}
