import { cloneElement, isValidElement, useEffect } from 'react'
import type { ReactElement } from 'react'
import { showTips } from './tip-host.ts'

export type TooltipProps = {
  text: string
  /** the key that does the same */
  keys?: string | undefined
  side?: 'top' | 'bottom' | 'left' | 'right'
  disabled?: boolean
  /** a tap shows it too: there is nothing else to press */
  taps?: boolean
  /** one element that takes focus */
  children: ReactElement
}

/**
 * The element stays what it is and only carries what to say about it. One host for the whole page reads that when the
 * pointer or the focus comes: a list of fifty buttons draws no tooltip.
 */
export function Tooltip({ text, keys, side = 'top', disabled, taps, children }: TooltipProps) {
  useEffect(showTips, [])
  if (disabled || !text || !isValidElement<TipMarks>(children)) return children
  return cloneElement(children, { 'data-tip': text, 'data-tip-keys': keys, 'data-tip-side': side, 'data-tip-taps': taps || undefined })
}

type TipMarks = { 'data-tip': string; 'data-tip-keys': string | undefined; 'data-tip-side': string; 'data-tip-taps': boolean | undefined }
