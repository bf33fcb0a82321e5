import '@mantine/core/styles/Tooltip.layer.css'
import { Tooltip as MantineTooltip } from '@mantine/core'
import type { ReactElement } from 'react'
import css from './tooltip.module.css'

export type TooltipProps = {
  text: string
  /** the key that does the same */
  keys?: string | undefined
  side?: 'top' | 'bottom' | 'left' | 'right'
  disabled?: boolean
  /** one element that takes focus */
  children: ReactElement
}

export function Tooltip({ text, keys, side = 'top', disabled, children }: TooltipProps) {
  return (
    <MantineTooltip
      label={
        <>
          {text}
          {keys && <span className={css.keys}>{keys}</span>}
        </>
      }
      position={side}
      disabled={disabled || !text}
      classNames={{ tooltip: css.tooltip ?? '' }}
      openDelay={350}
      events={{ hover: true, focus: true, touch: false }}
      transitionProps={{ duration: 120, transition: 'fade' }}
      withinPortal
    >
      {children}
    </MantineTooltip>
  )
}
