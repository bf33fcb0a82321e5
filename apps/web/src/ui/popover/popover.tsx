import '@mantine/core/styles/Popover.layer.css'
import { Popover as MantinePopover } from '@mantine/core'
import { useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { classes } from '#ui/classes'
import css from './popover.module.css'

export type PopoverProps = {
  /** a button with a name; it opens and closes */
  target: (opened: boolean, toggle: () => void) => ReactElement
  side?: 'bottom-start' | 'bottom-end' | 'bottom' | 'top-start' | 'right-start'
  bare?: boolean
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A small panel beside its button: a filter, a few fields. Focus goes in and comes back. */
export function Popover({ target, side = 'bottom-start', bare, children }: PopoverProps) {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <MantinePopover
      opened={opened}
      onChange={setOpened}
      position={side}
      offset={6}
      shadow="none"
      trapFocus
      returnFocus
      withinPortal
      transitionProps={{ duration: 120, transition: 'pop' }}
      classNames={{ dropdown: classes(css.popover, bare && css.bare) }}
    >
      <MantinePopover.Target>{target(opened, () => setOpened(!opened))}</MantinePopover.Target>
      <MantinePopover.Dropdown>{typeof children === 'function' ? children(close) : children}</MantinePopover.Dropdown>
    </MantinePopover>
  )
}
