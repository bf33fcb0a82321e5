import { useEffect, useState } from 'react'

export type LinkUse<T> = { state: 'waiting' } | { state: 'done'; answer: T } | { state: 'failed'; error: unknown }

// a link counts once: drawing the page again must not spend it again
const spentLinks = new Map<string, Promise<unknown>>()

/** Uses a mail's link as its page opens; `again` tries once more after a failure of the network. */
export function useLink<T>(name: string, spend: () => Promise<T>): LinkUse<T> & { again: () => void } {
  const [use, setUse] = useState<LinkUse<T>>({ state: 'waiting' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isGone = false
    const show = (next: LinkUse<T>) => {
      if (!isGone) setUse(next)
    }
    const promise = (spentLinks.get(name) as Promise<T> | undefined) ?? spend()
    spentLinks.set(name, promise)
    promise.then(
      answer => show({ state: 'done', answer }),
      (error: unknown) => show({ state: 'failed', error }),
    )
    return () => {
      isGone = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what spends it is made anew with every drawing
  }, [name, tries])
  const again = () => {
    spentLinks.delete(name)
    setUse({ state: 'waiting' })
    setTries(tries + 1)
  }
  return { ...use, again }
}
