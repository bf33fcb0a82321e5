import { useMemo, useSyncExternalStore } from 'react'

/** The object URL of a file, for as long as a component shows it. */
export function useObjectUrl(file: File): string | undefined {
  const { subscribe, address } = useMemo(() => createUrlStore(file), [file])
  return useSyncExternalStore(subscribe, address)
}

function createUrlStore(file: File) {
  let url: string | undefined
  return {
    subscribe: (onChange: () => void) => {
      url = URL.createObjectURL(file)
      onChange()
      return () => {
        if (url) URL.revokeObjectURL(url)
        url = undefined
      }
    },
    address: () => url,
  }
}
