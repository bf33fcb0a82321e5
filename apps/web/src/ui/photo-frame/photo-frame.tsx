import type { ButtonHTMLAttributes, HTMLAttributes } from 'react'
import { classes } from '#ui/classes'
import { BareButton } from '#ui/layout'
import css from './photo-frame.module.css'

/** The place of an upright photo among others. It is as wide as its column, and as high before its photo is there. */
export const PhotoFrame = ({ className, ...rest }: HTMLAttributes<HTMLDivElement>) => (
  <div className={classes(css.frame, className)} {...rest} />
)

/** The same as a button that opens the photo. */
export const PhotoButton = ({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <BareButton className={classes(css.frame, css.opens, className)} {...rest} />
)

/** How photos will look beside each other, where there are none yet: three spans with drawings, the middle one in front. */
export const PhotoSketch = ({ className, ...rest }: HTMLAttributes<HTMLDivElement>) => (
  <div className={classes(css.sketch, className)} aria-hidden {...rest} />
)
