import { Row } from '#ui/layout'
import css from './kbd.module.css'

export function Kbd({ children }: { children: string }) {
  return <kbd className={css.key}>{children}</kbd>
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
