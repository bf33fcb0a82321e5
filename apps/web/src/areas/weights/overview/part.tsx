import { noWeighInDays } from '@allenio/contract/weights'
import { daysBetween, romeDay } from '@allenio/domain/days'
import { IconScaleOutline } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Addition, ClientSummary, OverviewFigure, OverviewPart } from '#areas/clients'
import { hrefTo } from '#lib/screens'
import { useFormats } from '#lib/formats'
import { ButtonLink } from '#ui/button'
import { WeightCard } from './card.tsx'
import { withoutPhotos } from './rules.ts'
import { useWeightCardWords } from './words.ts'
import { allWeightsQuery } from '../data.ts'

function useSummary(id: string): ClientSummary {
  const t = useWeightCardWords()
  const { ago, weight } = useFormats()
  const { data, isPending } = useQuery(allWeightsQuery(id))
  const href = hrefTo('/clients/$id/weights', { id })
  const latest = data?.trend.latest
  const sinceWeight = latest ? daysBetween(latest.day, romeDay()) : 0
  const isPressing = sinceWeight >= noWeighInDays
  const figure: OverviewFigure = {
    label: t('lastWeight'),
    href,
    isPressing,
    ...(data &&
      (latest
        ? { value: weight(latest.kg), note: isPressing ? t('daysAgo', { count: sinceWeight }) : ago(latest.day) }
        : { value: t('noneYet') })),
  }
  const additions = withoutPhotos(data?.weights ?? []).map(({ id: weightId, createdAt, isByClient, addedBy, kg }): Addition => ({
    id: weightId,
    at: createdAt,
    isByClient,
    by: addedBy,
    href,
    Icon: IconScaleOutline,
    isFolded: true,
    text: count => t('latestWeights', { count, weight: weight(kg) }),
  }))
  return { isEmpty: data && data.total === 0, figure, additions: isPending ? undefined : additions }
}

export const part: OverviewPart = {
  card: { place: 'main', Card: WeightCard },
  useSummary,
  firstStep: {
    useWay: ({ id }) => {
      const t = useWeightCardWords()
      return {
        icon: IconScaleOutline,
        title: t('startWeight'),
        text: t('startWeightText'),
        action: <ButtonLink href={hrefTo('/clients/$id/weights', { id })}>{t('addWeight')}</ButtonLink>,
      }
    },
  },
}
