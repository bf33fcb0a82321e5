import { IconStethoscope } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Addition, ClientSummary, OverviewFigure, OverviewPart } from '#areas/clients'
import { useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { areaWords } from '#lib/words'
import { NewVisitLink } from '../actions/new-visit-link.tsx'
import { clientVisitsHref } from '../addresses.ts'
import { visitsOfClientQuery } from '../data.ts'
import { courseOf } from './rules.ts'

const useOverviewWords = areaWords('visits overview', {
  it: {
    first: 'La prima visita',
    firstText: 'Misure, pliche e fabbisogno in una seduta.',
    last: 'Ultima visita',
    noneYet: 'ancora nessuna',
    next: 'prossima il {{day}}',
    due: 'prevista il {{day}}',
    added_one: 'Visita del {{day}}',
    added_other: '{{count}} visite, l’ultima del {{day}}',
  },
  en: {
    first: 'The first visit',
    firstText: 'Measurements, skinfolds and energy need in one session.',
    last: 'Last visit',
    noneYet: 'none yet',
    next: 'next on {{day}}',
    due: 'was due on {{day}}',
    added_one: 'Visit of {{day}}',
    added_other: '{{count}} visits, the last of {{day}}',
  },
})

/** When the last visit was and when the next is due. It reads no figures of the body, so that looking at a client logs nobody. */
function useSummary(id: string): ClientSummary {
  const t = useOverviewWords()
  const today = useToday()
  const { ago, day } = useFormats()
  const { data, isPending } = useInfiniteQuery(visitsOfClientQuery(id))
  const { finished, last, nextDay, isOverdue } = courseOf(data?.rows ?? [], today)
  const href = clientVisitsHref(id)
  const figure: OverviewFigure = {
    label: t('last'),
    href,
    isPressing: isOverdue,
    ...(data && {
      value: last?.takenOn ? ago(last.takenOn) : t('noneYet'),
      ...(nextDay !== undefined && { note: t(isOverdue ? 'due' : 'next', { day: day(nextDay) }) }),
    }),
  }
  const additions = finished.map(({ id: visitId, finishedAt, author, takenOn }): Addition => ({
    id: visitId,
    at: finishedAt ?? '',
    isByClient: false,
    by: author?.name ?? null,
    href,
    Icon: IconStethoscope,
    isFolded: true,
    text: count => t('added', { count, day: day(takenOn ?? '') }),
  }))
  return { isEmpty: data && data.rows.length === 0, figure, additions: isPending ? undefined : additions }
}

export const part: OverviewPart = {
  useSummary,
  firstStep: {
    work: 'dietitian',
    useWay: ({ id }) => {
      const t = useOverviewWords()
      return { icon: IconStethoscope, title: t('first'), text: t('firstText'), action: <NewVisitLink kind="secondary" clientId={id} /> }
    },
  },
}
