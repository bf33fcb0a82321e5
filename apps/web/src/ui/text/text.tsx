import type { HTMLAttributes } from 'react'
import { classes } from '#ui/classes'
import css from './text.module.css'

export type TitleProps = HTMLAttributes<HTMLHeadingElement> & {
  level: 1 | 2 | 3 | 4
  /** 28 for a page, 20 for a part, 16 for a section; the default depends on the level */
  size?: 28 | 20 | 16
}

const SIZE_OF_LEVEL = { 1: 28, 2: 20, 3: 16, 4: 16 } as const

export function Title({ level, size = SIZE_OF_LEVEL[level], className, ...rest }: TitleProps) {
  const Heading = `h${level}` as const
  return <Heading className={classes(css.title, css[`s${size}`], className)} {...rest} />
}

export type TextProps = HTMLAttributes<HTMLElement> & {
  as?: 'p' | 'span' | 'div'
  size?: 'body' | 'small'
  tone?: 1 | 2 | 3 | 'done' | 'attention' | 'error'
  weight?: 400 | 500 | 600
  /** at most 72 characters per line */
  prose?: boolean
}

export function Text({ as: Tag = 'p', size = 'body', tone = 1, weight = 400, prose, className, ...rest }: TextProps) {
  const toneClass = typeof tone === 'number' ? css[`t${tone}`] : css[tone]
  const weightClass = weight !== 400 && css[`w${weight}`]
  return <Tag className={classes(css.text, css[size], toneClass, weightClass, prose && css.prose, className)} {...rest} />
}
