import { useEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useLayer } from '#ui/layers'
import { useWords } from '../words/index.ts'
import css from './drawer.module.css'

export interface DrawerProps {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** The phone's menu, over the page. The page behind is inert, so the keyboard stays inside by itself. */
export function Drawer({ isOpen, onClose, children }: DrawerProps) {
  const t = useWords()
  const panel = useRef<HTMLDivElement>(null)
  useLayer(isOpen, onClose)
  useEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    panel.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isOpen])
  if (!isOpen) return null
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <>
      <button type="button" className={css.scrim} aria-label={t('closeMenu')} tabIndex={-1} onClick={onClose} />
      <div ref={panel} className={css.panel} role="dialog" aria-modal="true" aria-label={t('mainMenu')} tabIndex={-1} onKeyDown={onKeyDown}>
        {children}
      </div>
    </>
  )
}
