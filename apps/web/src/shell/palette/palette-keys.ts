import { useEffect } from 'react'
import { session } from '#lib/session'
import { closePalette, isPaletteOpen, openPalette } from '../frame/open-state.ts'
import { afterKey, noKeys, type EarlyKeys } from './early-keys.ts'

let earlyKeys: EarlyKeys = noKeys
let isFieldReady = false

/** The keys that were typed before the field was there. */
export const getEarlyKeys = (): EarlyKeys => earlyKeys

export function forgetEarlyKeys(): void {
  earlyKeys = noKeys
}

/** Called once the field has the focus: from now on it hears the keys itself. Returns what to call when it goes. */
export function takeOverKeys(): () => void {
  isFieldReady = true
  forgetEarlyKeys()
  return () => {
    isFieldReady = false
  }
}

/**
 * Opens the palette by its keys, and keeps what is typed until its field is there. It runs from the first moment on, because people
 * type as soon as they have pressed the keys, while the code of the palette may still be on its way.
 */
export function usePaletteKeys(): void {
  useEffect(() => {
    // an editor may have a command of its own on these keys, so it hears them first
    const openByKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPaletteKey(event) || session().token === undefined) return
      event.preventDefault()
      if (!isPaletteOpen()) forgetEarlyKeys()
      openPalette()
    }
    const keepKey = (event: KeyboardEvent) => {
      if (!isPaletteOpen() || isFieldReady) return
      const typed = afterKey(earlyKeys, event)
      if (typed === undefined) return
      event.preventDefault()
      event.stopPropagation()
      if (typed === 'close') closePalette()
      earlyKeys = typed === 'close' ? noKeys : typed
    }
    window.addEventListener('keydown', openByKey)
    window.addEventListener('keydown', keepKey, true)
    return () => {
      window.removeEventListener('keydown', openByKey)
      window.removeEventListener('keydown', keepKey, true)
    }
  }, [])
}

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
