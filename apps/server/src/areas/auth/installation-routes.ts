import type { Output } from '@allenio/contract'
import { getInstallation } from '@allenio/contract/auth'
import { useConfig } from '#platform/config'
import { useGoogle } from '#platform/google'
import { bindPublic } from '#platform/http'
import { publicVapidKey } from '#platform/push'
import { runningBuild } from './running-build.ts'

/** The public facts about the installation: programs can ask for them, and the app's page carries them. */
export function installationFacts(): Output<typeof getInstallation> {
  const config = useConfig()
  const { sentryDsn = null, analyticsScript = null, heatmapScript = null } = config.thirdParty
  return {
    brand: config.brand,
    variant: config.variant,
    isProduction: config.mode === 'production',
    isCoachRegistrationOpen: config.isCoachRegistrationOpen,
    hasPlans: config.hasPlans,
    build: runningBuild() ?? null,
    supportEmail: config.supportEmail ?? null,
    operatorName: config.operatorName ?? null,
    hasGoogle: useGoogle() !== undefined,
    push: { vapidKey: publicVapidKey(), oneSignalAppId: config.oneSignal?.appId ?? null },
    thirdParty: { sentryDsn, analyticsScript, heatmapScript },
  }
}

export const installationBindings = [bindPublic(getInstallation, installationFacts)]
