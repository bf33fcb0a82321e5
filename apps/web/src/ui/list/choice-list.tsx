/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events,
   jsx-a11y/interactive-supports-focus --
   no tag shows more than text in an option; the list hears the keys for all of them */
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import css from './list.module.css'

export interface ChoiceListProps<Item> {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  show: (item: Item) => ReactNode
  onChoose: (item: Item) => void
  /** The active option, where the owner moves it with keys of its own. */
  active?: number
  onActive?: (index: number) => void
}

/**
 * A list of options in a modal or popover. Up, Down and Enter work here and, because the modal forwards them, from the
 * search box above it.
 */
export function ChoiceList<Item>({ label, items, keyOf, show, onChoose, ...owner }: ChoiceListProps<Item>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(0)
  // typing shortens the list, and the active option must stay within it
  const active = Math.min(owner.active ?? wanted, items.length - 1)
  useEffect(() => {
    if (owner.active !== undefined) list.current?.children[owner.active]?.scrollIntoView({ block: 'nearest' })
  }, [owner.active])

  const activate = (index: number) => {
    setWanted(index)
    owner.onActive?.(index)
  }
  const moveTo = (index: number) => {
    const next = (index + items.length) % items.length
    activate(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }
  const keyDown = (event: KeyboardEvent) => {
    const item = items[active]
    if (!item) return
    if (event.key === 'ArrowDown') moveTo(active + 1)
    else if (event.key === 'ArrowUp') moveTo(active - 1)
    else if (event.key === 'Enter') onChoose(item)
    else return
    event.preventDefault()
  }
  return (
    <div
      ref={list}
      role="listbox"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
      data-modal-list
      className={css.choices}
      onKeyDown={keyDown}>
      {items.map((item, index) => (
        <div
          key={keyOf(item)}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          data-active={index === active || undefined}
          className={css.choice}
          onPointerMove={() => activate(index)}
          onClick={() => onChoose(item)}>
          {show(item)}
        </div>
      ))}
    </div>
  )
}
