import { useEffect, useEffectEvent, useRef } from 'react'
import type { ReactNode } from 'react'
import { useLayer } from '#ui/layers'
import { useWords } from '../words/index.ts'
import css from './drawer.module.css'

export interface DrawerProps {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * The phone's menu over the page. The page is inert meanwhile, so the keyboard focus stays inside. It does not use
 * showModal, because the sidebar's menus and tooltips are in portals and would be below the top layer.
 */
export function Drawer({ isOpen, onClose, children }: DrawerProps) {
  const t = useWords()
  const panel = useRef<HTMLDialogElement>(null)
  useLayer(isOpen, onClose)
  const onEscape = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) onClose()
  })
  useEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    panel.current?.focus()
    const listen = (event: KeyboardEvent) => onEscape(event)
    document.addEventListener('keydown', listen)
    return () => {
      document.removeEventListener('keydown', listen)
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isOpen])
  if (!isOpen) return null
  return (
    <>
      <button type="button" className={css.scrim} aria-label={t('closeMenu')} tabIndex={-1} onClick={onClose} />
      <dialog ref={panel} open className={css.panel} aria-modal="true" aria-label={t('mainMenu')} tabIndex={-1}>
        {children}
      </dialog>
    </>
  )
}
