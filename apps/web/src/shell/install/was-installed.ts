import { isInstalled } from '#lib/device'
import { createStore, useStored } from '#lib/store'

const name = 'allenio.installed'
const remembered = createStore(false)

/** Stores that the app was installed, because a browser tab cannot ask for it later. */
export function rememberInstalled(): void {
  try {
    localStorage.setItem(name, 'yes')
  } catch {
    // storage is refused: the offer is made again next time
  }
  remembered.set(true)
}

function wasInstalled(): boolean {
  if (isInstalled()) return true
  try {
    return localStorage.getItem(name) === 'yes'
  } catch {
    return false
  }
}

export const useWasInstalled = (): boolean => useStored(remembered) || wasInstalled()
