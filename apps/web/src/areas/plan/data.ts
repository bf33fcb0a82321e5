import { checkPlan } from '@allenio/contract/plan'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { config } from '#lib/config'
import { hrefTo } from '#lib/screens'
import { useMe } from '#shell'
import type { PlanState } from './banner/banner.ts'

/** Cached on the device, so that the next load shows it before the page and nothing moves. */
export const planQuery = () => read(checkPlan, {}, { quiet: true, isStored: true, staleTime: Infinity })

/** The business that this person runs; the plan concerns nobody else. */
export function useRunBusiness() {
  const workspace = useMe()?.workspace
  return workspace?.role === 'admin' ? workspace : undefined
}

/** The plan as the check of this session has found it. */
export function useKnownPlan(): PlanState | undefined {
  const isRun = useRunBusiness() !== undefined
  const { data } = useQuery({ ...planQuery(), enabled: false })
  return isRun ? data : undefined
}

/** A mail link to the operator of this installation; undefined if no address is configured. */
export const supportLink = (subject: string): string | undefined =>
  config.supportEmail ? `mailto:${config.supportEmail}?subject=${encodeURIComponent(subject)}` : undefined

interface PlansPlace {
  /** As many places are needed for what somebody is doing. */
  places?: number
  /** Where they are, to come back to it. */
  from?: string
}

/** The screen on which an admin chooses a plan. */
export const plansHref = ({ places, from }: PlansPlace = {}) =>
  hrefTo('/payments', { search: { places: places === undefined ? undefined : String(places), from } })
