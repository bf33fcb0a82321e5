import { hasProvedAddress } from '#areas/account'
import { findSender } from '#areas/business'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { defineWorkspaceJob } from '#platform/jobs'
import { sendMail } from '#platform/mail'
import { notify } from '#platform/notify'
import { mailOf } from '../invitations/letters.ts'
import { clientLetter, dayNamed } from '../invitations/mails.ts'
import { clientDeactivated, clientJoined, ownAccessEnded } from './notifications.ts'
import type { ReachedClient } from '../reach.ts'
import { notifyTeam } from './client-notifications.ts'
import { teamOf } from '../team-of.ts'

export const nameOfBusiness = async (db: WorkspaceDb): Promise<string> =>
  (await db.one<Row<'workspaces', 'name'>>(sql`select name from workspaces where id = ${db.workspaceId}`)).name

/** Notifies the team in charge, and the client: by mail if they never signed in. */
export async function notifyDeactivation(db: WorkspaceDb, client: ReachedClient): Promise<void> {
  const { id: clientId, name, email, language, first_name, membership_id } = client
  const day = client.subscription_end ?? ''
  const sender = await findSender(db, db.workspaceId)
  const { name: business } = sender
  await notify(db, clientDeactivated, { to: await teamOf(db, clientId), clientId, subject: { clientName: name, day } })
  if (membership_id !== null && client.registered_at !== null) {
    await notify(db, ownAccessEnded, { to: [membership_id], clientId, subject: { business, day } })
  } else if (email !== null && (await hasProvedAddress(db, db.workspaceId))) {
    // a client who never signed in has no notification settings that could forbid this mail
    const mail = mailOf(
      language,
      clientLetter(language, 'ended client', { name: first_name, business, day: dayNamed(language, day), path: '/' }),
      sender,
    )
    await sendMail(db, { to: email, language, mail, sender })
  }
}

/** Notifies the team that an invited client has joined. */
export const notifyClientJoined = defineWorkspaceJob<{ clientId: string }>({
  name: 'tell that a client joined',
  async handle({ db }, { clientId }) {
    const client = await db.maybeOne<Row<'clients', 'membership_id'>>(sql`
      select membership_id from clients where id = ${clientId} and deleted_at is null`)
    if (!client) return
    await notifyTeam(db, clientJoined, { by: client.membership_id, clientId, subject: clientName => ({ clientName }) })
  },
})
