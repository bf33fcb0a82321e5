import type { ReactNode } from 'react'
import { classes } from '#ui/classes'
import { CoverImage } from '#ui/cover-image'
import css from './thumb.module.css'

interface ThumbProps {
  /** The address of the picture, if there is one. */
  src: string | null | undefined
  /** A drawing that stands for it. */
  instead: ReactNode
  /** Wider than high, for drawings that could not be told apart in a square. */
  isWide?: boolean
}

/** A small picture before a name in a list; the name says what it shows. */
export const Thumb = ({ src, instead, isWide }: ThumbProps) => (
  <span className={classes(css.thumb, isWide && css.wide)} aria-hidden>
    {src ? <CoverImage src={src} loading="lazy" decoding="async" /> : instead}
  </span>
)
