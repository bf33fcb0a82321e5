import type { Language } from '@allenio/contract'
import { setLocale, updateProfile } from '@allenio/contract/account'
import { getMe } from '@allenio/contract/auth'
import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call, keyOf, refresh } from '#lib/api'
import { session } from '#lib/session'
import { setLanguage } from '#lib/words'
import { useScheme } from '#ui/theme'
import type { Scheme } from '#ui/theme'

let askAnew: () => void = () => undefined

/** What the server has worded is asked for again, once it knows the new language. */
export function onLanguageKept(then: () => void): void {
  askAnew = then
}

/** Shown at once; the account remembers it for the next device as soon as it can. */
export function chooseLanguage(language: Language): void {
  setLanguage(language)
  if (session().token)
    void call(setLocale, { locale: language }).then(
      () => askAnew(),
      () => undefined,
    )
}

export function useAppearance() {
  const cache = useQueryClient()
  const { scheme, setScheme } = useScheme()
  const choose = (chosen: Scheme) => {
    setScheme(chosen)
    if (session().token) void keepAppearance(chosen, cache)
  }
  return { scheme, choose }
}

async function keepAppearance(appearance: Scheme, cache: QueryClient): Promise<void> {
  try {
    await call(updateProfile, { appearance })
    await refresh(cache, ['account'])
  } catch {
    // this device shows it all the same
  }
}

/** On a device that is new to them, people find the look that they chose on another. */
export function useOwnAppearance(appearance: Scheme | undefined): void {
  const cache = useQueryClient()
  const { scheme, setScheme } = useScheme()
  const follow = useEffectEvent((theirs: Scheme) => {
    if (theirs !== scheme && isJustHeard(cache)) setScheme(theirs)
  })
  useEffect(() => {
    if (appearance) follow(appearance)
  }, [appearance])
}

/** What the device kept from an earlier visit may be older than the choice made on it since. */
const isJustHeard = (cache: QueryClient): boolean =>
  cache
    .getQueryCache()
    .findAll({ queryKey: keyOf(getMe) })
    .some(({ state }) => state.dataUpdatedAt > performance.timeOrigin)
