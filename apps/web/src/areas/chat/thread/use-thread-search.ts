import { useRef, useState, type KeyboardEvent } from 'react'

/** The state of the search in a thread; `frame` goes onto the thread itself. */
export function useThreadSearch(mayBegin: boolean, onEnd: () => void) {
  const box = useRef<HTMLElement>(null)
  const [isSearching, setSearching] = useState(false)
  const begin = () => setSearching(true)
  const end = () => {
    const litMessage = box.current?.querySelector<HTMLElement>('[data-lit]')
    // the focus goes to the message that was found
    if (litMessage) litMessage.focus({ preventScroll: true })
    else requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('header [aria-haspopup="menu"]')?.focus())
    setSearching(false)
    onEnd()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isInside = event.target instanceof Node && box.current?.contains(event.target)
    if (!isInside || event.defaultPrevented) return
    if (isSearching && event.key === 'Escape') end()
    // a second press, in the search field, opens the browser's own search
    else if (!isSearching && mayBegin && isFindKey(event)) begin()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { isSearching, begin, end, frame: { ref: box, onKeyDown } }
}

const isFindKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'f' && (ctrlKey || metaKey) && !altKey && !shiftKey
