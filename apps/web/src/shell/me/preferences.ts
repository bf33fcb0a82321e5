import type { Language } from '@allenio/contract'
import { setLocale, updateProfile } from '@allenio/contract/account'
import { call } from '#lib/api'
import { session } from '#lib/session'
import { setLanguage } from '#lib/words'
import { useScheme } from '#ui/theme'
import type { Scheme } from '#ui/theme'

/** Shown at once; the account remembers it for the next device as soon as it can. */
export function chooseLanguage(language: Language): void {
  setLanguage(language)
  if (session().token) void call(setLocale, { locale: language }).catch(() => undefined)
}

export function useAppearance() {
  const { scheme, setScheme } = useScheme()
  const choose = (chosen: Scheme) => {
    setScheme(chosen)
    if (session().token) void call(updateProfile, { appearance: chosen }).catch(() => undefined)
  }
  return { scheme, choose }
}
