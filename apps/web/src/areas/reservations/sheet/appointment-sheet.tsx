import { moveReservation, reservationLimits, type Reservation, type ReservedUser } from '@allenio/contract/reservations'
import { IconBarbell, IconLink, IconMapPin, IconMessage, IconPencil, IconUserPlus } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { bulkTools, type BulkClient } from '#areas/clients'
import { bringToFloor } from '#areas/workouts-player'
import { goTo, useMe } from '#shell'
import { callSaying, reportCallError } from '#lib/api'
import { clockIn, dayIn } from '#lib/days'
import { useIsOnline, useMinute } from '#lib/device'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { EventDot } from '#ui/event-color'
import { Icon, type IconComponent } from '#ui/icon'
import { BareButton, Row, Stack } from '#ui/layout'
import { List, ListRow } from '#ui/list'
import { MoreMenu } from '#ui/menu'
import { Section } from '#ui/section'
import { SidePanel } from '#ui/side-panel'
import { Text } from '#ui/text'
import { TextLink } from '#ui/link'
import { TextArea } from '#ui/text-area'
import { toast } from '#ui/toast'
import { useAttendance, type Attendance } from '../attendance/use-attendance.ts'
import { useAttendanceWords } from '../attendance/words.ts'
import { isSeated } from '../calendar/entries.ts'
import { useCalendarPageWords } from '../calendar/words.ts'
import { AddPeople } from '../dialogs.ts'
import css from './sheet.module.css'
import { Person } from './person.tsx'
import { useSheetWords } from './words.ts'

interface AppointmentSheetProps {
  reservation: Reservation
  /** On a phone it fills the screen. */
  isFull: boolean
  onEdit: () => void
  onClose: () => void
}

type Opened = 'add' | 'write'

/** Everything about one appointment: when, where, who comes, who came. */
export function AppointmentSheet({ reservation, onEdit, onClose }: AppointmentSheetProps) {
  const t = useSheetWords()
  const { kind, reservedUsers, hiddenUsers, may, state, id } = reservation
  const permissions = useMe()?.permissions ?? []
  const attendance = useAttendance()
  const isOnline = useIsOnline()
  const [opened, setOpened] = useState<Opened>()
  const coming = reservedUsers.filter(isSeated)
  const waiting = reservedUsers.filter(user => user.state === 'waiting')
  const writing = bulkTools.entries().find(tool => tool.id === 'write' && permissions.includes(tool.permission))
  const trainees = coming.filter(
    user => user.isInCharge && attendance.stateOf(user) !== 'no show' && attendance.stateOf(user) !== 'excused',
  )
  const mayFloor = permissions.includes('create workouts') && trainees.length > 0 && state !== 'past'
  const openFloor = async () => {
    await bringToFloor(trainees.map(({ client }) => client))
    goTo(hrefTo('/floor'))
  }
  const mayAdd =
    permissions.includes('book reservations') &&
    (may.book || (state === 'full' && reservation.capacity > 1)) &&
    state !== 'past' &&
    state !== 'cancelled'
  const closeDialog = () => setOpened(undefined)
  return (
    <SidePanel
      opened
      bare
      onClose={onClose}
      title={kind.name}
      width={480}
      tools={
        <MoreMenu
          items={[
            ...(may.update ? [{ label: t('editSlot'), icon: IconPencil, onClick: onEdit }] : []),
            ...(writing && coming.length > 0 ? [{ label: t('writeAll'), icon: IconMessage, onClick: () => setOpened('write') }] : []),
            ...(mayFloor ? [{ label: t('floor'), icon: IconBarbell, onClick: () => void openFloor() }] : []),
          ]}
        />
      }
      foot={
        mayAdd && (
          <Button
            kind="primary"
            size="large"
            wide
            icon={IconUserPlus}
            onClick={() =>
              isOnline ? setOpened('add') : toast({ type: 'warning', text: t('needsNetwork'), id: 'reservations need network' })
            }>
            {t('add')}
          </Button>
        )
      }>
      <Facts reservation={reservation} />
      <Section bare level={3} title={t('coming')} action={<AllPresent users={coming} attendance={attendance} mayAttend={may.attend} />}>
        {coming.length === 0 && hiddenUsers === 0 ? (
          <EmptyState level={3} title={t('nobody')} text={state === 'open' ? t('nobodyText') : undefined} />
        ) : (
          <List label={t('coming')}>
            {coming.map(user => (
              <Person key={user.id} user={user} reservation={reservation} attendance={attendance} />
            ))}
            {hiddenUsers > 0 && (
              <ListRow
                title={
                  <Text as="span" size="inherit" tone={2}>
                    {t('hidden', { count: hiddenUsers })}
                  </Text>
                }
              />
            )}
          </List>
        )}
        {may.attend && coming.length > 0 && <LaterNote />}
      </Section>
      {waiting.length > 0 && (
        <Section bare level={3} title={t('waiting')} text={t('waitingHint')}>
          <List label={t('waiting')}>
            {waiting.map((user, at) => (
              <Person key={user.id} user={user} reservation={reservation} attendance={attendance} place={at + 1} />
            ))}
          </List>
        </Section>
      )}
      {opened === 'add' && <AddPeople key={id} reservation={reservation} onClose={closeDialog} />}
      {opened === 'write' && writing && <writing.Dialog clients={coming.map(recipientOf)} onClose={closeDialog} onDone={closeDialog} />}
    </SidePanel>
  )
}

/** A client in an appointment is active and may be written to; the chat itself says whom it cannot reach. */
const recipientOf = ({ client: { id, name } }: ReservedUser): BulkClient => ({
  id,
  name,
  firstName: name.split(' ')[0] ?? name,
  isRegistered: true,
  status: 'active',
})

interface AllPresentProps {
  users: readonly ReservedUser[]
  attendance: Attendance
  mayAttend: boolean
}

/** Marks all who are not marked yet; worth it where there are several. */
function AllPresent({ users, attendance, mayAttend }: AllPresentProps) {
  const t = useAttendanceWords()
  const unmarked = users.filter(user => attendance.stateOf(user) === 'booked')
  if (!mayAttend || unmarked.length < 2) return null
  const markAll = () => {
    for (const { id, client } of unmarked) attendance.mark({ userReservationId: id, state: 'attended' }, client.name)
  }
  return (
    <Button kind="quiet" size="small" onClick={markAll}>
      {t('allPresent')}
    </Button>
  )
}

function LaterNote() {
  const t = useAttendanceWords()
  return (
    <Padded>
      <Text size="small" tone={3} prose>
        {t('later', { days: reservationLimits.attendanceDays })}
      </Text>
    </Padded>
  )
}

const Padded = ({ children }: { children: ReactNode }) => <div className={css.padded}>{children}</div>

function Facts({ reservation }: { reservation: Reservation }) {
  const t = useSheetWords()
  const say = useCalendarPageWords()
  const formats = useFormats()
  const { kind, host, startDate, endDate, zone, capacity, taken, state, message } = reservation
  useMinute()
  const clock = (at: string) => clockIn(zone, Date.parse(at))
  return (
    <Padded>
      <Stack gap={12}>
        <Stack gap={4}>
          <Row gap={8} wrap>
            <EventDot color={kind.color} />
            <Text weight={600}>{formats.fullDay(dayIn(zone, startDate))}</Text>
            {state !== 'open' && (state !== 'full' || capacity > 1) && <Badge>{say(`state_${state}`)}</Badge>}
          </Row>
          <Text figures>
            {`${clock(startDate)}–${clock(endDate)} · ${host.name}`}
            {capacity > 1 && ` · ${t('seatsTaken', { taken, capacity })}`}
          </Text>
        </Stack>
        {kind.place && <Fact icon={IconMapPin}>{kind.place}</Fact>}
        {kind.link && (
          <Fact icon={IconLink}>
            <TextLink href={kind.link}>{t('link')}</TextLink>
          </Fact>
        )}
        {message && <Fact icon={IconMessage}>{message}</Fact>}
        <NoteField reservation={reservation} />
      </Stack>
    </Padded>
  )
}

const Fact = ({ icon, children }: { icon: IconComponent; children: ReactNode }) => (
  <Row gap={8} align="start">
    <Icon of={icon} size={18} />
    <Text as="div" breaks>
      {children}
    </Text>
  </Row>
)

/** The press that opened the field asks to write. */
const focusField = (field: HTMLTextAreaElement | null) => field?.focus()

/** The note is the team's; a press on it edits it. */
function NoteField({ reservation }: { reservation: Reservation }) {
  const t = useSheetWords()
  const { id, startsAt, startDate, endDate, note, may } = reservation
  const [text, setText] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { refreshed } = await callSaying(moveReservation, {
        id,
        startsAt,
        startDate,
        endDate,
        note: text?.trim() ?? '',
        passesRules: true,
      })
      await refreshed
      toast({ type: 'success', text: t('noteSaved') })
      setText(undefined)
    } catch (error) {
      reportCallError(error)
    }
    setBusy(false)
  }
  if (!may.update) return note ? <Fact icon={IconPencil}>{note}</Fact> : null
  if (text === undefined) {
    return (
      <BareButton onClick={() => setText(note)}>
        <Fact icon={IconPencil}>
          {note || (
            <Text as="span" size="inherit" tone={3}>
              {t('noteEmpty')}
            </Text>
          )}
        </Fact>
      </BareButton>
    )
  }
  return (
    <Stack gap={8} align="start">
      <TextArea
        label={t('note')}
        labelHidden
        ref={focusField}
        minRows={2}
        maxLength={reservationLimits.note}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Row gap={8}>
        <Button size="small" kind="primary" isBusy={isBusy} onClick={() => void save()}>
          {t('save')}
        </Button>
        <Button size="small" kind="quiet" onClick={() => setText(undefined)}>
          {t('close')}
        </Button>
      </Row>
    </Stack>
  )
}
