import { useMemo, useSyncExternalStore } from 'react'

/** The object URL of a file, for as long as a component shows it. */
export function useObjectUrl(file: File): string | undefined {
  const { subscribe, address } = useMemo(() => addressOf(file), [file])
  return useSyncExternalStore(subscribe, address)
}

function addressOf(file: File) {
  let made: string | undefined
  return {
    subscribe: (changed: () => void) => {
      made = URL.createObjectURL(file)
      changed()
      return () => {
        if (made) URL.revokeObjectURL(made)
        made = undefined
      }
    },
    address: () => made,
  }
}
