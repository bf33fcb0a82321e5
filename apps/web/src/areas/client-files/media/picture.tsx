import { IconFileText, IconPlayerPlayFilled } from '@tabler/icons-react'
import { Silhouette } from '#ui/silhouette'
import css from './media.module.css'

/** A photo, a video and a paper: how the wall will look. */
export function MediaPicture() {
  return (
    <div className={css.sketch} aria-hidden>
      <span>
        <IconFileText stroke={1.25} />
      </span>
      <span>
        <Silhouette pose="front" />
      </span>
      <span>
        <IconPlayerPlayFilled />
      </span>
    </div>
  )
}
