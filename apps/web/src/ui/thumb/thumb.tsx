import type { ReactNode } from 'react'
import { CoverImage } from '#ui/cover-image'
import css from './thumb.module.css'

interface ThumbProps {
  /** The address of the picture, if there is one. */
  src: string | null | undefined
  /** A drawing that stands for it. */
  instead: ReactNode
}

/** A small picture before a name in a list; the name says what it shows. */
export const Thumb = ({ src, instead }: ThumbProps) => (
  <span className={css.thumb} aria-hidden>
    {src ? <CoverImage src={src} loading="lazy" decoding="async" /> : instead}
  </span>
)
