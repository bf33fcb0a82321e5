import { IconFileText, IconPlayerPlayFilled } from '@tabler/icons-react'
import { PhotoSketch } from '#ui/photo-frame'
import { Silhouette } from '#ui/silhouette'
import css from './media.module.css'

/** A photo, a video and a paper: how the wall will look. */
export function MediaPicture() {
  return (
    <PhotoSketch className={css.sketch}>
      <span>
        <IconFileText stroke={1.25} />
      </span>
      <span>
        <Silhouette pose="front" />
      </span>
      <span>
        <IconPlayerPlayFilled />
      </span>
    </PhotoSketch>
  )
}
