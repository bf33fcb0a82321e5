import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes'
import { CloseButton } from '#ui/close-button'
import { useFocusBack, useLayer } from '#ui/layers'
import { Mantine } from '#ui/mantine'
import { KeyForwarder } from '#ui/modal'
import css from './side-panel.module.css'

export interface SidePanelProps {
  opened: boolean
  onClose: () => void
  title: string
  /** beside the cross: open as page, more */
  tools?: ReactNode
  foot?: ReactNode
  side?: 'right' | 'left' | 'bottom'
  /** pixels; on a phone it has the full width */
  width?: number
  bare?: boolean
  children: ReactNode
}

/** For reading and quick edits beside the list, which keeps its scroll position. */
export function SidePanel(props: SidePanelProps) {
  const { opened, onClose, title, tools, foot, side = 'right', width = 440, bare, children } = props
  const isTop = useLayer(opened, onClose)
  useFocusBack(opened)
  return (
    <Mantine>
      <Drawer.Root
        opened={opened}
        onClose={onClose}
        position={side}
        returnFocus={false}
        size={side === 'bottom' ? 'auto' : `min(${width}px, 100%)`}
        lockScroll={false}
        closeOnEscape={isTop}
        transitionProps={{ duration: 160 }}>
        <Drawer.Overlay className={css.overlay ?? ''} backgroundOpacity={1} />
        <Drawer.Content classNames={{ content: css.content ?? '' }}>
          <KeyForwarder>
            <div className={css.head}>
              <Drawer.Title className={css.title ?? ''}>{title}</Drawer.Title>
              <div className={css.tools}>
                {tools}
                <CloseButton onClick={onClose} />
              </div>
            </div>
            <div className={classes(css.body, bare && css.bare)}>{children}</div>
            {foot && <div className={css.foot}>{foot}</div>}
          </KeyForwarder>
        </Drawer.Content>
      </Drawer.Root>
    </Mantine>
  )
}
