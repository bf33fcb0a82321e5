import type { Pose, Progress } from '@allenio/contract/progress'
import { CoverImage } from '#ui/cover-image'
import { PhotoButton, PhotoFrame } from '#ui/photo-frame'
import { Silhouette } from '#ui/silhouette'
import { VisuallyHidden } from '#ui/visually-hidden'
import { photoOf } from '../compare/comparison.ts'
import { useProgressWords } from '../words.ts'
import css from './photo-thumb.module.css'

interface PhotoThumbProps {
  progress: Progress
  pose: Pose
  /** In words. */
  day: string
  onOpen: (fileId: string) => void
}

/** Each pose is always in the same place, so that the change is easy to see. */
export function PhotoThumb({ progress, pose, day, onOpen }: PhotoThumbProps) {
  const t = useProgressWords()
  const file = photoOf(progress, pose)
  if (!file) {
    return (
      <PhotoFrame className={css.missing}>
        <Silhouette pose={pose} />
        <VisuallyHidden>{t('noPhoto', { pose: t(pose).toLowerCase() })}</VisuallyHidden>
      </PhotoFrame>
    )
  }
  return (
    <PhotoButton onClick={() => onOpen(file.id)} aria-label={t('openPhoto', { pose: t(pose).toLowerCase(), day })}>
      <CoverImage src={file.thumbUrl ?? file.url} loading="lazy" decoding="async" width={108} height={144} />
    </PhotoButton>
  )
}
