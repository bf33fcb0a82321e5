import { IconInfoCircle } from '@tabler/icons-react'
import type { ButtonHTMLAttributes } from 'react'
import { Tooltip } from '#ui/tooltip'
import css from './info-tip.module.css'

interface InfoTipProps extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'tabIndex' | 'onPointerEnter' | 'onFocus'> {
  text: string
  /** names it where the text is loaded only when somebody asks for it */
  label?: string
  /** the key with the same effect */
  keys?: string
}

/** A mark that explains the label beside it: on hover, on focus, or by a tap on touch. */
export function InfoTip({ text, label = text, keys, ...events }: InfoTipProps) {
  return (
    <Tooltip text={text} keys={keys} taps>
      <button type="button" className={css.tip} aria-label={label} aria-keyshortcuts={keys} {...events}>
        <IconInfoCircle stroke={1.5} aria-hidden />
      </button>
    </Tooltip>
  )
}
