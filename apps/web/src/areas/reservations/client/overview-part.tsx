import { useInfiniteQuery } from '@tanstack/react-query'
import type { ClientSummary, OverviewFigure, OverviewPart } from '#areas/clients'
import { useWhen } from '../booking/when.ts'
import { clientReservationsHref } from './addresses.ts'
import { clientReservationsQuery } from './data.ts'
import { useClientBookingWords } from './words.ts'

/** The next appointment, as a figure at the head of a client's overview; nothing where the client never had one. */
function useSummary(id: string): ClientSummary {
  const t = useClientBookingWords()
  const { whenText } = useWhen()
  const { data } = useInfiniteQuery(clientReservationsQuery(id))
  const first = data?.first
  const isEmpty = first && first.coming.length === 0 && data.rows.length === 0
  const next = first?.coming.find(({ state }) => state === 'booked')
  const figure: OverviewFigure = {
    label: t('next'),
    href: clientReservationsHref(id),
    ...(first && (next ? { value: whenText(next), note: next.kind.name } : { value: t('noneComing') })),
  }
  return { isEmpty, additions: [], ...(isEmpty === false && { figure }) }
}

export const part: OverviewPart = { useSummary }
