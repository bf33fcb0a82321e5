import { newId } from '@allenio/domain/ids'
import { lockConversation, postMessage, takeUpload } from '#areas/chat'
import { sql, type Database } from '#platform/db'
import { clientOf } from './given-client.ts'
import type { TestMember, TestTeam } from './given.ts'

interface Where {
  database: Database
}

type Speaker = 'admin' | 'coach' | 'nutritionist' | 'client'

/** Fills conversations of a team's clients, for tests that only need them to exist. */
export function talkOf({ database }: Where, team: TestTeam) {
  const inTeam = <T>(work: Parameters<typeof database.withWorkspace<T>>[2]) => database.withWorkspace(team.workspaceId, 'write', work)
  return {
    inTeam,
    conversationOf: (clientId: string) =>
      inTeam(async db => (await db.one<{ id: string }>(sql`select id from conversations where client_id = ${clientId}`)).id),

    say: (conversationId: string, by: Speaker, body: string, isTeamNote = false) =>
      inTeam(async db => {
        const { membershipId: senderId }: TestMember = team[by]
        const conversation = await lockConversation(db, senderId, conversationId)
        const id =
          conversation &&
          (await postMessage(db, conversation, {
            senderId,
            isFromClient: by === 'client',
            isTeamNote,
            origin: 'person',
            kind: 'text',
            body,
            fileId: null,
          }))
        if (id === undefined) throw new Error('the message was not written')
        return id
      }),

    attach: (uploadId: string) =>
      inTeam(async db => {
        const file = await takeUpload(db, team.coach, uploadId)
        const id = newId()
        await db.run(sql`
        insert into chat_attachments (id, file_id, name, membership_id)
        values (${id}, ${file.id}, ${file.name}, ${team.coach.membershipId})`)
        return id
      }),
  }
}

/** The conversation of a new client of the team. */
export const conversationOf = async (on: Where, team: TestTeam): Promise<string> =>
  talkOf(on, team).conversationOf(await clientOf(on, team))
