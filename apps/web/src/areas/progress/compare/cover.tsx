import { useEffect, useEffectEvent, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useLayer } from '#ui/layers'
import css from './cover.module.css'

interface CoverProps {
  label: string
  onClose: () => void
  onKeyDown: (event: KeyboardEvent) => void
  children: ReactNode
}

/** The whole screen, dark whatever the scheme: photos are judged against a quiet ground. */
export function Cover({ label, onClose, onKeyDown, children }: CoverProps) {
  const place = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useLayer(true, onClose)
  useEffect(() => {
    const page = document.querySelector('#root')
    const before = document.activeElement
    // the page below must not take the focus or clicks
    page?.toggleAttribute('inert', true)
    place.current?.focus()
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close()
    }
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('keydown', escape)
      page?.toggleAttribute('inert', false)
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and the arrows work wherever the focus is
    <div
      ref={place}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element lies above the tooltips of its own buttons
      role="dialog"
      aria-modal
      aria-label={label}
      tabIndex={-1}
      data-scheme="dark"
      className={css.cover}
      onKeyDown={onKeyDown}>
      {children}
    </div>,
    document.body,
  )
}
