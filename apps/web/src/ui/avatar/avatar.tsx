import { useState } from 'react'
import type { CSSProperties } from 'react'
import { classes } from '#ui/classes'
import { CoverImage } from '#ui/cover-image'
import css from './avatar.module.css'
import { initialsOf, tintOf } from './initials.ts'

export interface AvatarProps {
  name: string
  photo?: string | null | undefined
  /** pixels: 28 in rows, 36 in the sidebar, 44 in lists, 64 in a header */
  size?: number
  /** hidden from screen readers unless it stands alone, because beside the written name it only repeats it */
  alone?: boolean
  square?: boolean
  /** the text that decides the tint if names may repeat: an id */
  seed?: string | undefined
}

export function Avatar({ name, photo, size = 28, alone, square, seed }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const style = { '--avatar': `${size}px`, background: `var(--tint-${tintOf(seed ?? name)})` } as CSSProperties
  return (
    <span
      className={classes(css.avatar, square && css.square)}
      style={style}
      {...(alone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}>
      {photo && photo !== broken ? (
        <CoverImage src={photo} loading="lazy" decoding="async" draggable={false} onError={() => setBroken(photo)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
