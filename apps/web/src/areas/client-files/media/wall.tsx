import type { Output } from '@allenio/contract'
import type { listMedia } from '@allenio/contract/client-files'
import { IconDownload, IconFile, IconFileTypePdf, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { firstDayOf, groupByMonth } from '@allenio/domain/days'
import { useFormats } from '#lib/formats'
import { Gallery } from '#ui/gallery'
import { Icon } from '#ui/icon'
import { CoverImage } from '#ui/cover-image'
import { BareList } from '#ui/layout'
import { PhotoButton } from '#ui/photo-frame'
import { Text } from '#ui/text'
import { useMediaWords } from './words.ts'
import css from './media.module.css'

type Medium = Output<typeof listMedia>['media'][number]

/** Months of tiles; what is far from sight is not drawn, and its pictures are not fetched. */
export function MediaWall({ rows }: { rows: readonly Medium[] }) {
  const t = useMediaWords()
  const { month: monthOf, day: dayOf, weight } = useFormats()
  const [galleryId, setGalleryId] = useState<string>()
  const [hasOpenedGallery, setHasOpenedGallery] = useState(false)
  const open = (id: string | undefined) => {
    setHasOpenedGallery(true)
    setGalleryId(id)
  }
  const nameOf = ({ file, pose }: Medium) => (pose ? t('progressPhoto', { pose: t(pose) }) : file.name)
  const items = () =>
    rows.flatMap(medium =>
      medium.file.kind === 'other'
        ? []
        : [
            {
              id: medium.id,
              kind: medium.file.kind,
              url: medium.file.url,
              alt: `${nameOf(medium)}, ${dayOf(medium.day)}`,
              fileName: medium.file.name,
              caption: [dayOf(medium.day), nameOf(medium), ...(medium.kg === null ? [] : [weight(medium.kg)])].join(' · '),
            },
          ],
    )
  return (
    <>
      {groupByMonth(rows).map(({ month, rows: monthMedia }) => (
        <section
          key={month}
          className={css.month}
          aria-label={monthOf(firstDayOf(month))}
          style={{ '--rows': Math.ceil(monthMedia.length / 5) } as React.CSSProperties}>
          <Text as="h2" size="small" tone={3} className={css.monthName}>
            {monthOf(firstDayOf(month))}
          </Text>
          <BareList gap={8} className={css.wall}>
            {monthMedia.map(medium => (
              <li key={medium.id}>
                <Tile medium={medium} name={nameOf(medium)} onOpen={open} />
              </li>
            ))}
          </BareList>
        </section>
      ))}
      {hasOpenedGallery && <Gallery items={items()} shown={galleryId} onShow={open} />}
    </>
  )
}

interface TileProps {
  medium: Medium
  name: string
  onOpen: (id: string) => void
}

function Tile({ medium, name, onOpen }: TileProps) {
  const t = useMediaWords()
  const { day: dayOf, bytes } = useFormats()
  const { file, day } = medium
  const dayText = dayOf(day)
  if (file.kind === 'other') {
    return (
      <a className={css.paper} href={file.url} download={file.name}>
        <Icon of={file.mimeType === 'application/pdf' ? IconFileTypePdf : IconFile} />
        <Text as="span" size="inherit" weight={500} lines={3} className={css.paperName}>
          {file.name}
        </Text>
        <Text as="span" size="small" tone={3} className={css.paperDetail}>
          {bytes(file.bytes)}
          <Icon of={IconDownload} size={16} />
        </Text>
      </a>
    )
  }
  return (
    <PhotoButton onClick={() => onOpen(medium.id)} aria-label={t('open', { name, day: dayText })}>
      {file.thumbUrl && (
        <CoverImage src={file.thumbUrl} width={file.width ?? 1} height={file.height ?? 1} loading="lazy" decoding="async" />
      )}
      {file.kind === 'video' && (
        <span className={css.play}>
          <IconPlayerPlayFilled aria-hidden />
        </span>
      )}
      <span className={css.label} aria-hidden>
        {dayText}
      </span>
    </PhotoButton>
  )
}
