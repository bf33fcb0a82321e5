import { useEffect } from 'react'
import { whenSettled } from '#lib/build'

/** Shows how many things of a part of the app wait. The code that counts them all is loaded when the first page is there. */
export function useWaitingCount(part: string, count: number | undefined): void {
  useEffect(() => {
    if (count === undefined) return
    return whenSettled(
      () =>
        void import('#lib/badge').then(
          ({ setWaitingCount }) => setWaitingCount(part, count),
          () => undefined,
        ),
    )
  }, [part, count])
}
