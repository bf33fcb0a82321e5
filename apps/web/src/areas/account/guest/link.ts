import { useEffect, useState } from 'react'
import { useLocation } from '@tanstack/react-router'

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

/** The values of a mailed link, read from the raw address: the router would parse a token of digits as a number. */
export function useLinkValues(): { token: string; email: string } {
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  const values = new URLSearchParams(search)
  return { token: values.get('token') ?? '', email: values.get('email') ?? '' }
}

// the shortest token that the contract accepts; a shorter one was cut off on its way
const shortest = 20

export const isWholeToken = (token: string): boolean => token.length >= shortest
