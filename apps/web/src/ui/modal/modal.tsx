import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal as MantineModal } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { classes } from '#ui/classes'
import { CloseButton } from '#ui/close-button'
import { useFocusBack, useLayer } from '#ui/layers'
import { Mantine } from '#ui/mantine'
import { KeyForwarder } from './key-forwarder.tsx'
import css from './modal.module.css'

const widths = { small: 420, medium: 560, large: 800 } as const

export interface ModalProps {
  opened: boolean
  onClose: () => void
  title: string
  /** a sentence under the title */
  text?: ReactNode
  size?: keyof typeof widths
  /** buttons, the main one last */
  foot?: ReactNode
  /** the main button reaches other people, so it never gets the focus first, and no single letter opens the modal */
  reachesOthers?: boolean | undefined
  /** false while closing would lose data; the cross and Escape still call onClose, which can ask */
  closesOnOutside?: boolean
  /** the body has no padding, for lists that reach the edges */
  bare?: boolean
  children?: ReactNode
}

export function Modal(props: ModalProps) {
  const { opened, onClose, title, text, size = 'medium', foot, reachesOthers = false, ...more } = props
  const { closesOnOutside = true, bare, children } = more
  const isTop = useLayer(opened, onClose)
  useFocusBack(opened)
  const closeFromOutside = useOutsideClick(opened, onClose)
  return (
    <Mantine>
      <MantineModal.Root
        opened={opened}
        onClose={onClose}
        centered
        // our own code returns the focus, because it knows menus and cells
        returnFocus={false}
        // we lock the scrolling ourselves, because Mantine does it with a style element
        lockScroll={false}
        closeOnClickOutside={false}
        closeOnEscape={isTop}
        transitionProps={{ duration: 160, transition: 'fade-up' }}>
        <MantineModal.Overlay
          className={css.overlay ?? ''}
          backgroundOpacity={1}
          onClick={closesOnOutside ? closeFromOutside : undefined}
        />
        <MantineModal.Content
          classNames={{ content: css.content ?? '', inner: css.inner ?? '' }}
          style={{ '--modal-width': `${widths[size]}px` }}>
          <KeyForwarder>
            <MantineModal.Title className={css.title ?? ''} {...(reachesOthers && { tabIndex: -1, ref: beginAtTitle })}>
              {title}
            </MantineModal.Title>
            <div className={classes(css.body, bare && css.bare)}>
              {text && <p className={css.lead}>{text}</p>}
              {children}
            </div>
            {foot && (
              <div className={css.foot} data-modal-foot>
                {foot}
              </div>
            )}
            {/* the cross comes last, because the focus begins at the first useful control */}
            <div className={css.close}>
              <CloseButton onClick={onClose} />
            </div>
          </KeyForwarder>
        </MantineModal.Content>
      </MantineModal.Root>
    </Mantine>
  )
}

const doubleClickMs = 500

/** Closes, unless the click is the second one of a double click on what has opened the modal. */
function useOutsideClick(opened: boolean, onClose: () => void): () => void {
  const openedAt = useRef(0)
  useEffect(() => {
    if (opened) openedAt.current = performance.now()
  }, [opened])
  return () => {
    if (performance.now() - openedAt.current > doubleClickMs) onClose()
  }
}

const firstFocus = 'data-autofocus'

/**
 * Lets the focus begin at the title, unless a field of the body asks for it. A button of the foot that asks stands behind the title
 * and does not get it: whoever types on, or presses Enter once too often, sends nothing.
 */
function beginAtTitle(title: HTMLElement | null): void {
  const isAsked = title?.nextElementSibling?.querySelector(`[${firstFocus}]`) ?? null
  title?.toggleAttribute(firstFocus, isAsked === null)
}
