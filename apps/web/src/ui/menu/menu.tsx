import { IconDots } from '@tabler/icons-react'
import { cloneElement, isValidElement } from 'react'
import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode } from 'react'
import { IconButton } from '#ui/icon-button'
import { useOpener } from '#ui/late'
import { useWords } from '#ui/words'
import type { IconComponent } from '#ui/icon'
import { MenuPanel } from './menu-panel.tsx'

export type MenuItem = {
  label: string
  icon?: IconComponent | ReactNode
  /** a count, a time, a mark */
  hint?: ReactNode
  /** the key with the same effect; hidden where there is no keyboard */
  keys?: string | undefined
  danger?: boolean
  disabled?: boolean
  /** the page that is open, in a menu of pages */
  isCurrent?: boolean
} & ({ onClick: () => void; href?: undefined } | { href: string; onClick?: undefined })

export type MenuGroup = { label?: string; items: MenuItem[] }

export interface MenuProps {
  /** a function is called only when the menu opens, for a page with many menus */
  items?: MenuItem[] | (() => MenuItem[]) | undefined
  /** groups with lines between them, instead of items */
  groups?: MenuGroup[] | (() => MenuGroup[]) | undefined
  side?: 'bottom-end' | 'bottom-start' | 'top-start' | 'top-end' | 'right-start'
  /** a button with a name; it opens the menu */
  children: ReactElement
}

export function Menu({ items, groups, side = 'bottom-end', children }: MenuProps) {
  const { id, opened, wasOpened, turn } = useOpener()
  const own = isValidElement<TriggerProps>(children) ? children.props : {}
  const targetId = own.id ?? id
  const trigger: TriggerProps = {
    id: targetId,
    'aria-haspopup': 'menu',
    'aria-expanded': opened,
    'aria-controls': opened ? `${targetId}-dropdown` : undefined,
    'data-expanded': opened || undefined,
    onClick: event => {
      own.onClick?.(event)
      turn(!opened)
    },
    onKeyDown: event => {
      own.onKeyDown?.(event)
      if (event.key !== 'ArrowDown' || event.defaultPrevented || opened) return
      event.preventDefault()
      turn(true)
    },
  }
  return (
    <>
      {cloneElement(children, trigger)}
      {wasOpened && <MenuPanel targetId={targetId} opened={opened} onTurn={turn} side={side} groups={groupsOf({ items, groups })} />}
    </>
  )
}

function groupsOf({ items = [], groups }: Pick<MenuProps, 'items' | 'groups'>): MenuGroup[] {
  if (groups) return typeof groups === 'function' ? groups() : groups
  return [{ items: typeof items === 'function' ? items() : items }]
}

interface TriggerProps {
  id?: string
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
  'aria-controls'?: string | undefined
  'data-expanded'?: true | undefined
  onClick?: (event: MouseEvent) => void
  onKeyDown?: (event: KeyboardEvent) => void
}

export type MoreMenuProps = Omit<MenuProps, 'children'> & { label?: string; small?: boolean; framed?: boolean }

/** The three dots with all actions except the main one. */
export function MoreMenu({ label, small, framed, ...menu }: MoreMenuProps) {
  const words = useWords()
  return (
    <Menu {...menu}>
      <IconButton label={label ?? words.more} icon={IconDots} size={small ? 'small' : 'medium'} kind={framed ? 'framed' : 'plain'} />
    </Menu>
  )
}
