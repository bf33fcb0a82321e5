import { cloneElement, isValidElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { useOpener } from '#ui/late'
import { PopoverPanel } from './popover-panel.tsx'

export interface PopoverProps {
  /** a button with a name; it opens and closes the panel */
  target: (opened: boolean, toggle: () => void) => ReactElement
  side?: 'bottom-start' | 'bottom-end' | 'bottom' | 'top-start' | 'right-start'
  bare?: boolean
  /** twice as wide, for a picture with a list beside it */
  wide?: boolean
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A small panel beside its button, for a filter or a few fields. The focus moves into it and returns. */
export function Popover({ target, side = 'bottom-start', bare = false, wide = false, children }: PopoverProps) {
  const { id, opened, wasOpened, turn } = useOpener()
  const button = target(opened, () => turn(!opened))
  const targetId = isValidElement<{ id?: string }>(button) ? (button.props.id ?? id) : id
  const trigger = {
    id: targetId,
    'aria-haspopup': 'dialog',
    'aria-expanded': opened,
    'aria-controls': opened ? `${targetId}-dropdown` : undefined,
  }
  return (
    <>
      {cloneElement(button, trigger)}
      {wasOpened && (
        <PopoverPanel targetId={targetId} opened={opened} onTurn={turn} side={side} bare={bare} wide={wide}>
          {children}
        </PopoverPanel>
      )}
    </>
  )
}
