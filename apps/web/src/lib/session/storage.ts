/** A browser may refuse its storage (private windows, policies): the session then lasts as long as the tab. */
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
        // full or refused: the value lives on in memory
      }
    },
  }
}

/** Shared by all tabs. */
export const device = guarded(() => globalThis.localStorage)
/** This tab's own. */
export const tab = guarded(() => globalThis.sessionStorage)
