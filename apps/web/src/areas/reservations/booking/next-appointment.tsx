import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { IconCalendarPlus, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { ButtonLink } from '#ui/button'
import { Card } from '#ui/card'
import { Icon } from '#ui/icon'
import { Row, Stack } from '#ui/layout'
import { Link, TextLink } from '#ui/link'
import { Text } from '#ui/text'
import css from './next-appointment.module.css'
import { bookingHref, nextBookingQuery, ownBookingsQuery } from './data.ts'
import { useWhen } from './when.ts'
import { useBookingWords } from './words.ts'

/** On the client's home: the next appointment, or the way to one. It never leads, because a task or a workout may. */
export function NextAppointment({ onLead }: { onLead: (isLeading: boolean) => void }) {
  const t = useBookingWords()
  const { spanText, ownText } = useWhen()
  const reportLead = useEffectEvent(onLead)
  useEffect(() => reportLead(false), [])
  const { data } = useQuery(nextBookingQuery())
  const hasBookings = data !== undefined && (data.next !== null || data.last !== null)
  // the device has all bookings from here on, also where there is no network
  useInfiniteQuery({ ...ownBookingsQuery(), enabled: hasBookings })
  if (!data || (!data.next && !data.mayBook)) return null
  const { next, coming, mayBook } = data
  const book = mayBook && (
    <ButtonLink href={bookingHref()} icon={IconCalendarPlus}>
      {t('book')}
    </ButtonLink>
  )
  return (
    <section className={css.block} aria-label={t(next ? 'next' : 'bookTitle')}>
      <Card className={css.card}>
        <Row gap={12} wrap justify="between">
          {next ? (
            <Link href={bookingHref('mine')} className={css.link}>
              <Stack as="span" gap={2} grow>
                <Text as="span" size="hint" tone={2}>
                  {[t('next'), coming > 1 && t('more', { count: coming - 1 })].filter(Boolean).join(', ')}
                </Text>
                <Text as="span" size={16} weight={600} breaks>
                  {spanText(next)}
                </Text>
                <Text as="span" tone={2} breaks>
                  {[next.kind.name, next.host.name, next.kind.place, ownText(next)].filter(Boolean).join(' · ')}
                </Text>
              </Stack>
              <Icon of={IconChevronRight} size={18} />
            </Link>
          ) : (
            <Stack gap={2} grow>
              <Text size={16} weight={600}>
                {t('bookTitle')}
              </Text>
              <Text tone={2}>{t('bookText')}</Text>
            </Stack>
          )}
          {book}
        </Row>
        {next && next.kind.link !== '' && (
          <TextLink href={next.kind.link} target="_blank" rel="noreferrer">
            {t('openCall')}
          </TextLink>
        )}
      </Card>
    </section>
  )
}
