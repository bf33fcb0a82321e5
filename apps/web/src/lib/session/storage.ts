import { newId } from '@allenio/domain/ids'

/** A storage that falls back to memory, because browsers may refuse it (private windows, policies). Values then last as long as the tab. */
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

/** The storage that all tabs share. */
export const device = guarded(() => globalThis.localStorage)
/** The storage of this tab alone. */
export const tab = guarded(() => globalThis.sessionStorage)

/** The id of this page, which it sends with every write to recognise its own changes. */
export const tabId: string = newId()
