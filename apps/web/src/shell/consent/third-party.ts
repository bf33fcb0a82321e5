import { useEffect } from 'react'
import { useLanguage } from '#lib/words'
import { startThirdParty, tellPerson } from '#lib/third-party'
import type { Me } from '../me/me.ts'

/** Starts heatmap, bug reports and analytics, but only where they are configured, outside development and after consent. */
export function useThirdParty(me: Me | undefined): void {
  const locale = useLanguage()
  const { id, email, name } = me ?? {}
  useEffect(startThirdParty, [])
  useEffect(() => tellPerson(id && email && name ? { id, email, name, locale } : undefined), [id, email, name, locale])
}
