import { guardService } from '#platform/db'
import type { SendToGoogle } from './client.ts'

export interface InstalledGoogle {
  clientId: string
  clientSecret: string
  /** The page on which a person consents. */
  consentAddress: string
  send: SendToGoogle
  /** Where Google may push to; without https there is no such address. */
  pushAddress: string | undefined
}

let installed: InstalledGoogle | undefined

export const installGoogle = (google: InstalledGoogle | undefined): void => {
  installed = google && guardService('Google', google)
}

/** Undefined where this installation links no Google accounts. */
export const useGoogle = (): InstalledGoogle | undefined => installed

export function requireGoogle(): InstalledGoogle {
  if (!installed) throw new Error('Google is asked although it is not configured')
  return installed
}
