import type { ExerciseAsset } from '@allenio/contract/exercises'
import { IconArrowLeft, IconArrowRight, IconPhotoStar, IconTrash } from '@tabler/icons-react'
import { CoverImage } from '#ui/cover-image'
import type { GalleryItem } from '#ui/gallery'
import { BareButton } from '#ui/layout'
import { LoopFilm } from '#ui/loop-film'
import type { MenuItem } from '#ui/menu'
import { RowActions } from '#ui/row-actions'
import { VideoFrame } from '#ui/video-frame'
import { useWords } from '#ui/words'
import css from './assets.module.css'
import type { AssetMove } from './use-asset-actions.ts'
import { useAssetWords } from './words.ts'

interface AssetTileProps {
  asset: ExerciseAsset
  name: string
  isFirst: boolean
  isLast: boolean
  onOpen: () => void
  onMove: (to: AssetMove) => void
  onRemove: () => void
}

/** One picture or film, with its place and what can be done with it. */
export function AssetTile({ asset, name, isFirst, isLast, onOpen, onMove, onRemove }: AssetTileProps) {
  const t = useAssetWords()
  const words = useWords()
  const items = (): MenuItem[] => [
    ...(isFirst
      ? []
      : [
          { label: t('makeFirst'), icon: IconPhotoStar, onClick: () => onMove('first') },
          { label: t('earlier'), icon: IconArrowLeft, onClick: () => onMove('earlier') },
        ]),
    ...(isLast ? [] : [{ label: t('later'), icon: IconArrowRight, onClick: () => onMove('later') }]),
    { label: words.delete, icon: IconTrash, danger: true, onClick: onRemove },
  ]
  return (
    <div className={css.tile}>
      <AssetView asset={asset} name={name} onOpen={onOpen} />
      {isFirst && <span className={css.first}>{t('first')}</span>}
      <span className={css.menu}>
        <RowActions label={words.actionsOf(name)} items={items} />
      </span>
    </div>
  )
}

/** A picture or film without its tools, for those who look at it. */
export function AssetView({ asset: { kind, file, poster, link }, name, onOpen }: Pick<AssetTileProps, 'asset' | 'name' | 'onOpen'>) {
  const words = useWords()
  if (link) return <VideoFrame provider={link.provider} id={link.videoId} title={name} />
  if (!file) return null
  return (
    <BareButton className={css.view} onClick={onOpen} aria-label={`${kind === 'video' ? words.play : words.open}: ${name}`}>
      {kind === 'video' ? (
        <LoopFilm src={file.url} poster={poster?.url ?? null} />
      ) : (
        <CoverImage src={file.thumbUrl ?? file.url} loading="lazy" decoding="async" />
      )}
    </BareButton>
  )
}

export const galleryItem = ({ id, kind, file }: ExerciseAsset, name: string): GalleryItem[] =>
  file ? [{ id, kind: kind === 'video' ? 'video' : 'image', url: file.url, alt: name }] : []
