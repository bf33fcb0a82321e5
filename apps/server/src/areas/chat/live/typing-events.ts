import { chatSays } from '@allenio/contract/chat'
import { fullName } from '@allenio/domain/clients'
import { sql } from '#platform/db'
import { defineHeardEvent } from '#platform/realtime'
import { emitTo } from './change-events.ts'
import { closureOf } from '../closure.ts'
import { findConversation } from '../conversations/conversation-rows.ts'
import { findPeople, showMember } from '../conversations/people.ts'
import { findReceivers } from '../conversations/receivers.ts'
import { isClient } from '../conversations/viewer.ts'

// Typing is emitted to the others who look at the conversation, and is not stored. Only the team sees that a member writes a team
// note.
export const typingEvent = defineHeardEvent({
  event: 'chat typing',
  access: { permission: 'create chats' },
  schema: chatSays['chat typing'],
  atMost: 12,
  handle: ({ database, actor }, { conversationId, isTyping, isTeamNote }) =>
    database.withWorkspace(actor.workspaceId, 'read', async db => {
      if (isTeamNote && isClient(actor)) return
      const row = await findConversation(db, actor.membershipId, sql`v.id = ${conversationId}`)
      if (!row || (!isTeamNote && closureOf(row) !== undefined)) return
      const people = await findPeople(db, [actor.membershipId])
      for (const receiver of await findReceivers(db, { conversationId, isTeamOnly: isTeamNote })) {
        if (receiver.membershipId === actor.membershipId) continue
        const member = isClient(actor) ? { id: actor.membershipId, name: fullName(row) } : showMember(people, actor.membershipId, receiver)
        const sender = { id: member.id ?? actor.membershipId, name: member.name }
        emitTo(db, receiver, { name: 'chat typing', payload: { conversationId, sender, isTyping } })
      }
    }),
})
