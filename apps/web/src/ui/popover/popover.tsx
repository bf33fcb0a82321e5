import { cloneElement, isValidElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { latePart, useOpener } from '#ui/late'

export interface PopoverProps {
  /** a button with a name; it opens and closes the panel */
  target: (opened: boolean, toggle: () => void) => ReactElement
  side?: 'bottom-start' | 'bottom-end' | 'bottom' | 'top-start' | 'right-start'
  bare?: boolean
  /** twice as wide, for a picture with a list beside it */
  wide?: boolean
  children: ReactNode | ((close: () => void) => ReactNode)
}

const panel = latePart(async () => (await import('./popover-panel.tsx')).PopoverPanel)

/** A small panel beside its button, for a filter or a few fields. The focus moves into it and returns. */
export function Popover({ target, side = 'bottom-start', bare = false, wide = false, children }: PopoverProps) {
  const { id, opened, turn, Part: Panel, near } = useOpener(panel)
  const button = target(opened, () => turn(!opened))
  const targetId = isValidElement<{ id?: string }>(button) ? (button.props.id ?? id) : id
  const trigger = {
    id: targetId,
    'aria-haspopup': 'dialog',
    'aria-expanded': opened,
    'aria-controls': opened && Panel ? `${targetId}-dropdown` : undefined,
    onPointerEnter: near,
    onFocus: near,
  }
  return (
    <>
      {cloneElement(button, trigger)}
      {Panel && (
        <Panel targetId={targetId} opened={opened} onTurn={turn} side={side} bare={bare} wide={wide}>
          {children}
        </Panel>
      )}
    </>
  )
}
