import * as contract from '@allenio/contract/chat'
import * as desk from '@allenio/contract/chat-desk'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { clientOf, foundOnlyBy, refusing, samplesOf, uploadOf, type Scene, type TestTeam } from '#testing'
import { talkOf } from './talk.testing.ts'

const conversationOf = async (scene: Scene, team: TestTeam): Promise<string> => {
  const clientId = await clientOf(scene, team)
  return talkOf(scene, team).conversationOf(clientId)
}

const messageOf = async (scene: Scene, team: TestTeam, by: 'coach' | 'client' = 'coach'): Promise<string> => {
  const conversationId = await conversationOf(scene, team)
  return talkOf(scene, team).say(conversationId, by, 'Ciao, come va la schiena?')
}

/** The same call on one's own row and on another workspace's. */
const onRows = async <I extends object>(scene: Scene, make: (team: TestTeam) => Promise<string>, input: (id: string) => I) => ({
  as: 'coach' as const, input: input(await make(scene.a)), foreign: input(await make(scene.b)),
})

/** The same of rows that are the coach's alone. */
const onOwnRows: typeof onRows = async (...rows) => ({ ...await onRows(...rows), refusals: foundOnlyBy('coach') })

const answerOf = (scene: Scene) => (team: TestTeam) => scene.database.withWorkspace(team.workspaceId, 'write', async db => {
  const id = newId()
  await db.run(sql`
    insert into saved_answers (id, membership_id, title, body)
    values (${id}, ${team.coach.membershipId}, 'Buongiorno', 'Ciao {first_name}!')`)
  return id
})

const attachmentOf = (scene: Scene) => async (team: TestTeam) => {
  const uploadId = await uploadOf(team.coach)
  return talkOf(scene, team).attach(uploadId)
}

const scheduledOf = (scene: Scene) => async (team: TestTeam) => {
  const conversationId = await conversationOf(scene, team)
  return scene.database.withWorkspace(team.workspaceId, 'write', async db => {
    const id = newId()
    await db.run(sql`
      insert into scheduled_messages (id, conversation_id, membership_id, body, send_at)
      values (${id}, ${conversationId}, ${team.coach.membershipId}, 'Domani si corre', now() + interval '1 day')`)
    return id
  })
}

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

export const chatSamples = samplesOf(contract, {
  listConversations: async scene => {
    const id = await conversationOf(scene, scene.a)
    return {
      as: 'coach',
      input: { page: 1, search: 'mar', view: 'all', onlyWithLastMessage: 'false', onlyUnread: 'false', conversationsIdsToExclude: [id] },
      foreign: { collaboratorId: scene.b.coach.membershipId },
      idFilters: ['conversationsIdsToExclude'],
    }
  },
  countUnreadConversations: async scene => {
    await conversationOf(scene, scene.a)
    return {
      as: 'admin', input: { collaboratorId: scene.a.coach.membershipId }, foreign: { collaboratorId: scene.b.coach.membershipId },
      refusals: refusing('not found', 'nutritionist', 'client'),
    }
  },
  getConversation: scene => onRows(scene, team => conversationOf(scene, team), conversationId =>
    ({ conversationId, time: '2026-10-25 02:30:00', page: 1 })),
  getChanges: scene => onRows(scene, team => conversationOf(scene, team), id => ({ id, since: 0 })),
  getConversationOfClient: scene => onRows(scene, team => clientOf(scene, team), id => ({ id })),
  sendMessage: scene => onRows(scene, team => conversationOf(scene, team), conversationId => ({
    conversationId, message: 'Ciao!', type: 'text' as const, filename: '', size: 0, mime_type: '', duration: 0, waveform: [],
    deviceId: newId(),
  })),
  readConversation: scene => onRows(scene, team => conversationOf(scene, team), id => ({ id })),
  markConversationUnread: scene => onRows(scene, team => conversationOf(scene, team), id => ({ id })),
  readAllConversations: () => ({ as: 'client', input: {} }),
  wipeConversation: scene => onRows(scene, team => conversationOf(scene, team), id => ({ id, data: { wipeoutAll: false } })),
  deleteMessage: async scene => ({
    ...await onRows(scene, team => messageOf(scene, team), id => ({ id, messageId: id })),
    refusals: refusing('not your message', 'admin', 'nutritionist', 'client'),
  }),
  reactToMessage: scene => onRows(scene, team => messageOf(scene, team, 'client'), id => ({ id, emoji: '💪' as const })),
  switchConversation: scene => onRows(scene, team => conversationOf(scene, team), id => ({ id, isEnabled: false })),
  keepDraft: scene => onRows(scene, team => conversationOf(scene, team), id => ({ id, text: 'Ciao, volevo…' })),
  searchMessages: scene => onRows(scene, async team => {
    const conversationId = await conversationOf(scene, team)
    await talkOf(scene, team).say(conversationId, 'client', 'La schiena va meglio')
    return conversationId
  }, conversationId => ({ search: 'schiena', page: 1, conversationId })),
  hasConversationWithMessages: () => ({ as: 'client', input: {} }),
})

export const chatDeskSamples = samplesOf(desk, {
  getChatSettings: () => ({ as: 'coach', input: {} }),
  updateChatSettings: () => ({
    as: 'admin',
    input: {
      isOnForNewClients: true, availability: 'slots', slots: [{ day: 1, from: '09:00', to: '13:00' }],
      welcome: { isOn: true, text: 'Benvenuto {first_name}!' },
    },
  }),
  hasWelcomeMessages: () => ({ as: 'coach', input: {} }),
  listSavedAnswers: () => ({ as: 'coach', input: {} }),
  createSavedAnswer: () => ({ as: 'coach', input: { title: 'Saluto', text: 'Ciao {first_name}!', isShared: false } }),
  updateSavedAnswer: scene => onOwnRows(scene, answerOf(scene), id => ({ id, title: 'Altro titolo', text: 'Ciao!', isShared: false })),
  deleteSavedAnswer: scene => onOwnRows(scene, answerOf(scene), id => ({ id })),
  listScheduledMessages: scene => onRows(scene, team => conversationOf(scene, team), conversationId => ({ conversationId })),
  scheduleMessage: scene => onRows(scene, team => conversationOf(scene, team), conversationId =>
    ({ conversationId, message: 'Domani si corre', sendAt: tomorrow(), deviceId: newId() })),
  updateScheduledMessage: scene => onOwnRows(scene, scheduledOf(scene), id =>
    ({ id, message: 'Dopodomani si corre', sendAt: tomorrow() })),
  cancelScheduledMessage: scene => onOwnRows(scene, scheduledOf(scene), id => ({ id })),
  sendToMany: scene => onRows(scene, team => clientOf(scene, team), clientId =>
    ({ clientIds: [clientId], message: 'Ciao {first_name}!', deviceId: newId() })),
  listChatAttachments: async scene => {
    await attachmentOf(scene)(scene.a)
    return { as: 'coach', input: { page: 1, search: 'foto' } }
  },
  addChatAttachment: async ({ a, b }) => ({
    as: 'coach',
    input: { uploadId: await uploadOf(a.coach), name: 'Scheda' },
    foreign: { uploadId: await uploadOf(b.coach), name: 'Scheda' },
    refusals: foundOnlyBy('coach'),
  }),
  deleteChatAttachment: scene => onRows(scene, attachmentOf(scene), id => ({ id })),
})
