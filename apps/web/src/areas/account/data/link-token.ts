import { useLocation } from '@tanstack/react-router'

/** The values of a mailed link, read from the raw address: the router would parse a token of digits as a number. */
export function useLinkValues(): { token: string; email: string } {
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  const values = new URLSearchParams(search)
  return { token: values.get('token') ?? '', email: values.get('email') ?? '' }
}

// the shortest token that the contract accepts; a shorter one was cut off on its way
const shortest = 20

export const isWholeToken = (token: string): boolean => token.length >= shortest
