import { listProgresses } from '@allenio/contract/progress'
import type { ListedVisitValues } from '@allenio/contract/visits'
import { valueRows } from '@allenio/domain/visits'
import { IconArrowLeft, IconPhoto } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { read } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { useLanguage } from '#lib/words'
import { ButtonLink } from '#ui/button'
import { PartHeader } from '#ui/section'
import { nearestPhotos } from './comparison.ts'
import { ValueTable } from './value-table.tsx'
import { useValueWords } from './words.ts'

interface ComparedVisitsProps {
  clientId: string
  /** Two or three, newest first. */
  visits: readonly ListedVisitValues[]
}

/** Some visits side by side, each with its change since the one before it, and the way to the photos of their days. */
export function ComparedVisits({ clientId, visits }: ComparedVisitsProps) {
  const t = useValueWords()
  const language = useLanguage()
  const days = visits.map(({ takenOn }) => takenOn)
  const rows = useMemo(() => valueRows(visits, language), [visits, language])
  const { data } = useQuery(read(listProgresses, { id: clientId }, { quiet: true, keep: true }))
  const photos = nearestPhotos(days, data?.progresses ?? [])
  return (
    <>
      <PartHeader
        title={t('compared', { count: visits.length })}
        action={
          <>
            <ButtonLink icon={IconArrowLeft} href={hrefTo('/clients/$id/visits', { id: clientId })}>
              {t('back')}
            </ButtonLink>
            {photos.length > 1 && (
              <ButtonLink
                icon={IconPhoto}
                href={hrefTo('/clients/$id/progress', { id: clientId }, { search: { compare: photos.join(',') } })}>
                {t('photos')}
              </ButtonLink>
            )}
          </>
        }
      />
      <ValueTable days={days} rows={rows} />
    </>
  )
}
