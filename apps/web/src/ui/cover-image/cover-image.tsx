import type { ImgHTMLAttributes } from 'react'
import { classes } from '#ui/classes'
import css from './cover-image.module.css'

/** A picture that fills its frame and is cut off at two sides where it has another shape. */
export const CoverImage = ({ className, alt = '', ...rest }: ImgHTMLAttributes<HTMLImageElement>) => (
  <img {...rest} alt={alt} className={classes(css.cover, className)} />
)
