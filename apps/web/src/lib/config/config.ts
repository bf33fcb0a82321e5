import type { Output } from '@allenio/contract'
import type { getInstallation } from '@allenio/contract/auth'

/** The configuration that the server sends to every page of its installation, before and after login. */
export type PageConfig = Output<typeof getInstallation>

const standard: PageConfig = {
  brand: 'allenio',
  variant: 'coach',
  isProduction: false,
  isCoachRegistrationOpen: true,
  hasPlans: true,
  build: null,
  supportEmail: null,
  operatorName: null,
  hasGoogle: true,
  push: { vapidKey: '', oneSignalAppId: null },
  thirdParty: { sentryDsn: null, analyticsScript: null, heatmapScript: null },
}

/** The meta tag comes from our own server with the page itself, so its shape is not checked. */
function configOfPage(): PageConfig {
  const content = globalThis.document?.querySelector('meta[name="allenio"]')?.getAttribute('content')
  if (!content?.startsWith('{')) return standard
  return { ...standard, ...(JSON.parse(content) as Partial<PageConfig>) }
}

export const config: PageConfig = configOfPage()
