import type { Pose, Progress } from '@allenio/contract/progress'
import { useState } from 'react'
import type { CSSProperties } from 'react'
import { useFormats } from '#lib/formats'
import { classes } from '#ui/classes'
import { Silhouette } from '#ui/silhouette'
import { useCompareWords } from './words.ts'
import { photoOf } from './comparison.ts'
import css from './photo.module.css'
import type { Views } from './views.ts'
import type { View } from './view.ts'

const transformOf = ({ scale, x, y }: View): CSSProperties => ({ transform: `translate(${x * 100}%, ${y * 100}%) scale(${scale})` })

interface PhotoProps {
  progress: Progress
  pose: Pose
  views: Views
  className?: string | undefined
  style?: CSSProperties | undefined
}

/** Fills its pane like all others; the thumbnail is shown until the whole photo is loaded. */
export function Photo({ progress, pose, views, className, style }: PhotoProps) {
  const t = useCompareWords()
  const { day } = useFormats()
  const file = photoOf(progress, pose)
  const [loadedId, setLoadedId] = useState<string>()
  if (!file) {
    return (
      <div className={classes(css.layer, css.none, className)} style={style}>
        <Silhouette pose={pose} />
        <p>{t('noPhoto', { pose: t(pose).toLowerCase() })}</p>
      </div>
    )
  }
  const ratio = file.width && file.height ? file.width / file.height : 3 / 4
  const isLoaded = loadedId === file.id
  return (
    <div className={classes(css.layer, className)} style={style}>
      <div className={css.layer} style={transformOf(views.shared)}>
        <div className={css.layer} style={transformOf(views.ownOf(file.id))}>
          {!isLoaded && file.thumbUrl && (
            <img src={file.thumbUrl} alt="" className={css.picture} style={{ '--ratio': ratio } as CSSProperties} draggable={false} />
          )}
          <img
            src={file.url}
            alt={t('photo', { pose: t(pose), day: day(progress.day) })}
            draggable={false}
            decoding="async"
            className={classes(css.picture, !isLoaded && css.coming)}
            style={{ '--ratio': ratio } as CSSProperties}
            onLoad={() => setLoadedId(file.id)}
          />
        </div>
      </div>
    </div>
  )
}
