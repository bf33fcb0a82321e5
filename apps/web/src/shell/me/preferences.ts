import { updateProfile } from '@allenio/contract/account'
import { getMe } from '@allenio/contract/auth'
import { dayIn } from '@allenio/domain/days'
import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call, keyOf, refresh } from '#lib/api'
import { session } from '#lib/session'
import { useScheme } from '#ui/theme'
import type { Scheme } from '#ui/theme'
import { useMe } from './me.ts'

export function useAppearance() {
  const cache = useQueryClient()
  const { scheme, setScheme } = useScheme()
  const choose = (newScheme: Scheme) => {
    setScheme(newScheme)
    if (session().token) void saveAppearance(newScheme, cache)
  }
  return { scheme, choose }
}

async function saveAppearance(appearance: Scheme, cache: QueryClient): Promise<void> {
  try {
    await call(updateProfile, { appearance })
    await refresh(cache, ['account'])
  } catch {
    // storing failed, but this device shows the choice all the same
  }
}

/** On a new device, sets the appearance that the person chose on another one. */
export function useOwnAppearance(appearance: Scheme | undefined): void {
  const cache = useQueryClient()
  const { scheme, setScheme } = useScheme()
  const follow = useEffectEvent((theirs: Scheme) => {
    if (theirs !== scheme && isFreshAnswer(cache)) setScheme(theirs)
  })
  useEffect(() => {
    if (appearance) follow(appearance)
  }, [appearance])
}

/** A stored answer from an earlier visit may be older than a choice made on this device since then. */
const isFreshAnswer = (cache: QueryClient): boolean =>
  cache
    .getQueryCache()
    .findAll({ queryKey: keyOf(getMe) })
    .some(({ state }) => state.dataUpdatedAt > performance.timeOrigin)

/** Today's date in the signed-in person's time zone, which the server uses too. */
export const useToday = (): string => dayIn(useMe()?.timeZone ?? 'Europe/Rome')
