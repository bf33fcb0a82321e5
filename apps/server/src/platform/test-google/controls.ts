import { sql, type Database, type SystemDb } from '#platform/db'
import type { GoogleEvent } from '#platform/google'
import { ensureAccount, dropObjects, listObjects, makeCode, putObject, type TestAccount } from './accounts.ts'
import { findEvent, listAll, newEventId, storeEvent } from './events.ts'

/** The deeds of a person at Google, and the fates of an account there; for tests and the page of the stand-in. */
export const googleControls = (database: Database) => {
  const write = <T>(work: (db: SystemDb) => Promise<T>) => database.withSystem('write', work)
  const changeAccount = (email: string, change: (account: TestAccount) => Partial<TestAccount>) =>
    write(async db => {
      const stored = await ensureAccount(db, email)
      await putObject(db, 'account', { ...stored, object: { ...stored.object, ...change(stored.object) } })
    })
  return {
    /** Consents on a page of consent, and answers the address to which Google then leads. */
    consent: (consentUrl: string, email: string, { withoutCalendar = false }: { withoutCalendar?: boolean } = {}) =>
      write(db => answerConsent(db, new URL(consentUrl).searchParams, { email, withoutCalendar })),
    listEvents: (email: string): Promise<GoogleEvent[]> => write(db => listAll(db, email)),
    findEvent: (email: string, id: string) => write(db => findEvent(db, email, id)),
    addEvents: (email: string, events: readonly GoogleEvent[]) =>
      write(async db => {
        await ensureAccount(db, email)
        const stored: GoogleEvent[] = []
        for (const event of events) stored.push(await storeEvent(db, email, { id: newEventId(), ...event }))
        return stored
      }),
    changeEvent: (email: string, id: string, change: GoogleEvent) =>
      write(async db => storeEvent(db, email, { ...(await findEvent(db, email, id)), ...change })),
    deleteEvent: (email: string, id: string) =>
      write(async db => storeEvent(db, email, { ...(await findEvent(db, email, id)), status: 'cancelled' })),
    /** As if nothing had ever been written there. */
    forgetEvents: (email: string) => write(db => db.run(sql`delete from test_google_events where account = ${email}`)),
    /** Sync tokens are over, and are answered with 410. */
    forgetSyncTokens: (email: string) => changeAccount(email, ({ epoch }) => ({ epoch: epoch + 1 })),
    delayMeet: (email: string, meetDelay: number) => changeAccount(email, () => ({ meetDelay })),
    endAccess: (email: string) =>
      write(async db => {
        for (const grant of await listObjects(db, 'grant', email)) {
          await putObject(db, 'grant', { ...grant, object: { ...grant.object, validFrom: Date.now() + 1 } })
        }
      }),
    /** The person removes the app at Google. */
    revoke: (email: string) =>
      write(async db => {
        const grants = await listObjects(db, 'grant', email)
        await dropObjects(
          db,
          grants.map(({ id }) => id),
        )
      }),
    countGrants: async (email: string) => (await write(db => listObjects(db, 'grant', email))).length,
    listChannels: (email: string) => write(db => listObjects(db, 'channel', email)),
  }
}
export type GoogleControls = ReturnType<typeof googleControls>

interface ConsentAnswer {
  email: string
  withoutCalendar: boolean
}

const longNames: Record<string, string> = { email: 'https://www.googleapis.com/auth/userinfo.email' }

/** The address of the app with code and state, as Google's page of consent redirects to it. */
export async function answerConsent(db: SystemDb, asked: URLSearchParams, { email, withoutCalendar }: ConsentAnswer): Promise<string> {
  const scopes = (asked.get('scope') ?? '')
    .split(' ')
    .filter(scope => !(withoutCalendar && scope.includes('/auth/calendar')))
    .map(scope => longNames[scope] ?? scope)
  const redirectUri = asked.get('redirect_uri') ?? ''
  const code = await makeCode(db, email, { challenge: asked.get('code_challenge') ?? '', redirectUri, scopes })
  const address = new URL(redirectUri)
  address.search = new URLSearchParams({ state: asked.get('state') ?? '', code, scope: scopes.join(' ') }).toString()
  return address.toString()
}
