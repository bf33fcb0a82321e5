import { useConfig } from '#platform/config'
import { sql, type SystemDb } from '#platform/db'
import { hashToken, isSigned, newToken, sign } from './tokens.ts'

// A browser that has signed in to an account is a known device of it: the browser holds a signed key in a cookie, and the
// table holds the key's hash. Wrong tries on other devices do not count against it. The key alone signs nobody in.

export interface CookieJar {
  cookie(name: string): string | undefined
  setCookie(name: string, value: string, options: { path: string; maxAgeSeconds: number }): void
}

const keyDays = 180
const keysAtMost = 50
const path = '/api'

// one browser may be a known device of several people, and the cookie's name must not reveal them
const cookieName = (personId: string) => `device.${sign(useConfig().secretKey, 'device cookie name', personId).slice(0, 12)}`

function keyIn(jar: CookieJar, personId: string): string | undefined {
  const [key = '', signature = ''] = (jar.cookie(cookieName(personId)) ?? '').split('.')
  return key && isSigned(useConfig().secretKey, 'device key', `${personId} ${key}`, signature) ? key : undefined
}

/** The device key of this browser for a person, if it is a known device. */
export async function findDeviceKey(db: SystemDb, personId: string, jar: CookieJar): Promise<string | undefined> {
  const key = keyIn(jar, personId)
  if (key === undefined) return undefined
  const row = await db.maybeOne(sql`
    select 1 as is_known from device_keys where person_id = ${personId} and key_hash = ${hashToken(key)} and expires_at > now()`)
  return row ? key : undefined
}

/** Makes this browser a known device of the person, or extends the time that it is one. */
export async function rememberDevice(db: SystemDb, personId: string, jar: CookieJar): Promise<void> {
  const key = (await findDeviceKey(db, personId, jar)) ?? newToken()
  await db.run(sql`
    insert into device_keys (person_id, key_hash, expires_at)
    values (${personId}, ${hashToken(key)}, now() + make_interval(days => ${keyDays}))
    on conflict (person_id, key_hash) do update set expires_at = excluded.expires_at`)
  await db.run(sql`
    delete from device_keys where person_id = ${personId} and key_hash in (
      select key_hash from device_keys where person_id = ${personId} order by expires_at desc offset ${keysAtMost})`)
  const signature = sign(useConfig().secretKey, 'device key', `${personId} ${key}`)
  jar.setCookie(cookieName(personId), `${key}.${signature}`, { path, maxAgeSeconds: keyDays * 86_400 })
}

/** Deletes all known devices of a person. */
export const forgetDevices = (db: SystemDb, personId: string) => db.run(sql`delete from device_keys where person_id = ${personId}`)
