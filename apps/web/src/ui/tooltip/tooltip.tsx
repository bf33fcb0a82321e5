import { cloneElement, isValidElement, useEffect } from 'react'
import type { ReactElement } from 'react'
import { showTips } from './tip-host.ts'

export interface TooltipProps {
  text: string
  /** the key with the same effect */
  keys?: string | undefined
  side?: 'top' | 'bottom' | 'left' | 'right'
  disabled?: boolean
  /** a tap shows it too, for an element that does nothing else when pressed */
  taps?: boolean
  /** only where the element has no room for its text */
  ifClipped?: boolean | undefined
  /** the focus is taken by the link or button around the element: it shows the tip as well */
  isInside?: boolean | undefined
  /** one element that can take the focus */
  children: ReactElement
}

/**
 * The element stays unchanged and only carries the tip's text as data. One host for the whole page reads it when the
 * pointer or the focus comes, so a list of fifty buttons renders no tooltip.
 */
export function Tooltip({ text, keys, side = 'top', disabled, taps, ifClipped, isInside, children }: TooltipProps) {
  useEffect(showTips, [])
  if (disabled || !text || !isValidElement<TipMarks>(children)) return children
  return cloneElement(children, {
    'data-tip': text,
    'data-tip-keys': keys,
    'data-tip-side': side,
    'data-tip-taps': taps || undefined,
    'data-tip-clipped': ifClipped || undefined,
    'data-tip-inside': isInside || undefined,
  })
}

interface TipMarks {
  'data-tip': string
  'data-tip-keys': string | undefined
  'data-tip-side': string
  'data-tip-taps': boolean | undefined
  'data-tip-clipped': boolean | undefined
  'data-tip-inside': boolean | undefined
}
