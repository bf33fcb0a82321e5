import type { IconProps as TablerProps } from '@tabler/icons-react'
import { createElement, isValidElement } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { classes } from '#ui/classes'
import css from './icon.module.css'

export type IconComponent = ComponentType<Pick<TablerProps, 'stroke' | 'className' | 'aria-hidden'>>

export interface IconProps {
  of: IconComponent
  size?: 14 | 16 | 18 | 20 | 22 | 24 | 28 | 32 | 48
  className?: string | undefined
}

/** An icon beside text that says the same. It is drawn with one line weight everywhere and never read aloud. */
export const Icon = ({ of, size = 20, className }: IconProps) =>
  createElement(of, { stroke: 1.5, 'aria-hidden': true, className: classes(css[`size${size}`], className) })

/** For parts that take an icon: draws its component in the size that the part's own style gives; other nodes stay as they are. */
export const iconNode = (icon: IconComponent | ReactNode): ReactNode =>
  isComponent(icon) ? createElement(icon, { stroke: 1.5, 'aria-hidden': true }) : icon

// the icons are made with forwardRef, so they are objects like elements
const isComponent = (icon: IconComponent | ReactNode): icon is IconComponent =>
  typeof icon === 'function' || (typeof icon === 'object' && icon !== null && !isValidElement(icon) && 'render' in icon)
