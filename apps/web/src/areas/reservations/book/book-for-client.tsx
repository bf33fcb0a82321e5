import { cancelBooking, createBookings, previewBookings, reservationLimits, type Reservation } from '@allenio/contract/reservations'
import { romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ClientSelect, type ChosenClient } from '#shell/client-choice'
import { call, callSaying, messageOf, read, reportCallError } from '#lib/api'
import { useIsOnline } from '#lib/device'
import { SubmitModal } from '#ui/form'
import { Notice } from '#ui/form-notice'
import { BareList, Row, Stack } from '#ui/layout'
import { Select } from '#ui/select'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { toast, toastWithUndo } from '#ui/toast'
import { useSheetWords } from '../sheet/words.ts'
import { useRefusalText } from '../refusals/words.ts'
import { useWhen } from '../use-when.ts'
import { ChosenTime, TimeChoice, type TimeWish } from './time-choice.tsx'
import { isPassable } from './times.ts'
import { useBookWords } from './words.ts'

interface BookForClientProps extends Partial<TimeWish> {
  client?: ChosenClient | undefined
  onClose: () => void
}

/** Books a time for a client, once or in the coming weeks. What a rule refuses is booked by the word "anyway". */
export function BookForClient({ client: given, day, clock, kindId, hostId, onClose }: BookForClientProps) {
  const t = useBookWords()
  const say = useSheetWords()
  const isOnline = useIsOnline()
  const [client, setClient] = useState<ChosenClient | null>(given ?? null)
  const [time, setTime] = useState<Reservation>()
  const [weeks, setWeeks] = useState(1)
  const [wish] = useState<TimeWish>(() => ({ day: day ?? romeDay(), clock, kindId, hostId }))
  const { book, isBusy, failure } = useBooking(onClose)
  const isFull = time?.refusal === 'full'
  const save = isFull ? t('wait') : time && isPassable(time) ? t('bookAnyway') : t('book')
  return (
    <SubmitModal
      size="medium"
      title={client ? t('titleFor', { name: client.name }) : t('title')}
      save={save}
      maySave={client !== null && time !== undefined && isOnline}
      isBusy={isBusy}
      closesOnOutside={false}
      onSubmit={() => client && time && void book({ client, time, weeks: isFull ? 1 : weeks })}
      onClose={onClose}>
      {!isOnline && <Notice>{say('needsNetwork')}</Notice>}
      {failure && <Notice>{failure}</Notice>}
      {!given && <ClientSelect label={t('client')} isFirst value={client} onChange={setClient} />}
      {client && <TimeChoice key={client.id} clientId={client.id} wish={wish} value={time} onChange={setTime} />}
      {time && client && <ChosenTime time={time} />}
      {time?.isRepeated && client && !isFull && (
        <>
          <Select
            label={t('repeat')}
            value={String(weeks)}
            options={[1, 4, 8, 12, reservationLimits.weeks].map(count => ({
              value: String(count),
              label: count === 1 ? t('repeatOnce') : t('repeatWeeks', { count }),
            }))}
            onChange={({ target }) => setWeeks(Number(target.value))}
          />
          {weeks > 1 && <WeeksPreview client={client} time={time} weeks={weeks} />}
        </>
      )}
    </SubmitModal>
  )
}

const previewQuery = (time: Reservation, clientId: string, weeks: number) =>
  read(previewBookings, { reservationId: time.id, startsAt: time.startsAt, clientId, weeks }, { quiet: true })

interface WeeksPreviewProps {
  client: ChosenClient
  time: Reservation
  weeks: number
}

/** Which of the weeks can be had; the others are left out. */
function WeeksPreview({ client, time, weeks }: WeeksPreviewProps) {
  const t = useBookWords()
  const refusalText = useRefusalText()
  const when = useWhen()
  const { data } = useQuery(previewQuery(time, client.id, weeks))
  if (!data) return <SkeletonLines lines={3} />
  const { needed, available } = data.credits
  return (
    <Stack gap={8}>
      {needed > 0 && (
        <Text tone={available !== null && available < needed ? 'attention' : 2}>
          {available === null ? t('weeksNeed', { needed }) : t('weeksHave', { needed, available })}
        </Text>
      )}
      <BareList gap={4}>
        {data.times.map(({ startsAt, startDate, refusal }) => (
          <Row as="li" key={startsAt} gap={12} justify="between">
            <Text as="span" tone={refusal ? 3 : 1}>
              {when(startDate, time.zone)}
            </Text>
            <Text as="span" size="small" tone={refusal ? 'attention' : 2}>
              {refusal ? refusalText(refusal) : t('weekFree')}
            </Text>
          </Row>
        ))}
      </BareList>
      {data.times.some(({ refusal }) => refusal !== null) && (
        <Text size="small" tone={2}>
          {t('weeksRest')}
        </Text>
      )}
    </Stack>
  )
}

interface Booked {
  client: ChosenClient
  time: Reservation
  weeks: number
}

/** Sends a booking. A refusal keeps the dialog, whose times are read again. */
function useBooking(onDone: () => void) {
  const t = useBookWords()
  const when = useWhen()
  // made once, so that a second try after a lost answer books nothing twice
  const [ids] = useState(() => new Map<string, string>())
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const idOf = (key: string): string => {
    const id = ids.get(key) ?? newId()
    ids.set(key, id)
    return id
  }
  const send = async ({ client, time, weeks }: Booked) => {
    const { id: reservationId, startsAt } = time
    const key = `${client.id} ${reservationId} ${startsAt}`
    const later = weeks > 1 ? (await call(previewBookings, { reservationId, startsAt, clientId: client.id, weeks })).times : []
    const { data } = await callSaying(createBookings, {
      reservationId,
      startsAt,
      bookings: [{ id: idOf(key), clientId: client.id }],
      weeks: later
        .filter(each => each.refusal === null && each.startsAt !== startsAt)
        .map(each => ({ startsAt: each.startsAt, id: idOf(`${key} ${each.startsAt}`) })),
      waits: time.refusal === 'full',
      passesRules: isPassable(time),
    })
    return { ...data, left: later.filter(({ refusal, startsAt: at }) => refusal !== null && at !== startsAt).length }
  }
  const book = async (booked: Booked) => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const { bookings, refused, left } = await send(booked)
      const { client, time } = booked
      const text =
        time.refusal === 'full'
          ? t('waits', { name: client.name })
          : bookings.length > 1
            ? t('bookedWeeks', { count: bookings.length, name: client.name })
            : t('booked', { name: client.name, when: when(time.startDate, time.zone) })
      toastWithUndo(text, () => void cancelAll(bookings.map(({ id }) => id)))
      const count = refused.length + left
      if (count > 0) toast({ type: 'warning', text: t('refusedWeeks', { count }) })
      onDone()
    } catch (error) {
      reportCallError(error, { of: 'form', quiet: true })
      setFailure(messageOf(error))
    }
    setBusy(false)
  }
  return { book, isBusy, failure }
}

async function cancelAll(ids: readonly string[]): Promise<void> {
  try {
    for (const userReservationId of ids) await call(cancelBooking, { userReservationId })
  } catch (error) {
    reportCallError(error)
  }
}
