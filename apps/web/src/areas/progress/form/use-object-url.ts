import { useMemo, useSyncExternalStore } from 'react'

/** A file of the device as an address for an image, for as long as somebody shows it. */
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
