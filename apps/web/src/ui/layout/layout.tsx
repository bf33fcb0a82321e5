import type { ButtonHTMLAttributes, HTMLAttributes, Ref } from 'react'
import { classes } from '#ui/classes'
import css from './layout.module.css'

export type Gap = 0 | 1 | 2 | 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24 | 28 | 32 | 40

export interface BoxProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'span' | 'section' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li' | 'dl' | 'p' | 'figure' | 'label'
  gap?: Gap
  /** takes the room that is left in a row, and may become narrower than its content */
  grow?: boolean | undefined
  ref?: Ref<never>
}

export interface StackProps extends BoxProps {
  /** start: children keep their own width instead of filling the column */
  align?: 'start' | 'center' | 'end'
}

const box = ({ gap = 0, grow }: Pick<BoxProps, 'gap' | 'grow'>) => [gap > 0 && css[`gap${gap}`], grow && css.grow]

/** Children below each other. */
export function Stack({ as: Tag = 'div', gap, grow, align, className, ref, ...rest }: StackProps) {
  return <Tag ref={ref} className={classes(css.stack, ...box({ gap, grow }), align && css[`items-${align}`], className)} {...rest} />
}

export interface RowProps extends BoxProps {
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch'
  justify?: 'start' | 'center' | 'end' | 'between'
  /** goes on in a second line where the first is full */
  wrap?: boolean | undefined
  inline?: boolean | undefined
}

/** Children beside each other. */
export function Row({ as: Tag = 'div', gap, grow, align = 'center', justify, wrap, inline, className, ref, ...rest }: RowProps) {
  const name = classes(
    inline ? css.inlineRow : css.row,
    ...box({ gap, grow }),
    css[`align-${align}`],
    justify && css[`justify-${justify}`],
    wrap && css.wrap,
    className,
  )
  return <Tag ref={ref} className={name} {...rest} />
}

export interface GridProps extends BoxProps {
  columns: 2 | 3
}

/** Columns of equal width that line up at the top; on a phone they stand below each other. */
export function Grid({ as: Tag = 'div', gap = 16, grow, columns, className, ref, ...rest }: GridProps) {
  return <Tag ref={ref} className={classes(css.grid, css[`columns${columns}`], ...box({ gap, grow }), className)} {...rest} />
}

/** A list without marks and margins. */
export function BareList({ as = 'ul', className, ...rest }: Omit<StackProps, 'as'> & { as?: 'ul' | 'ol' | 'dl' }) {
  return <Stack as={as} className={classes(css.bare, className)} {...rest} />
}

interface BareButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>
}

/** A button without looks, around content that brings its own. */
export const BareButton = ({ type = 'button', className, ...rest }: BareButtonProps) => (
  <button type={type} className={classes(css.bareButton, className)} {...rest} />
)
