import type { FastifyInstance } from 'fastify'
import type { InstalledConfig } from '#platform/config'
import type { Database } from '#platform/db'
import { sendOverNetwork } from './client.ts'
import { installGoogle } from './installed.ts'

export interface GoogleOptions {
  config: InstalledConfig
  database: Database
}

export const pushPath = '/calendars/pushes'

/** The stand-in, for local mode without a client's id; a bundle for production leaves it out. */
const loadStandIn = async ({ mode, google }: InstalledConfig) =>
  process.env.ALLENIO_BUNDLE === 'true' || mode !== 'local' || google ? undefined : import('#platform/test-google')

/** Google with a client's id and secret, else the stand-in in local mode, and none in production. */
export async function startGoogle({ config, database }: GoogleOptions): Promise<void> {
  const { google, publicUrl } = config
  const pushAddress = publicUrl?.startsWith('https://') ? `${publicUrl}${pushPath}` : undefined
  if (google) {
    return installGoogle({ ...google, consentAddress: 'https://accounts.google.com/o/oauth2/v2/auth', send: sendOverNetwork, pushAddress })
  }
  const local = await loadStandIn(config)
  if (!local) return installGoogle(undefined)
  installGoogle({
    clientId: local.standInClient.id,
    clientSecret: local.standInClient.secret,
    consentAddress: `${config.baseUrl}/dev/google/consent`,
    send: local.answerInProcess(database),
    pushAddress,
  })
}

/** Mounts the pages of the stand-in where it answers. */
export async function mountGoogle(app: FastifyInstance, { config, database }: GoogleOptions): Promise<void> {
  const local = await loadStandIn(config)
  await local?.mountStandIn(app, database)
}
