import { classes } from '#ui/classes'
import { Row } from '#ui/layout'
import css from './kbd.module.css'

interface KbdProps {
  /** part of a list of keys, which is read on a tablet too, whose keyboard no media query knows of */
  isListed?: boolean
  children: string
}

/** The key with the same effect as what it stands beside. It is hidden where nobody has a keyboard. */
export function Kbd({ isListed, children }: KbdProps) {
  return <kbd className={classes(css.key, isListed && css.listed)}>{children}</kbd>
}

export type KeyHelpItem = { keys: readonly string[]; text: string }

/** Lists the keys and their actions, for the bar at a page's foot. It is hidden where there is no keyboard. */
export function KeyHelp({ items }: { items: readonly KeyHelpItem[] }) {
  return (
    <ul className={css.help}>
      {items.map(({ keys, text }) => (
        <Row as="li" key={text} gap={6}>
          {keys.map(key => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {text}
        </Row>
      ))}
    </ul>
  )
}
