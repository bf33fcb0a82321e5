import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu as MantineMenu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Fragment } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { classes } from '#ui/classes'
import { IconButton } from '#ui/icon-button'
import { Link } from '#ui/link'
import { useWords } from '#ui/words'
import css from './menu.module.css'

export type MenuItem = {
  label: string
  icon?: ReactNode
  /** a key, a count */
  hint?: ReactNode
  danger?: boolean
  disabled?: boolean
} & ({ onClick: () => void; href?: undefined } | { href: string; onClick?: undefined })

export type MenuGroup = { label?: string; items: MenuItem[] }

export type MenuProps = {
  items?: MenuItem[] | undefined
  /** divided by hairlines; instead of items */
  groups?: MenuGroup[] | undefined
  side?: 'bottom-end' | 'bottom-start' | 'top-start' | 'top-end' | 'right-start'
  /** a button with a name; it opens the menu */
  children: ReactElement
}

export function Menu({ items, groups, side = 'bottom-end', children }: MenuProps) {
  const all = groups ?? [{ items: items ?? [] }]
  return (
    <MantineMenu
      position={side}
      offset={6}
      shadow="none"
      transitionProps={{ duration: 120, transition: 'pop' }}
      classNames={{ dropdown: css.menu ?? '', divider: css.divider ?? '', label: css.label ?? '' }}
      returnFocus
      // a menu may hold menu items only; the focus starts on the first
      withInitialFocusPlaceholder={false}
      withinPortal
    >
      <MantineMenu.Target>{children}</MantineMenu.Target>
      <MantineMenu.Dropdown>
        {all.map((group, index) => (
          <Fragment key={group.label ?? index}>
            {index > 0 && <MantineMenu.Divider />}
            {group.label && <MantineMenu.Label>{group.label}</MantineMenu.Label>}
            {group.items.map((item) => <Item key={item.label} item={item} />)}
          </Fragment>
        ))}
      </MantineMenu.Dropdown>
    </MantineMenu>
  )
}

function Item({ item }: { item: MenuItem }) {
  const shared = {
    className: classes(css.item, item.danger && css.danger),
    disabled: item.disabled,
    leftSection: item.icon && <span className={css.icon}>{item.icon}</span>,
    rightSection: item.hint && <span className={css.hint}>{item.hint}</span>,
  }
  if (item.href !== undefined) {
    return <MantineMenu.Item {...shared} component={Link} href={item.href}>{item.label}</MantineMenu.Item>
  }
  return <MantineMenu.Item {...shared} onClick={item.onClick}>{item.label}</MantineMenu.Item>
}

export type MoreMenuProps = Omit<MenuProps, 'children'> & { label?: string; small?: boolean; framed?: boolean }

/** The three dots: everything that is not the one thing to do here. */
export function MoreMenu({ label, small, framed, ...menu }: MoreMenuProps) {
  const words = useWords()
  return (
    <Menu {...menu}>
      <IconButton
        label={label ?? words.more}
        icon={<IconDots />}
        size={small ? 'small' : 'medium'}
        kind={framed ? 'framed' : 'plain'}
      />
    </Menu>
  )
}
