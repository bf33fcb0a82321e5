import '@mantine/core/styles/Tooltip.layer.css'
import { Tooltip } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import css from './info-tip.module.css'

/** A mark beside a label that explains it: hover, focus, or a tap on touch. */
export function InfoTip({ text }: { text: string }) {
  return (
    <Tooltip label={text} multiline maw={320} events={{ hover: true, focus: true, touch: true }}>
      <button type="button" className={css.tip} aria-label={text}>
        <IconInfoCircle stroke={1.5} aria-hidden />
      </button>
    </Tooltip>
  )
}
