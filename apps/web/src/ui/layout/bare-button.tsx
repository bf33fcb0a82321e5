import type { ButtonHTMLAttributes, Ref } from 'react'
import { classes } from '#ui/classes'
import css from './layout.module.css'

interface BareButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>
}

/** A button without looks, around content that brings its own. */
export const BareButton = ({ type = 'button', className, ...rest }: BareButtonProps) => (
  <button type={type} className={classes(css.bareButton, className)} {...rest} />
)
