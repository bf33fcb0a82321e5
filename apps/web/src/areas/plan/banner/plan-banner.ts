import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useRealtime } from '#lib/realtime'
import { tab } from '#lib/session'
import { useLanguage } from '#lib/words'
import { useMe, useToday } from '#shell'
import { dismissBanner } from '#ui/banner'
import { planQuery, useRunBusiness } from '../data.ts'
import { bannerOf, isSaying } from './banner.ts'
import { showPlanBanner } from './show-plan-banner.ts'

const id = 'plan'

/**
 * Asked once a session, of admins alone: how long the trial runs, or what ended. A session of an installed app may last for weeks, so the
 * next day counts as another one. What the last answer says on the screen is asked for anew, because a payment may have ended it.
 */
export function usePlanBanner(): void {
  const language = useLanguage()
  const me = useMe()
  const workspace = useRunBusiness()
  const check = useSessionCheck(workspace && `${me?.id} ${workspace.id}`)
  const isMoved = usePlanMoves()
  const { data, isSuccess, isFetchedAfterMount } = useQuery({
    ...planQuery(),
    enabled: ({ state: { data: last } }) => workspace !== undefined && (!check.isDone || isMoved || last === undefined || isSaying(last)),
    gcTime: Infinity,
    retry: 1,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const { finish } = check
  useEffect(() => {
    if (isSuccess && isFetchedAfterMount) finish()
  }, [isSuccess, isFetchedAfterMount, finish])
  const banner = data && bannerOf(data)
  const name = workspace && banner && `${workspace.id} ${banner.kind}`
  useEffect(() => {
    if (!data || !name || isDismissed(name)) return undefined
    showPlanBanner({ id, plan: data, onClose: () => storeDismissal(name) })
    return () => dismissBanner(id)
  }, [data, name, language])
}

/** Whether the plan may have moved since this page was loaded. */
function usePlanMoves(): boolean {
  const [isMoved, setMoved] = useState(false)
  useRealtime('changed', ({ things }) => {
    if (things.includes('plan')) setMoved(true)
  })
  useRealtime('resync', () => setMoved(true))
  return isMoved
}

const key = 'allenio.plan.put-away'

/** A notice that was closed stays closed until the next session. */
export function isDismissed(name: string): boolean {
  try {
    return sessionStorage.getItem(key) === name
  } catch {
    return false
  }
}

export function storeDismissal(name: string): void {
  try {
    sessionStorage.setItem(key, name)
  } catch {
    // refused storage: it comes back with the next page load
  }
}

const checkedKey = 'allenio.plan.checked'

/** Whether something was asked already in this session, for this person and business. A reload does not begin a new session. */
function useSessionCheck(owner: string | undefined): { isDone: boolean; finish: () => void } {
  const mark = `${owner ?? ''} ${useToday()}`
  // as it was when the page loaded: what is asked now may still be asked for another business
  const [before] = useState(() => tab.read(checkedKey))
  const finish = useCallback(() => tab.write(checkedKey, mark), [mark])
  return { isDone: owner !== undefined && before === mark, finish }
}
