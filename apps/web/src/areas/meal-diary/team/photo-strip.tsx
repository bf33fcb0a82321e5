import type { DiaryPhoto } from '@allenio/contract/meal-diary'
import { CoverImage } from '#ui/cover-image'
import { BareButton, Row } from '#ui/layout'
import { useGallery } from '#ui/gallery'
import css from './diary.module.css'

interface PhotoStripProps {
  photos: readonly DiaryPhoto[]
  /** Says what the photos show. */
  caption: string
}

/** Small pictures that open large. */
export function PhotoStrip({ photos, caption }: PhotoStripProps) {
  const { open, gallery } = useGallery(() =>
    photos.map(({ id, file }) => ({ id, kind: 'image' as const, url: file.url, alt: caption, caption, fileName: file.name })),
  )
  if (photos.length === 0) return null
  return (
    <Row gap={8} wrap>
      {photos.map(({ id, file }, at) => (
        <BareButton
          key={id}
          className={css.photo}
          aria-label={photos.length > 1 ? `${caption} (${at + 1})` : caption}
          onClick={() => open(id)}>
          <CoverImage src={file.thumbUrl ?? file.url} width={72} height={72} loading="lazy" decoding="async" />
        </BareButton>
      ))}
      {gallery}
    </Row>
  )
}
