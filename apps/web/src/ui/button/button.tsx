import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { classes } from '#ui/classes'
import { Link } from '#ui/link'
import type { LinkProps } from '#ui/link'
import { Spinner } from '#ui/spinner'
import css from './button.module.css'
import { iconNode } from '#ui/icon'
import type { IconComponent } from '#ui/icon'

export const buttonKinds = ['primary', 'secondary', 'ink', 'quiet', 'danger'] as const
export type ButtonKind = (typeof buttonKinds)[number]

interface Looks {
  /** a screen has at most one primary button; the default is secondary */
  kind?: ButtonKind
  size?: 'small' | 'medium' | 'large'
  icon?: IconComponent | ReactNode
  iconAfter?: ReactNode
  /** fills its column */
  wide?: boolean
}

export type ButtonProps = Looks &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> & {
    /** a disabled button stays in the tab order, so that the reason beside it can be found */
    disabled?: boolean | undefined
    /** keeps its width and place, and ignores a second click */
    isBusy?: boolean | undefined
    ref?: Ref<HTMLButtonElement>
  }

const looks = ({ kind = 'secondary', size = 'medium', wide }: Looks, className?: string) =>
  classes(css.button, css[kind], size !== 'medium' && css[size], wide && css.wide, className)

const swallow = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

export function Button(props: ButtonProps) {
  const { kind, size, icon, iconAfter, wide, disabled, isBusy, className, children, onClick, type, ...rest } = props
  const isIdle = disabled || isBusy
  return (
    <button
      type={type ?? 'button'}
      className={looks({ kind, size, wide }, className)}
      aria-disabled={disabled || undefined}
      aria-busy={isBusy || undefined}
      data-loading={isBusy || undefined}
      onClick={isIdle ? swallow : onClick}
      {...rest}>
      {isBusy ? <Spinner /> : iconNode(icon)}
      <span>{children}</span>
      {iconAfter}
    </button>
  )
}

export type ButtonLinkProps = Looks & LinkProps

/** A link that looks like a button. */
export function ButtonLink({ kind, size, icon, iconAfter, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={looks({ kind, size, wide }, className)} {...rest}>
      {iconNode(icon)}
      <span>{children}</span>
      {iconAfter}
    </Link>
  )
}
