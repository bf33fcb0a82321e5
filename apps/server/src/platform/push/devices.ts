import { ECDH } from 'node:crypto'
import { newId } from '@allenio/domain/ids'
import { useConfig } from '#platform/config'
import { collectionOf } from '#platform/contributions'
import { limitTo, lockFor, sql, type Row, type SystemDb } from '#platform/db'
import { wrongField } from '#platform/errors'
import { outgoingUrl, RefusedAddress } from '#platform/outgoing'

/** A browser's `PushSubscription` as JSON. */
export interface BrowserSubscription {
  endpoint: string
  expirationTime?: number | null | undefined
  keys: { p256dh: string; auth: string }
}

/** OneSignal apps beside the installation's own: those of businesses. */
export interface PushApps {
  /** Whether one of the person's businesses has the app. */
  isOf: (db: SystemDb, personId: string, appId: string) => Promise<boolean>
  /** The key by which the app's devices are reached. */
  keyOf: (db: SystemDb, appId: string) => Promise<string | undefined>
}

export const pushApps = collectionOf<PushApps>('push apps')

export type NewDevice = { osAppId: string; playerId: string } | { subscription: BrowserSubscription }

export type Device = Row<'devices', 'id' | 'kind' | 'endpoint' | 'keys'>

export interface OneSignalApp {
  appId: string
  restKey: string
}

const devicesAtMost = 20

/** Notes where a person may be reached, for as long as the session lives that says so. */
export async function saveDevice(
  db: SystemDb,
  { personId, sessionId }: { personId: string; sessionId: string },
  device: NewDevice,
): Promise<void> {
  const { kind, endpoint, keys } = 'subscription' in device ? browser(device.subscription) : await player(db, personId, device)
  await lockFor(db, 'devices', personId)
  await db.run(sql`
    insert into devices (id, person_id, session_id, kind, endpoint, keys)
    values (${newId()}, ${personId}, ${sessionId}, ${kind}, ${endpoint}, ${JSON.stringify(keys)})
    on conflict (endpoint) do update set person_id = excluded.person_id, session_id = excluded.session_id,
      keys = excluded.keys, created_at = now()`)
  await db.run(sql`
    delete from devices where person_id = ${personId} and id not in (
      select id from devices where person_id = ${personId} order by created_at desc, id desc ${limitTo(devicesAtMost)})`)
}

const bytesOf = (text: string) => (/^[\w-]{1,200}=*$/.test(text) ? Buffer.from(text, 'base64url').length : 0)

function isPoint(key: string): boolean {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url').length > 0
  } catch {
    return false
  }
}

function browser({ endpoint, keys }: BrowserSubscription) {
  // RFC 8291 demands an uncompressed point of the curve and a secret of sixteen bytes
  if (endpoint.length > 1000 || bytesOf(keys.p256dh) !== 65 || !isPoint(keys.p256dh) || bytesOf(keys.auth) !== 16) {
    throw wrongField('subscription', 'invalid input')
  }
  try {
    outgoingUrl(endpoint)
  } catch (error) {
    if (error instanceof RefusedAddress) throw wrongField('subscription', 'invalid input')
    throw error
  }
  return { kind: 'web push', endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } as const
}

async function player(db: SystemDb, personId: string, { osAppId, playerId }: { osAppId: string; playerId: string }) {
  const isOwn = osAppId === useConfig().oneSignal?.appId
  const appId = osAppId.toLowerCase()
  if (!isOwn && !(await isAppOf(db, personId, appId))) throw wrongField('osAppId', 'invalid input')
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(playerId)) throw wrongField('playerId', 'invalid input')
  return { kind: 'onesignal', endpoint: playerId.toLowerCase(), keys: isOwn ? {} : { app: appId } } as const
}

async function isAppOf(db: SystemDb, personId: string, appId: string): Promise<boolean> {
  for (const apps of pushApps.gathered()) if (await apps.isOf(db, personId, appId)) return true
  return false
}

/** Finds the app of a OneSignal device with its key; undefined once it is no longer configured. */
export async function findApp(db: SystemDb, { keys: { app } }: Device): Promise<OneSignalApp | undefined> {
  if (app === undefined) return useConfig().oneSignal
  for (const apps of pushApps.gathered()) {
    const restKey = await apps.keyOf(db, app)
    if (restKey !== undefined) return { appId: app, restKey }
  }
  return undefined
}

export const forgetDevice = (db: SystemDb, personId: string, endpoint: string) =>
  db.run(sql`delete from devices where person_id = ${personId} and endpoint = ${endpoint}`)

export const listDevices = (db: SystemDb, personId: string) =>
  db.many<Row<'devices', 'id'>>(sql`select id from devices where person_id = ${personId}`)

export const findDevice = (db: SystemDb, id: string) =>
  db.maybeOne<Device>(sql`select id, kind, endpoint, keys from devices where id = ${id}`)

export const dropDevice = (db: SystemDb, id: string) => db.run(sql`delete from devices where id = ${id}`)

export const touchDevice = (db: SystemDb, id: string) => db.run(sql`update devices set last_used_at = now() where id = ${id}`)
