import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import { classes } from '#ui/classes'
import { CloseButton } from '#ui/close-button'
import { useLayer } from '#ui/layers'
import { Mantine } from '#ui/mantine'
import { KeyForwarder, useFocusBack } from '#ui/modal'
import css from './side-panel.module.css'
import type { SidePanelProps } from './side-panel.tsx'

export function PanelDrawer(props: SidePanelProps) {
  const { opened, onClose, title, tools, foot, side = 'right', width = 440, bare, children } = props
  useLayer(opened, onClose)
  useFocusBack(opened)
  return (
    <Mantine>
      <Drawer.Root
        opened={opened}
        onClose={onClose}
        position={side}
        size={side === 'bottom' ? 'auto' : `min(${width}px, 100%)`}
        lockScroll={false}
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
