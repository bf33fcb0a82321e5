import { Readable } from 'node:stream'
import { newId } from '@allenio/domain/ids'
import { sql, type Database } from '#platform/db'
import { takeFile } from '#platform/files'
import sharp from 'sharp'
import type { TestMember, TestTeam } from './given.ts'

interface Where {
  database: Database
}

/** The record of the team's client, in the charge of its coach and nutritionist. */
export const clientOf = ({ database }: Where, team: TestTeam): Promise<string> =>
  database.withWorkspace(team.workspaceId, 'write', async db => {
    const id = newId()
    await db.run(sql`insert into clients (id, membership_id, first_name, last_name, registered_at)
      values (${id}, ${team.client.membershipId}, 'Martina', 'Bellini', now())`)
    for (const { membershipId } of [team.coach, team.nutritionist]) {
      await db.run(sql`insert into client_collaborators (client_id, membership_id) values (${id}, ${membershipId})`)
    }
    return id
  })

/** A client whom only the admin looks after, without an account. */
export const lonelyClientOf = ({ database }: Where, team: TestTeam): Promise<string> =>
  database.withWorkspace(team.workspaceId, 'write', async db => {
    const id = newId()
    await db.run(sql`insert into clients (id, first_name, last_name) values (${id}, 'Aldo', 'Serra')`)
    return id
  })

/** An upload that is ready to be named in a write: a picture, or what `file` says. */
export async function uploadOf(member: TestMember, file?: { name: string; mimeType: string; body: Buffer }): Promise<string> {
  const { personId, sessionId, workspaceId, membershipId } = member
  const person = {
    kind: 'person' as const,
    personId,
    sessionId,
    language: 'it' as const,
    isSuperAdmin: false,
    membership: { workspaceId, membershipId, role: 'admin' as const },
  }
  const { name, mimeType, body } = file ?? { name: 'foto.png', mimeType: 'image/png', body: await picture() }
  return takeFile(person, { name, mimeType, body: Readable.from([body]) })
}

const picture = () =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: '#8aa' } })
    .png()
    .toBuffer()
