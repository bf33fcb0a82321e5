import { useState } from 'react'
import type { CSSProperties } from 'react'
import { classes } from '#ui/classes'
import css from './avatar.module.css'
import { initialsOf, tintOf } from './initials.ts'

export type AvatarProps = {
  name: string
  photo?: string | null | undefined
  /** pixels: 28 in rows, 36 in the sidebar, 44 in lists, 64 in a header */
  size?: number
  /** beside the written name an avatar only repeats it: hidden from screen readers unless it stands alone */
  alone?: boolean
  square?: boolean
  /** what the tint follows, when names may repeat: an id */
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
        <img src={photo} alt="" loading="lazy" decoding="async" draggable={false} onError={() => setBroken(photo)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
