import { useState, type KeyboardEvent, type RefObject } from 'react'
import type { ThreadRow } from '../rows.ts'
import { useThreadActions } from './thread-actions.ts'

interface MessageKeys {
  rows: readonly ThreadRow[]
  box: RefObject<HTMLDivElement | null>
  /** Scrolls to the row. */
  scrollTo: (index: number) => void
}

/** The arrow keys walk through the messages, Enter opens the actions, and r answers. */
export function useMessageKeys({ rows, box, scrollTo }: MessageKeys) {
  const { reply } = useThreadActions()
  const [activeKey, setActiveKey] = useState<string>()
  const isThere = rows.some(({ key }) => key === activeKey)
  const active = isThere ? activeKey : rows.at(-1)?.key
  const focus = (key: string, frames = 12) =>
    requestAnimationFrame(() => {
      const line = box.current?.querySelector<HTMLElement>(`[data-message="${CSS.escape(key)}"]`)
      if (line) line.focus({ preventScroll: true })
      // a row that is far off is rendered only once the scrolling has arrived there
      else if (frames > 0) focus(key, frames - 1)
    })
  const focusRow = (index: number) => {
    const row = rows[index]
    if (!row) return
    setActiveKey(row.key)
    scrollTo(index)
    focus(row.key)
  }
  /** The arrow keys continue from this row. */
  const activate = (index: number) => setActiveKey(rows[index]?.key)
  const keyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const line = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-message]') : null
    if (!line || event.target !== line || event.altKey || event.ctrlKey || event.metaKey) return
    const index = rows.findIndex(({ key }) => key === line.dataset['message'])
    const row = rows[index]
    const goals: Record<string, number> = {
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      PageUp: index - 8,
      PageDown: index + 8,
      Home: 0,
      End: rows.length - 1,
    }
    const goal = goals[event.key]
    if (goal !== undefined) focusRow(Math.min(Math.max(0, goal), rows.length - 1))
    else if (event.key === 'Enter') line.querySelector<HTMLButtonElement>('button[aria-haspopup]')?.click()
    else if (event.key === 'r' && row?.kind === 'message' && row.message.may.reply) reply(row.message)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { active, focusRow, activate, keyDown }
}

/** Moves the focus from an empty composer to the last message of its thread. */
export function focusLastMessage(field: HTMLElement | null): void {
  field?.closest('section')?.querySelector<HTMLElement>('[data-message][tabindex="0"]')?.focus()
}
