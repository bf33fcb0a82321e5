import { IconCalendarPlus, IconLock, IconPencil, IconUserPlus } from '@tabler/icons-react'
import { useMe } from '#shell'
import { clockIn, dayIn } from '#lib/days'
import { useFormats } from '#lib/formats'
import type { CalendarSpan } from '#ui/calendar'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout'
import { ChoiceList } from '#ui/list'
import { Modal } from '#ui/modal'
import { Ellipsis } from '#ui/text'
import type { CalendarAnswer } from '../data.ts'
import { BookForClient, Closures, CreateClosure, CreateSlot, EditSlot, Kinds, OpenHours } from '../dialogs.ts'
import { useCalendarPageWords } from './words.ts'

type Window = CalendarAnswer['calendar']['hours'][number]

/** A dialog over the calendar, with what it begins with. */
export type OpenDialog =
  | { kind: 'hours' | 'kinds' | 'closures' }
  | { kind: 'slot'; span?: CalendarSpan | undefined; hostId: string | undefined }
  | { kind: 'edit'; id: string; startsAt: string }
  | { kind: 'book'; span?: CalendarSpan | undefined; window?: Window | undefined }
  | { kind: 'close'; span: CalendarSpan; hostId: string | undefined }
  | { kind: 'choice'; span: CalendarSpan; windows: readonly Window[] }

interface CalendarDialogsProps {
  dialog: OpenDialog | undefined
  zone: string
  onDialog: (dialog: OpenDialog | undefined) => void
}

export function CalendarDialogs({ dialog, zone, onDialog }: CalendarDialogsProps) {
  const close = () => onDialog(undefined)
  switch (dialog?.kind) {
    case undefined:
      return null
    case 'hours':
      return <OpenHours onClose={close} />
    case 'kinds':
      return <Kinds onClose={close} />
    case 'closures':
      return <Closures onClose={close} />
    case 'slot':
      return <CreateSlot span={dialog.span} hostId={dialog.hostId} zone={zone} onClose={close} />
    case 'edit':
      return <EditSlot id={dialog.id} startsAt={dialog.startsAt} onClose={close} />
    case 'book':
      return <BookForClient {...startOfBooking(dialog, zone)} onClose={close} />
    case 'close':
      return <CreateClosure span={dialog.span} hostId={dialog.hostId} zone={zone} onClose={close} />
    case 'choice':
      return <Choice dialog={dialog} zone={zone} onDialog={onDialog} />
    default:
      return dialog satisfies never
  }
}

const startOfBooking = ({ span, window }: { span?: CalendarSpan | undefined; window?: Window | undefined }, zone: string) => ({
  ...(span && { day: dayIn(zone, span.start), clock: clockIn(zone, Date.parse(span.start)) }),
  ...(window && { kindId: window.kind.id, hostId: window.host.id }),
})

interface ChoiceProps {
  dialog: Extract<OpenDialog, { kind: 'choice' }>
  zone: string
  onDialog: (dialog: OpenDialog | undefined) => void
}

/** A free place within open hours: somebody books there, or plans. */
function Choice({ dialog: { span, windows }, zone, onDialog }: ChoiceProps) {
  const t = useCalendarPageWords()
  const formats = useFormats()
  const permissions = useMe()?.permissions ?? []
  const clock = (at: string) => clockIn(zone, Date.parse(at))
  const [first] = windows
  const hostId = span.personId ?? first?.host.id
  const items: { label: string; icon: typeof IconLock; to: OpenDialog }[] = [
    ...(permissions.includes('book reservations')
      ? [
          {
            label: t('choiceBook'),
            icon: IconUserPlus,
            to: { kind: 'book' as const, span, window: windows.length === 1 ? first : undefined },
          },
        ]
      : []),
    { label: t('choiceSlot'), icon: IconCalendarPlus, to: { kind: 'slot', span, hostId } },
    { label: t('choiceClose'), icon: IconLock, to: { kind: 'close', span, hostId } },
    ...windows
      .filter(({ may }) => may.update)
      .map(({ id, startsAt, endDate, kind }) => ({
        label: `${t('choiceWindow', { from: clock(startsAt), to: clock(endDate) })} · ${kind.name}`,
        icon: IconPencil,
        to: { kind: 'edit' as const, id, startsAt },
      })),
  ]
  const title = t('choiceTitle', { day: formats.fullDay(dayIn(zone, span.start)), time: clock(span.start) })
  return (
    <Modal opened bare size="small" title={title} onClose={() => onDialog(undefined)}>
      <ChoiceList
        label={title}
        items={items}
        keyOf={({ label }) => label}
        onChoose={({ to }) => onDialog(to)}
        show={({ label, icon }) => (
          <Row as="span" gap={12}>
            <Icon of={icon} />
            <Ellipsis>{label}</Ellipsis>
          </Row>
        )}
      />
    </Modal>
  )
}
