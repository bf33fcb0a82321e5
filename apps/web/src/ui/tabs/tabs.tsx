import { useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classes } from '#ui/classes'
import { Link } from '#ui/link'
import css from './tabs.module.css'

interface Shared {
  /** the name of the group of tabs, read aloud */
  label: string
  /** without padding at the sides */
  flush?: boolean
  /** the second row, of the parts of a tab */
  isSecond?: boolean
  /** after the last tab: save view, more */
  after?: ReactNode
}

function Words({ label, count }: { label: string; count: number | string | undefined }) {
  return (
    <>
      <span className={css.label} data-text={label}>
        {label}
      </span>
      {count !== undefined && <span className={css.count}>{count}</span>}
    </>
  )
}

export type TabLink = { href: string; label: string; count?: number | string }
/** `isWithin`: the open page is one below the address of the current tab. */
export type TabLinksProps = Shared & { tabs: readonly TabLink[]; current: string | undefined; isWithin?: boolean }

/** Tabs that are links: each has an address. */
export function TabLinks({ label, tabs, current, isWithin, isSecond, flush, after }: TabLinksProps) {
  return (
    <nav aria-label={label} className={classes(css.tabs, isSecond && css.second, flush && css.flush)}>
      {tabs.map(tab => (
        <Link
          key={tab.href}
          href={tab.href}
          className={css.tab}
          aria-current={tab.href === current ? (isWithin ? 'true' : 'page') : undefined}>
          <Words label={tab.label} count={tab.count} />
        </Link>
      ))}
      {after && <span className={css.after}>{after}</span>}
    </nav>
  )
}

export type Tab<Value extends string> = { value: Value; label: string; count?: number | string }
export type TabsProps<Value extends string> = Shared & {
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** id of the element whose content changes */
  controls?: string | undefined
}

const stepKeys: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs within one page: the choice changes the content below. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, controls, flush, after }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null)
  const goTo = (index: number) => {
    const tab = tabs[(index + tabs.length) % tabs.length]
    if (!tab) return
    onChange(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(tab)]?.focus()
  }
  const keyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(tab => tab.value === value)
    const step = stepKeys[event.key]
    const target = step ? at + step : event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : undefined
    if (target === undefined) return
    event.preventDefault()
    goTo(target)
  }
  return (
    <div className={classes(css.tabs, flush && css.flush)}>
      <div ref={list} role="tablist" tabIndex={-1} aria-label={label} style={{ display: 'contents' }} onKeyDown={keyDown}>
        {tabs.map(tab => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            className={css.tab}
            aria-selected={tab.value === value}
            aria-controls={controls}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}>
            <Words label={tab.label} count={tab.count} />
          </button>
        ))}
      </div>
      {after && <span className={css.after}>{after}</span>}
    </div>
  )
}
