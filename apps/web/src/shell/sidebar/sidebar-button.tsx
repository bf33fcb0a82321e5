import { IconSelector } from '@tabler/icons-react'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classes } from '#ui/classes'
import { Icon } from '#ui/icon'
import { Ellipsis } from '#ui/text'
import css from './sidebar.module.css'

interface SidebarButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: ReactNode
  text: string
  isActive: boolean
}

/** A button with a frame in the sidebar, which opens a menu of choices. Collapsed, only its icon shows. */
export const SidebarButton = ({ icon, text, isActive, ...rest }: SidebarButtonProps) => (
  <button type="button" {...rest} className={classes(css.entry, css.framed, isActive && css.framedActive)}>
    {icon}
    <Ellipsis className={css.label}>{text}</Ellipsis>
    <Icon of={IconSelector} size={16} className={css.selector} />
  </button>
)
