import { IconCamera } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Addition, ClientSummary, OverviewFigure, OverviewPart } from '#areas/clients'
import { hrefTo } from '#lib/screens'
import { useFormats } from '#lib/formats'
import { ButtonLink } from '#ui/button'
import { PhotoCard } from './card.tsx'
import { usePhotoCardWords } from './words.ts'
import { progressPageQuery } from '../data.ts'

function useSummary(id: string): ClientSummary {
  const t = usePhotoCardWords()
  const { ago } = useFormats()
  const { data, isPending } = useQuery(progressPageQuery(id))
  const href = hrefTo('/clients/$id/progress', { id })
  const newest = data?.progresses[0]
  const figure: OverviewFigure = {
    label: t('lastPhotos'),
    href,
    ...(data && (newest ? { value: ago(newest.day), note: t('times', { count: data.total }) } : { value: t('noneYet') })),
  }
  const additions = (data?.progresses ?? []).map(({ id: progressId, createdAt, isByClient, addedBy, photos }): Addition => ({
    id: progressId,
    at: createdAt,
    isByClient,
    by: addedBy,
    href,
    Icon: IconCamera,
    text: () => t('latestProgress', { count: photos.length }),
  }))
  return { isEmpty: data && data.total === 0, figure, additions: isPending ? undefined : additions }
}

export const part: OverviewPart = {
  card: { place: 'pair', Card: PhotoCard },
  useSummary,
  firstStep: {
    useWay: ({ id }) => {
      const t = usePhotoCardWords()
      return {
        icon: IconCamera,
        title: t('startPhotos'),
        text: t('startPhotosText'),
        action: <ButtonLink href={hrefTo('/clients/$id/progress/create', { id })}>{t('addPhotos')}</ButtonLink>,
      }
    },
  },
}
