import { useLocation } from '@tanstack/react-router'

/** What a mail's link carries, as it stands in the address: the router would take a token of digits for a number. */
export function useLinkValues(): { token: string; email: string } {
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  const values = new URLSearchParams(search)
  return { token: values.get('token') ?? '', email: values.get('email') ?? '' }
}

// the shortest that the contract takes; anything else was cut off on its way
const shortest = 20

export const isWholeToken = (token: string): boolean => token.length >= shortest
