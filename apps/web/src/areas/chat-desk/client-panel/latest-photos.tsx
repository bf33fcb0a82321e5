import { listProgresses } from '@allenio/contract/progress'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Gallery } from '#ui/gallery'
import { hrefTo } from '#lib/screens'
import { BareButton } from '#ui/layout'
import { Skeleton, Waiting } from '#ui/skeleton'
import { Text } from '#ui/text'
import { CoverImage } from '#ui/cover-image'
import { PanelSection, readOptions, SectionError } from './panel-section.tsx'
import { useClientPanelWords } from './words.ts'
import css from './client-panel.module.css'

const poseWords = { front: 'front', side: 'side', back: 'backPose' } as const
const maxPhotos = 3

/** The newest photos, as many as fit into a row. */
export function LatestPhotos({ clientId }: { clientId: string }) {
  const t = useClientPanelWords()
  const { day } = useFormats()
  const [openId, setOpenId] = useState<string>()
  const { data, isError, refetch } = useQuery(read(listProgresses, { id: clientId, page: undefined }, readOptions))
  const href = hrefTo('/clients/$id/progress', { id: clientId })
  const pictures = (data?.progresses ?? [])
    .slice(0, maxPhotos)
    .flatMap(progress =>
      progress.photos.map(({ pose, file }) => ({
        id: file.id,
        day: progress.day,
        url: file.url,
        thumb: file.thumbUrl ?? file.url,
        alt: t('photoOf', { day: day(progress.day), pose: t(poseWords[pose]) }),
      })),
    )
    .slice(0, maxPhotos)
  return (
    <PanelSection title={t('photos')} href={href}>
      {!data ? (
        isError ? (
          <SectionError onRetry={() => void refetch()} />
        ) : (
          <Waiting>
            <Skeleton height={96} />
          </Waiting>
        )
      ) : pictures.length === 0 ? (
        <Text tone={3}>{t('noPhotos')}</Text>
      ) : (
        <>
          <div className={css.photos}>
            {pictures.map(({ id, alt, thumb }) => (
              <BareButton key={id} className={css.photo} aria-label={alt} onClick={() => setOpenId(id)}>
                <CoverImage src={thumb} loading="lazy" decoding="async" />
              </BareButton>
            ))}
          </div>
          <Text tone={3}>{day(pictures[0]?.day ?? '')}</Text>
        </>
      )}
      {openId !== undefined && (
        <Gallery
          items={pictures.map(({ id, url, alt }) => ({ id, kind: 'image', url, alt, caption: alt }))}
          shown={openId}
          onShow={setOpenId}
        />
      )}
    </PanelSection>
  )
}
