import type { FastifyInstance } from 'fastify'
import type { InstalledConfig } from '#platform/config'
import type { Database } from '#platform/db'
import { sendOverNetwork } from './client.ts'
import { installGoogle } from './installed.ts'
import { answerInProcess, standInClient } from './stand-in/answers.ts'
import { mountStandIn } from './stand-in/mount.ts'

export interface GoogleOptions {
  config: InstalledConfig
  database: Database
}

export const pushPath = '/calendars/pushes'

/** Google with a client's id and secret, else the stand-in in local mode, and none in production. */
export function startGoogle({ config, database }: GoogleOptions): void {
  const { google, publicUrl } = config
  const pushAddress = publicUrl?.startsWith('https://') ? `${publicUrl}${pushPath}` : undefined
  if (google) {
    return installGoogle({ ...google, consentAddress: 'https://accounts.google.com/o/oauth2/v2/auth', send: sendOverNetwork, pushAddress })
  }
  if (config.mode === 'production') return installGoogle(undefined)
  installGoogle({
    clientId: standInClient.id,
    clientSecret: standInClient.secret,
    consentAddress: `${config.baseUrl}/dev/google/consent`,
    send: answerInProcess(database),
    pushAddress,
  })
}

/** Mounts the pages of the stand-in where it answers. */
export async function mountGoogle(app: FastifyInstance, { config, database }: GoogleOptions): Promise<void> {
  if (config.mode === 'local' && !config.google) await mountStandIn(app, database)
}
