import type { HTMLAttributes, Ref } from 'react'
import { classes } from '#ui/classes'
import css from './text.module.css'

interface Cut {
  /** one line that ends with an ellipsis where there is no room */
  clip?: boolean | undefined
  /** at most so many lines */
  lines?: 2 | 3
  /** a long word may break, so that it never widens its column */
  breaks?: boolean | undefined
}

export interface TitleProps extends HTMLAttributes<HTMLHeadingElement>, Cut {
  level: 1 | 2 | 3 | 4
  /** 28 for a page, 20 for a part, 16 for a section; the default depends on the level */
  size?: 28 | 20 | 16
  ref?: Ref<HTMLHeadingElement>
}

const sizeOfLevel = { 1: 28, 2: 20, 3: 16, 4: 16 } as const

const cutClasses = ({ clip, lines, breaks }: Cut) => [clip && css.clip, lines && css[`lines${lines}`], breaks && css.breaks]

export function Title({ level, size = sizeOfLevel[level], clip, lines, breaks, className, ...rest }: TitleProps) {
  const Heading = `h${level}` as const
  return <Heading className={classes(css.title, css[`s${size}`], ...cutClasses({ clip, lines, breaks }), className)} {...rest} />
}

export interface TextProps extends HTMLAttributes<HTMLElement>, Cut {
  as?: 'p' | 'span' | 'div' | 'b' | 'small' | 'li' | 'dt' | 'dd' | 'h2' | 'h3' | 'h4' | 'figcaption' | 'legend' | 'output'
  /** body is 14 on a screen and 16 on a phone, hint 12 and 14; small is 12; inherit is for a part of a text */
  size?: 'body' | 14 | 'small' | 'hint' | 16 | 20 | 'inherit'
  tone?: 1 | 2 | 3 | 'done' | 'attention' | 'error' | 'inherit'
  weight?: 400 | 500 | 600
  /** at most 72 characters per line */
  prose?: boolean
  /** digits have equal width, so that figures stand under each other */
  figures?: boolean | undefined
  ref?: Ref<never>
}

export function Text(props: TextProps) {
  const { as: Tag = 'p', size = 'body', tone = 1, weight, prose, figures, clip, lines, breaks, className, ...rest } = props
  const name = classes(
    css.text,
    size !== 'inherit' && css[typeof size === 'number' ? `s${size}` : size],
    tone !== 'inherit' && css[typeof tone === 'number' ? `t${tone}` : tone],
    weight && css[`w${weight}`],
    prose && css.prose,
    figures && css.figures,
    ...cutClasses({ clip, lines, breaks }),
    className,
  )
  return <Tag className={name} {...rest} />
}

/** A part of a line that ends with an ellipsis where there is no room. */
export const Ellipsis = (props: Omit<TextProps, 'clip'>) => <Text as="span" size="inherit" tone="inherit" clip {...props} />
