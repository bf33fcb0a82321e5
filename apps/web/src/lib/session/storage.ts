import { newId } from '@allenio/domain/ids'

/** A browser may refuse storage (private windows, policies): the session then lasts as long as the tab. */
function guarded(open: () => Storage | undefined) {
  const storage = () => {
    try {
      return open()
    } catch {
      return undefined
    }
  }
  return {
    read: (name: string): string | undefined => storage()?.getItem(name) ?? undefined,
    write(name: string, value: string | undefined): void {
      try {
        if (value === undefined) storage()?.removeItem(name)
        else storage()?.setItem(name, value)
      } catch {
        // storage is full or refused: the value stays in memory
      }
    },
  }
}

/** All tabs share it. */
export const device = guarded(() => globalThis.localStorage)
/** It belongs to this tab alone. */
export const tab = guarded(() => globalThis.sessionStorage)

/** Every write carries it, so that this page knows which changes are its own. */
export const tabId: string = newId()
