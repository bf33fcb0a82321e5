import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { modalOpen } from './layers.ts'

// Where the focus goes when a modal, side panel or menu closes.

interface Opener {
  element: HTMLElement | null
  /** Keys had led to it, so that whoever uses them finds the focus there again. */
  isByKeys: boolean
  /** The opener of the modal that contains the element; used where that modal has closed in favour of the new layer. */
  earlier: Opener | undefined
}

type Home = () => HTMLElement | null | undefined

const homes: Home[] = []
let latestOpener: Opener | undefined

/**
 * On a page that is typed into, the focus belongs into a cell. It goes there when what had it before is gone, or is a button that a
 * pointer has pressed.
 */
export function useFocusHome(find: Home): void {
  const home = useEffectEvent(find)
  useEffect(() => {
    const own = () => home()
    homes.push(own)
    return () => void homes.splice(homes.indexOf(own), 1)
  }, [])
}

/** Gives the focus back after a layer of the page has closed, whether the layer stays mounted or not. */
export function useFocusBack(opened: boolean): void {
  // in the first render, because a layer in whose place this one comes is gone afterwards
  const [first] = useState(() => (opened ? rememberOpener() : undefined))
  const opener = useRef(first)
  const wasOpened = useRef(opened)
  useLayoutEffect(() => {
    if (opened && !wasOpened.current) opener.current = rememberOpener()
    wasOpened.current = opened
  }, [opened])
  // after the page is drawn without it: another table may have come meanwhile
  useEffect(() => {
    if (!opened) return
    return () => opener.current && giveBack(opener.current)
  }, [opened])
}

function rememberOpener(): Opener {
  const { activeElement } = document
  const element = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null
  // the items of a menu go with it
  const opener = element && (triggerOf(element) ?? element)
  latestOpener = {
    element: opener,
    isByKeys: element?.matches(':focus-visible') ?? false,
    earlier: opener?.closest('[role="dialog"]') ? latestOpener : undefined,
  }
  return latestOpener
}

function triggerOf(element: HTMLElement): HTMLElement | null {
  const triggerId = element.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return triggerId ? document.getElementById(triggerId) : null
}

function giveBack(opener: Opener): void {
  // a modal that lies over the page keeps what it has
  if (modalOpen.get() && !opener.element?.closest('[role="dialog"]')) return
  const { activeElement } = document
  const isLost = activeElement === null || activeElement === document.body
  const layer = activeElement?.closest('[role="dialog"], [role="menu"]')
  // an element that the person has focused meanwhile keeps the focus
  if (!isLost && (!layer || layer.contains(opener.element))) return
  focusBack(opener)
}

function focusBack({ element, isByKeys, earlier }: Opener): void {
  const isThere = element?.isConnected ?? false
  const home = isThere && (isByKeys || element?.closest('[role="dialog"]')) ? undefined : homes.at(-1)?.()
  if (home) home.focus({ preventScroll: true })
  else if (isThere) element?.focus({ preventScroll: true })
  else if (earlier) focusBack(earlier)
}
