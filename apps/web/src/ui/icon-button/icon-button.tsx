import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from '#ui/classes'
import { Link } from '#ui/link'
import type { LinkProps } from '#ui/link'
import { Spinner } from '#ui/spinner'
import { Tooltip } from '#ui/tooltip'
import css from './icon-button.module.css'
import { iconNode } from '#ui/icon'
import type { IconComponent } from '#ui/icon'

interface Looks {
  /** the name, read aloud and shown as a tooltip */
  label: string
  icon: IconComponent | ReactNode
  keys?: string | undefined
  size?: 'small' | 'medium'
  /** a quiet one shows by its icon alone whether it is pressed */
  kind?: 'plain' | 'quiet' | 'framed' | 'danger' | 'onDark'
  /** a dot that marks something new */
  hasDot?: boolean
  side?: 'top' | 'bottom' | 'left' | 'right'
}

export type IconButtonProps = Looks &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'aria-label' | 'children'> & {
    disabled?: boolean | undefined
    isBusy?: boolean | undefined
    pressed?: boolean | undefined
    ref?: Ref<HTMLButtonElement>
  }

const looks = ({ size, kind = 'plain' }: Pick<Looks, 'size' | 'kind'>, className?: string) =>
  classes(css.button, size === 'small' && css.small, kind !== 'plain' && css[kind], className)

export function IconButton(props: IconButtonProps) {
  const { label, icon, keys, size, kind, hasDot, side, disabled, isBusy, pressed, className, onClick, ...rest } = props
  return (
    <Tooltip text={label} keys={keys} side={side ?? 'bottom'}>
      <button
        type="button"
        className={looks({ size, kind }, className)}
        aria-label={label}
        aria-disabled={disabled || undefined}
        aria-busy={isBusy || undefined}
        aria-pressed={pressed}
        aria-keyshortcuts={keys}
        onClick={disabled || isBusy ? undefined : onClick}
        {...rest}>
        {isBusy ? <Spinner /> : iconNode(icon)}
        {hasDot && <span className={css.dot} />}
      </button>
    </Tooltip>
  )
}

export type IconLinkProps = Looks & Omit<LinkProps, 'aria-label' | 'children'>

export function IconLink({ label, icon, keys, size, kind, hasDot, side, className, ...rest }: IconLinkProps) {
  return (
    <Tooltip text={label} keys={keys} side={side ?? 'bottom'}>
      <Link className={looks({ size, kind }, className)} aria-label={label} {...rest}>
        {iconNode(icon)}
        {hasDot && <span className={css.dot} />}
      </Link>
    </Tooltip>
  )
}
