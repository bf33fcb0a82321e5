import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { classes } from '#ui/classes'
import { CloseButton } from '#ui/close-button'
import { useCountdown } from '#ui/countdown'
import { Link } from '#ui/link'
import css from './banner.module.css'
import { banners, dismissBanner } from './store.ts'
import type { BannerButton, BannerMessage, BannerType } from './store.ts'

const iconsByState = {
  success: IconCircleCheck,
  error: IconAlertCircle,
  warning: IconAlertTriangle,
  info: IconClock,
} as const satisfies Record<BannerType, unknown>

export type BannerProps = Omit<BannerMessage, 'id' | 'onClose'> & {
  /** called when the banner closes: by the cross, at the end of its time, or after a button's action */
  onClose: () => void
  /** rounded, for use inside a page rather than across its top */
  inset?: boolean
}

export function Banner({ type, lead, text, buttons = [], duration, isClosable = true, onClose, inset }: BannerProps) {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  useCountdown({
    duration,
    isPaused: isHovered || isFocused,
    onTick: left => {
      if (bar.current) bar.current.style.transform = `scaleX(${left})`
    },
    onEnd: onClose,
  })
  const Icon = iconsByState[type]
  return (
    <div
      className={classes(css.banner, css[type], inset && css.inset)}
      role={type === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}>
      <Icon stroke={1.5} aria-hidden />
      <p className={css.text}>
        {lead && <b>{lead}</b>}
        {text}
      </p>
      <div className={css.buttons}>
        {buttons.map(button => (
          <Action key={button.text} button={button} onDone={onClose} />
        ))}
        {isClosable && <CloseButton onClick={onClose} />}
      </div>
      {duration !== undefined && <div ref={bar} className={css.bar} />}
    </div>
  )
}

function Action({ button, onDone }: { button: BannerButton; onDone: () => void }) {
  if (button.to !== undefined) {
    return (
      <Link className={css.button} href={button.to} onClick={onDone}>
        {button.text}
      </Link>
    )
  }
  const run = () => {
    button.onClick()
    onDone()
  }
  return (
    <button type="button" className={css.button} onClick={run}>
      {button.text}
    </button>
  )
}

/** Shows the banners that were passed to showBanner, above the content in the shell's layouts. */
export function BannerHost() {
  return banners.use().map(({ id, onClose, ...message }) => {
    const close = () => {
      dismissBanner(id)
      onClose?.()
    }
    return <Banner key={id} {...message} onClose={close} />
  })
}
