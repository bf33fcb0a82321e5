import { getActivePlan, getBillingProfile, listPlanPayments, listPlans, type ActivePlan } from '@allenio/contract/payments'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listQuery, read } from '#lib/api'

export const plansQuery = () => read(listPlans, {}, { quiet: true })

/** Stored on the device, so that what is paid can be read without a connection. */
export const activePlanQuery = () => read(getActivePlan, {}, { quiet: true, isStored: true })

export const billingQuery = () => read(getBillingProfile, {}, { quiet: true })

export const paymentsQuery = () => listQuery(listPlanPayments, {}, { rows: ({ payments }) => payments, quiet: true })

/** Nothing is paid for, so that a plan can be chosen, or could be if the operator took cards. */
export const isWithoutPlan = ({ may, tier, state }: ActivePlan): boolean => may.purchase || (tier === null && state !== 'granted')

const dayMs = 86_400_000

/** The plan was bought in the trial, and no time beyond the trial is paid. */
export const isUnpaidYet = ({ trialEndsAt, paidUntil }: Pick<ActivePlan, 'trialEndsAt' | 'paidUntil'>): boolean =>
  trialEndsAt !== null && (paidUntil === null || Date.parse(paidUntil) - Date.parse(trialEndsAt) < dayMs)

const askEveryMs = 2_000
const patienceMs = 60_000

/** Nothing waits for the provider: the plan is bought, changed and paid. */
const isSettled = ({ active_plan: { tier, openChange, unpaid } }: { active_plan: ActivePlan }): boolean =>
  tier !== null && openChange === null && unpaid === null

/**
 * The plan as it is now. Somebody who comes back from the provider may be here before the provider's word is: until then it is asked for
 * again and again, and after a while no more.
 */
export function useActivePlan(isBack: boolean) {
  const [isPatient, setPatient] = useState(true)
  const query = useQuery({
    ...activePlanQuery(),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined || !isPatient) return false
      const waits = isBack ? !isSettled(data) : data.active_plan.openChange?.confirmUrl === null
      return waits ? askEveryMs : false
    },
  })
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  const isWaiting = query.data !== undefined && isBack && !isSettled(query.data)
  return { query, isWaiting, isLate: isWaiting && !isPatient }
}
