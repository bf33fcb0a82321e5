import { getConversationOfClient, sendMessage } from '@allenio/contract/chat'
import type { Input } from '@allenio/contract'
import { newId } from '@allenio/domain/ids'
import { notifyArrival } from '#areas/chat'
import { makeLog } from '#platform/log'
import { clientOf, lonelyClientOf } from './given-client.ts'
import type { TestMember, TestTeam } from './given.ts'
import type { TestHouse } from './test-house.ts'

/** Creates a team with a client and their conversation, and answers the steps that tests of a conversation repeat. */
export async function chatSceneOf(house: TestHouse) {
  const team = await house.given.team()
  const clientId = await clientOf(house, team)
  return withConversation(house, team, clientId)
}

async function withConversation(house: TestHouse, team: TestTeam, clientId: string) {
  const as = (who: TestMember) => house.as(who)
  const { conversation } = await as(team.admin).call(getConversationOfClient, { id: clientId })
  const conversationId = conversation.id
  type MessageFields = Omit<Input<typeof sendMessage>, 'conversationId' | 'message'>
  return {
    ...team,
    team,
    clientId,
    conversationId,
    look: async (who: TestMember) => (await as(who).call(getConversationOfClient, { id: clientId })).conversation,
    say: async (who: TestMember, message: string, more: MessageFields = {}) =>
      (await as(who).call(sendMessage, { conversationId, message, ...more })).message,
    /** Notifies the members who have not read it, without waiting for the job's time. */
    notifyUnread: ({ id: messageId }: { id: string }) =>
      notifyArrival.run(
        { database: house.database, log: makeLog('silent'), jobId: newId(), isLastTry: true },
        { workspaceId: team.workspaceId, data: { messageId } },
      ),
    anotherClient: () => lonelyClientOf(house, team),
  }
}

export type ChatScene = Awaited<ReturnType<typeof chatSceneOf>>
