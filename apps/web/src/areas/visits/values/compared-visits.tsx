import type { ListedVisitValues } from '@allenio/contract/visits'
import { valueRows } from '@allenio/domain/visits'
import { IconArrowLeft, IconPhoto } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useNearestPhotos } from '#areas/progress'
import { useIsMobile } from '#lib/device'
import { hrefTo } from '#lib/screens'
import { useLanguage } from '#lib/words'
import { ButtonLink } from '#ui/button'
import { PartHeader, Section } from '#ui/section'
import { SegmentedControl } from '#ui/segmented-control'
import { Skeleton } from '#ui/skeleton'
import { Text } from '#ui/text'
import { PhotoCell } from './photo-cell.tsx'
import { ValueTable } from './value-table.tsx'
import { useValueWords } from './words.ts'

interface ComparedVisitsProps {
  clientId: string
  /** Two or three, newest first. */
  visits: readonly ListedVisitValues[]
}

/** Some visits side by side, each with the photos of the nearest day and its change since the one before it. */
export function ComparedVisits({ clientId, visits }: ComparedVisitsProps) {
  const t = useValueWords()
  const language = useLanguage()
  const days = visits.map(({ takenOn }) => takenOn)
  const rows = useMemo(() => valueRows(visits, language), [visits, language])
  const isMobile = useIsMobile()
  const photos = useNearestPhotos(clientId, days)
  const [chosen, setChosen] = useState<string>()
  const pose = photos.poses.find(each => each.pose === chosen) ?? photos.poses[0]
  // while they load, their place is kept
  const photoAt = (at: number) => (
    <PhotoCell photo={pose ? pose.photoAt(at) : <Skeleton height={isMobile ? 144 : 224} />} caption={pose && photos.distances[at]} />
  )
  return (
    <>
      <PartHeader
        title={t('compared', { count: visits.length })}
        action={
          <>
            <ButtonLink icon={IconArrowLeft} href={hrefTo('/clients/$id/visits', { id: clientId })}>
              {t('back')}
            </ButtonLink>
            {photos.ids.length > 1 && (
              <ButtonLink
                icon={IconPhoto}
                href={hrefTo('/clients/$id/progress', { id: clientId }, { search: { compare: photos.ids.join(',') } })}>
                {t('photos')}
              </ButtonLink>
            )}
          </>
        }
      />
      {photos.poses.length > 1 && pose && (
        <Section>
          <SegmentedControl
            label={t('pose')}
            value={pose.pose}
            onChange={setChosen}
            options={photos.poses.map(each => ({ value: each.pose, label: each.name }))}
          />
        </Section>
      )}
      {!photos.isPending && !pose && (
        <Section>
          <Text size="hint" tone={3}>
            {t(photos.isFailed ? 'photosFailed' : 'noPhotos')}
          </Text>
        </Section>
      )}
      <ValueTable days={days} rows={rows} lead={photos.isPending || pose ? { name: t('photos'), cell: photoAt } : undefined} />
      {photos.gallery}
    </>
  )
}
