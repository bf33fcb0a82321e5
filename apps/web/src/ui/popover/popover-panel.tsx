import '@mantine/core/styles/Popover.layer.css'
import { Popover as MantinePopover } from '@mantine/core'
import { classes } from '#ui/classes'
import { useFocusBack } from '#ui/layers'
import { Anchor, useIsOpenAfterMount, withinWindow } from '#ui/late'
import { Mantine } from '#ui/mantine'
import css from './popover.module.css'
import type { PopoverProps } from './popover.tsx'

export type PopoverPanelProps = Required<Pick<PopoverProps, 'side' | 'bare' | 'wide' | 'children'>> & {
  /** the id of the button beside which it opens */
  targetId: string
  opened: boolean
  onTurn: (opened: boolean) => void
}

export function PopoverPanel({ targetId, opened, onTurn, side, bare, wide, children }: PopoverPanelProps) {
  useFocusBack(opened)
  return (
    <Mantine>
      <MantinePopover
        id={targetId}
        opened={useIsOpenAfterMount(opened)}
        onChange={onTurn}
        position={side}
        offset={6}
        middlewares={withinWindow}
        shadow="none"
        trapFocus
        returnFocus={false}
        withinPortal
        transitionProps={{ duration: 120, transition: 'pop' }}
        classNames={{ dropdown: classes(css.popover, bare && css.bare, wide && css.wide) }}>
        <MantinePopover.Target>
          <Anchor of={targetId} />
        </MantinePopover.Target>
        <MantinePopover.Dropdown>{typeof children === 'function' ? children(() => onTurn(false)) : children}</MantinePopover.Dropdown>
      </MantinePopover>
    </Mantine>
  )
}
