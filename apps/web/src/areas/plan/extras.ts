import { countClients } from '@allenio/contract/clients'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type AreaExtras, useMe } from '#shell'
import { read } from '#lib/api'
import { reportContact, useIsReporting } from '#lib/third-party'
import { usePlanBanner } from './banner/plan-banner.ts'
import { TrialDays } from './banner/trial-days.tsx'

export const extras: AreaExtras = { banners: [usePlanBanner], beside: [useReportedContact], menuFoot: TrialDays }

/** A bug report of an admin says how large the business is: asked for only where reports go out and the person agreed. */
function useReportedContact(): void {
  const me = useMe()
  const isReporting = useIsReporting()
  const isAdmin = me?.workspace?.role === 'admin'
  const { data } = useQuery({
    ...read(countClients, {}, { quiet: true, staleTime: Infinity }),
    enabled: isReporting && isAdmin,
    retry: 1,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const counts = isReporting && isAdmin ? data : undefined
  const { total, inactive } = counts ?? {}
  const [planName, planPrice] = [me?.plan?.name ?? null, me?.plan?.price ?? null]
  useEffect(() => {
    if (total === undefined || inactive === undefined) return
    reportContact({ planName, planPrice, totalClients: total, inactiveClients: inactive })
    return () => reportContact(undefined)
  }, [planName, planPrice, total, inactive])
}
