import { reservationLimits } from '@allenio/contract/reservations'
import { newId } from '@allenio/domain/ids'
import { useState } from 'react'
import { useMe } from '#shell'
import { addDays, clockIn, dayIn, momentOf } from '#lib/days'
import type { CalendarSpan } from '#ui/calendar'
import { DayField } from '#ui/day-field'
import { FieldPair } from '#ui/field'
import { SubmitModal } from '#ui/form'
import { SegmentedControl } from '#ui/segmented-control'
import { Select } from '#ui/select'
import { TextField } from '#ui/text-field'
import { TimeField } from '#ui/time-field'
import { useHosts } from '../data.ts'
import { BookingsDialog } from './bookings-dialog.tsx'
import { useClose } from './use-close.ts'
import { useClosureWords } from './words.ts'

interface CreateClosureProps {
  /** The hours that were selected in the calendar. */
  span?: CalendarSpan | undefined
  hostId?: string | undefined
  zone: string
  onClose: () => void
}

const forAll = 'all'

/** Closes days or hours, for the business or for one person; a collaborator closes their own. */
export function CreateClosure({ span, hostId, zone, onClose }: CreateClosureProps) {
  const t = useClosureWords()
  const isAdmin = useMe()?.workspace?.role === 'admin'
  const { hosts, ownId } = useHosts()
  const { isBusy, bookings, close, settle, giveUp } = useClose(onClose)
  const [id] = useState(newId)
  const [title, setTitle] = useState('')
  const [chosenHost, setChosenHost] = useState(hostId)
  const [isWhole, setWhole] = useState(span === undefined || span.isAllDay === true)
  const [from, setFrom] = useState(span ? dayIn(zone, span.start) : dayIn(zone))
  const [to, setTo] = useState(span?.isAllDay ? addDays(dayIn(zone, span.end), -1) : from)
  const [fromTime, setFromTime] = useState(span && !span.isAllDay ? clockIn(zone, Date.parse(span.start)) : '09:00')
  const [toTime, setToTime] = useState(span && !span.isAllDay ? clockIn(zone, Date.parse(span.end)) : '13:00')
  const host = isAdmin ? (chosenHost ?? forAll) : ownId
  const isWrong = isWhole ? to < from : toTime <= fromTime
  const instant = (day: string, time: string) => new Date(momentOf(day, time, zone)).toISOString()
  const submit = () =>
    close([
      {
        id,
        title: title.trim() || t('presetTitle'),
        hostId: host === forAll || host === undefined ? null : host,
        startDate: isWhole ? instant(from, '00:00') : instant(from, fromTime),
        endDate: isWhole ? instant(addDays(to, 1), '00:00') : instant(from, toTime),
      },
    ])
  if (bookings.length > 0) return <BookingsDialog bookings={bookings} zone={zone} isBusy={isBusy} onSettle={settle} onClose={giveUp} />
  return (
    <SubmitModal title={t('createTitle')} save={t('doClose')} maySave={!isWrong} isBusy={isBusy} onSubmit={submit} onClose={onClose}>
      <TextField
        label={t('title')}
        placeholder={t('titleHint')}
        optional
        autoComplete="off"
        data-autofocus
        maxLength={reservationLimits.name}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      {isAdmin && hosts.length > 1 && (
        <Select
          label={t('forWhom')}
          value={host ?? forAll}
          options={[{ value: forAll, label: t('business') }, ...hosts.map(({ id: value, name }) => ({ value, label: name }))]}
          onChange={({ target }) => setChosenHost(target.value === forAll ? undefined : target.value)}
        />
      )}
      <SegmentedControl
        label={t('length')}
        wide
        size="medium"
        value={isWhole ? 'days' : 'hours'}
        onChange={value => setWhole(value === 'days')}
        options={[
          { value: 'days', label: t('wholeDays') },
          { value: 'hours', label: t('hours') },
        ]}
      />
      {isWhole ? (
        <FieldPair>
          <DayField
            label={t('from')}
            value={from}
            onChange={day => {
              setFrom(day)
              if (to < day) setTo(day)
            }}
          />
          <DayField label={t('to')} value={to} min={from} error={isWrong ? t('wrong') : undefined} onChange={setTo} />
        </FieldPair>
      ) : (
        <>
          <DayField label={t('day')} value={from} onChange={setFrom} />
          <FieldPair>
            <TimeField label={t('fromTime')} value={fromTime} onChange={setFromTime} />
            <TimeField label={t('toTime')} value={toTime} error={isWrong ? t('wrong') : undefined} onChange={setToTime} />
          </FieldPair>
        </>
      )}
    </SubmitModal>
  )
}
