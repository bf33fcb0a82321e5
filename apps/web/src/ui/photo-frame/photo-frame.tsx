import type { ButtonHTMLAttributes, HTMLAttributes } from 'react'
import { classes } from '#ui/classes'
import { BareButton } from '#ui/layout'
import css from './photo-frame.module.css'

/** A frame for an upright photo among others. It is as wide as its column, and keeps its height before the photo is loaded. */
export const PhotoFrame = ({ className, ...rest }: HTMLAttributes<HTMLDivElement>) => (
  <div className={classes(css.frame, className)} {...rest} />
)

/** A photo frame as a button that opens the photo. */
export const PhotoButton = ({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <BareButton className={classes(css.frame, css.opens, className)} {...rest} />
)

/** A sketch of photos beside each other, for a page without any: three spans with drawings, the middle one in front. */
export const PhotoSketch = ({ className, ...rest }: HTMLAttributes<HTMLDivElement>) => (
  <div className={classes(css.sketch, className)} aria-hidden {...rest} />
)
