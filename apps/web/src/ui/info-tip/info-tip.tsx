import { IconInfoCircle } from '@tabler/icons-react'
import { Tooltip } from '#ui/tooltip'
import css from './info-tip.module.css'

/** A mark that explains the label beside it: on hover, on focus, or by a tap on touch. */
export function InfoTip({ text }: { text: string }) {
  return (
    <Tooltip text={text} taps>
      <button type="button" className={css.tip} aria-label={text}>
        <IconInfoCircle stroke={1.5} aria-hidden />
      </button>
    </Tooltip>
  )
}
