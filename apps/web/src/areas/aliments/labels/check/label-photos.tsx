import type { ShownFile } from '@allenio/contract/files'
import { useGallery } from '#ui/gallery'
import { BareButton } from '#ui/layout'
import { Text } from '#ui/text'
import css from './check.module.css'
import { useCheckWords } from './words.ts'

/** The photos of a label, as large as there is room; each opens, and can be enlarged further. */
export function LabelPhotos({ photos, isSmall }: { photos: readonly ShownFile[]; isSmall?: boolean }) {
  const t = useCheckWords()
  const items = photos.map((photo, at) => ({
    id: photo.id,
    kind: 'image' as const,
    url: photo.url,
    alt: t('photoNumber', { number: at + 1 }),
  }))
  const { open, gallery } = useGallery(() => items)
  if (photos.length === 0) return gallery
  return (
    <div className={css.photos}>
      {items.map(({ id, url, alt }, at) => {
        const { width, height, thumbUrl } = photos[at] ?? {}
        return (
          <BareButton key={id} className={css.photo} onClick={() => open(id)}>
            <img src={isSmall ? (thumbUrl ?? url) : url} alt={alt} width={width ?? undefined} height={height ?? undefined} loading="lazy" />
          </BareButton>
        )
      })}
      <Text size="hint" tone={2}>
        {t('zoom')}
      </Text>
      {gallery}
    </div>
  )
}
