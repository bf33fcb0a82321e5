import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu as MantineMenu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Fragment } from 'react'
import { classes } from '#ui/classes'
import { useFocusBack } from '#ui/layers'
import { Link } from '#ui/link'
import { Anchor, useIsOpenAfterMount, withinWindow } from '#ui/late'
import { Mantine } from '#ui/mantine'
import css from './menu.module.css'
import type { MenuGroup, MenuItem, MenuProps } from './menu.tsx'
import { Icon, iconNode } from '#ui/icon'

export interface MenuPanelProps {
  /** the id of the button beside which it opens */
  targetId: string
  opened: boolean
  onTurn: (opened: boolean) => void
  side: NonNullable<MenuProps['side']>
  groups: MenuGroup[]
}

export function MenuPanel({ targetId, opened, onTurn, side, groups }: MenuPanelProps) {
  useFocusBack(opened)
  return (
    <Mantine>
      <MantineMenu
        id={targetId}
        opened={useIsOpenAfterMount(opened)}
        onChange={onTurn}
        position={side}
        offset={6}
        middlewares={withinWindow}
        shadow="none"
        transitionProps={{ duration: 120, transition: 'pop' }}
        classNames={{ dropdown: css.menu ?? '', divider: css.divider ?? '', label: css.label ?? '' }}
        returnFocus={false}
        // no placeholder, because a menu may contain only menu items; the first one gets the focus
        withInitialFocusPlaceholder={false}
        withinPortal>
        <MantineMenu.Target>
          <Anchor of={targetId} />
        </MantineMenu.Target>
        <MantineMenu.Dropdown>
          {groups.map((group, index) => (
            <Fragment key={group.label ?? index}>
              {index > 0 && <MantineMenu.Divider />}
              {group.label && <MantineMenu.Label>{group.label}</MantineMenu.Label>}
              {group.items.map(item => (
                <Item key={item.label} item={item} />
              ))}
            </Fragment>
          ))}
        </MantineMenu.Dropdown>
      </MantineMenu>
    </Mantine>
  )
}

function ItemEnd({ item: { isCurrent, hint, keys } }: { item: MenuItem }) {
  if (isCurrent) return <Icon of={IconCheck} size={18} />
  if (hint) return <span className={css.hint}>{hint}</span>
  return keys && <span className={classes(css.hint, css.keys)}>{keys}</span>
}

function Item({ item }: { item: MenuItem }) {
  const shared = {
    className: classes(css.item, item.danger && css.danger),
    disabled: item.disabled,
    leftSection: item.icon && <span className={css.icon}>{iconNode(item.icon)}</span>,
    rightSection: <ItemEnd item={item} />,
    'aria-current': item.isCurrent ? ('page' as const) : undefined,
  }
  if (item.href !== undefined) {
    return (
      <MantineMenu.Item {...shared} component={Link} href={item.href}>
        {item.label}
      </MantineMenu.Item>
    )
  }
  return (
    <MantineMenu.Item {...shared} onClick={item.onClick}>
      {item.label}
    </MantineMenu.Item>
  )
}
