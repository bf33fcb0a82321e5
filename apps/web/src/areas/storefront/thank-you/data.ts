import type { Output } from '@allenio/contract'
import { confirmCheckout, getCheckout } from '@allenio/contract/purchases'
import { useQuery } from '@tanstack/react-query'
import { call, read } from '#lib/api'

export type ShownCheckout = Output<typeof getCheckout>

const second = 1000
// the answer of a card comes within seconds, that of a bank within days
const waits = [2, 2, 3, 3, 5, 5, 8, 13, 20].map(seconds => seconds * second)
const longestWait = 30 * second

/** Whether nothing changes any more by waiting. What is paid has a next step once the package is given. */
const isSettled = ({ state, next }: ShownCheckout): boolean =>
  state === 'failed' || state === 'expired' || (state === 'paid' && next !== null)

/** The state of a checkout, asked for again and again until it is settled. */
export const useCheckout = (id: string, isAsked: boolean) =>
  useQuery({
    ...read(getCheckout, { id }, { quiet: true }),
    enabled: isAsked,
    retry: 2,
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data && isSettled(data) ? false : (waits[dataUpdateCount + errorUpdateCount] ?? longestWait),
  })

/** Confirms the address of somebody who has ordered a free package, once for each link. */
export const useConfirmation = (id: string, token: string) =>
  useQuery({
    queryKey: ['checkout confirmation', id, token],
    queryFn: () => call(confirmCheckout, { id, token }),
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
  })
