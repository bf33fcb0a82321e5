import { listServices, type Service } from '@allenio/contract/services'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { read } from '#lib/api'

export const servicesQuery = () => read(listServices, {}, { quiet: true, staleTime: 0 })

const askEveryMs = 2_000
const patienceMs = 60_000

/** Whether somebody comes back from the provider, whose word may arrive after them. */
export const useIsBack = (): boolean => {
  const { paid }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  return paid !== undefined && paid !== ''
}

const isWaiting = (services: readonly Service[]) => services.some(({ order }) => order?.state === 'ordered')

/** The services; somebody who has just paid is asked for until the payment is there, or a minute has passed. */
export function useServices() {
  const isBack = useIsBack()
  const [isPatient, setPatient] = useState(isBack)
  const query = useQuery({
    ...servicesQuery(),
    refetchInterval: ({ state: { data } }) => (isPatient && data && isWaiting(data.services) ? askEveryMs : false),
  })
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return query
}
