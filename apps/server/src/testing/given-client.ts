import { Readable } from 'node:stream'
import { newId } from '@allenio/domain/ids'
import { notifyClientAccess } from '#areas/clients'
import { sql, type Database, type Row, type Sql } from '#platform/db'
import { takeFile } from '#platform/files'
import sharp from 'sharp'
import { personOf } from './given-actors.ts'
import type { TestPerson, TestTeam } from './given.ts'

interface Where {
  database: Database
}

/** The record of the team's client, in the charge of its coach and nutritionist. */
export const clientOf = ({ database }: Where, team: TestTeam): Promise<string> =>
  database.withWorkspace(team.workspaceId, 'write', async db => {
    const id = newId()
    // a client who registers in this transaction would be due a welcome
    await db.run(sql`insert into clients (id, membership_id, first_name, last_name, registered_at)
      values (${id}, ${team.client.membershipId}, 'Martina', 'Bellini', now() - interval '1 second')`)
    for (const { membershipId } of [team.coach, team.nutritionist]) {
      await db.run(sql`insert into client_collaborators (client_id, membership_id) values (${id}, ${membershipId})`)
    }
    await notifyClientAccess(db, { workspaceId: team.workspaceId, clientIds: [id] })
    return id
  })

/** A client whom only the admin looks after, without an account. */
export const lonelyClientOf = ({ database }: Where, team: TestTeam): Promise<string> =>
  database.withWorkspace(team.workspaceId, 'write', async db => {
    const id = newId()
    await db.run(sql`insert into clients (id, first_name, last_name) values (${id}, 'Aldo', 'Serra')`)
    await notifyClientAccess(db, { workspaceId: team.workspaceId, clientIds: [id] })
    return id
  })

/** Writes clients or charges directly into their tables, and lets the areas that follow such changes hear of it. */
export const writeClients = ({ database }: Where, workspaceId: string, change: Sql): Promise<void> =>
  database.withWorkspace(workspaceId, 'write', async db => {
    await db.run(change)
    const clients = await db.many<Row<'clients', 'id'>>(sql`select id from clients`)
    await notifyClientAccess(db, { workspaceId, clientIds: clients.map(({ id }) => id) })
  })

/** An upload that is ready to be named in a write: a picture, or what `file` says. */
export async function uploadOf(by: TestPerson, file?: { name: string; mimeType: string; body: Buffer }): Promise<string> {
  const { name, mimeType, body } = file ?? { name: 'foto.png', mimeType: 'image/png', body: await drawPng() }
  return takeFile(personOf(by), { name, mimeType, body: Readable.from([body]) })
}

/** A small picture of one colour. */
export const drawPng = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: '#8aa' } })
    .png()
    .toBuffer()
