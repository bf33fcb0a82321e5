import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { messageOf, reportCallError } from '#lib/api'
import type { Me } from '../me/me.ts'
import { goTo } from '../routing/navigate.ts'
import type { PaletteItem } from './palette-item.ts'
import { getEarlyKeys } from './palette-keys.ts'
import { rememberItem } from './recent.ts'
import { useSections } from './use-sections.ts'

export interface PaletteProps {
  me: Me
  onClose: () => void
  /** Shows a dialog in place of the palette. */
  onDialog: (dialog: (close: () => void) => ReactNode) => void
}

/** Keeps the typed text and the chosen row, and carries it out. */
export function usePalette({ me, onClose, onDialog }: PaletteProps) {
  const [typed, setTyped] = useState(() => getEarlyKeys().text)
  // stores the id, because items that arrive later must not take the place of the one that Enter was meant for
  const [activeId, setActiveId] = useState<string>()
  // Enter that came before the result of what was typed
  const [isEntered, setEntered] = useState(() => getEarlyKeys().isEntered)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const query = typed.trimStart().replaceAll(/\s+/g, ' ')
  const { sections, isSearching, hasFailed } = useSections(me, query)
  const items = sections.flatMap(section => (section.isOutdated ? [] : section.items))
  const first = isSearching ? undefined : items[0]
  const activeItem = items.find(({ id }) => id === activeId) ?? first

  const type = (text: string) => {
    setTyped(text)
    setActiveId(undefined)
    setEntered(false)
    setFailure(undefined)
  }
  const send = async (write: () => Promise<unknown>) => {
    setSending(true)
    setFailure(undefined)
    try {
      await write()
      onClose()
    } catch (error) {
      setFailure(messageOf(error))
      reportCallError(error, { quiet: true })
    } finally {
      setSending(false)
    }
  }
  const open = (item: PaletteItem) => {
    if (isSending) return
    if (item.complete !== undefined) return type(item.complete)
    if (item.send) return void send(item.send)
    onClose()
    if (item.dialog) return onDialog(item.dialog)
    if (item.href === undefined) return item.run?.()
    rememberItem({ id: item.id, label: item.label, href: item.href })
    goTo(item.href)
  }
  const enter = () => {
    if (activeItem) open(activeItem)
    else setEntered(true)
  }
  const move = (step: number) => {
    const at = activeItem ? items.indexOf(activeItem) : step > 0 ? -1 : 0
    setActiveId(items[(at + step + items.length) % items.length]?.id)
  }
  const openFirst = useEffectEvent(() => {
    // without the answer of a source, the first row may not be what was meant
    if (first && !hasFailed) open(first)
  })
  useEffect(() => {
    if (!isEntered || isSearching) return
    const timer = setTimeout(() => openFirst())
    return () => clearTimeout(timer)
  }, [isEntered, isSearching])
  return { typed, type, query, sections, items, activeItem, setActiveId, isSearching, isSending, hasFailed, failure, open, enter, move }
}
