import * as contract from '@allenio/contract/chat'
import { newId } from '@allenio/domain/ids'
import { clientOf, conversationOf, onRow, refusing, samplesOf, talkOf, type Scene, type TestTeam } from '#testing'

const messageOf = async (scene: Scene, team: TestTeam, by: 'coach' | 'client' = 'coach'): Promise<string> => {
  const conversationId = await conversationOf(scene, team)
  return talkOf(scene, team).say(conversationId, by, 'Ciao, come va la schiena?')
}

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
      as: 'admin',
      input: { collaboratorId: scene.a.coach.membershipId },
      foreign: { collaboratorId: scene.b.coach.membershipId },
      refusals: refusing('not found', 'nutritionist', 'client'),
    }
  },
  getConversation: scene =>
    onRow(
      scene,
      team => conversationOf(scene, team),
      conversationId => ({ conversationId, time: '2026-10-25 02:30:00', page: 1 }),
    ),
  getChanges: scene =>
    onRow(
      scene,
      team => conversationOf(scene, team),
      id => ({ id, since: 0 }),
    ),
  listGoneSubjects: async scene => ({
    ...(await onRow(
      scene,
      team => conversationOf(scene, team),
      id => ({ id, messageId: [newId()] }),
    )),
    idFilters: ['messageId'],
  }),
  getConversationOfClient: scene =>
    onRow(
      scene,
      team => clientOf(scene, team),
      id => ({ id }),
    ),
  sendMessage: scene =>
    onRow(
      scene,
      team => conversationOf(scene, team),
      conversationId => ({
        conversationId,
        message: 'Ciao!',
        type: 'text' as const,
        filename: '',
        size: 0,
        mime_type: '',
        duration: 0,
        waveform: [],
        deviceId: newId(),
      }),
    ),
  readConversation: scene =>
    onRow(
      scene,
      team => conversationOf(scene, team),
      id => ({ id }),
    ),
  markConversationUnread: scene =>
    onRow(
      scene,
      team => conversationOf(scene, team),
      id => ({ id }),
    ),
  readAllConversations: () => ({ as: 'client', input: {} }),
  wipeConversation: scene =>
    onRow(
      scene,
      team => conversationOf(scene, team),
      id => ({ id, data: { wipeoutAll: false } }),
    ),
  deleteMessage: async scene => ({
    ...(await onRow(
      scene,
      team => messageOf(scene, team),
      id => ({ id, messageId: id }),
    )),
    refusals: refusing('not your message', 'admin', 'nutritionist', 'client'),
  }),
  reactToMessage: scene =>
    onRow(
      scene,
      team => messageOf(scene, team, 'client'),
      id => ({ id, emoji: '💪' as const }),
    ),
  settleMessage: scene =>
    onRow(
      scene,
      team => messageOf(scene, team, 'client'),
      id => ({ id, needsNoAnswer: true }),
    ),
  switchConversation: scene =>
    onRow(
      scene,
      team => conversationOf(scene, team),
      id => ({ id, isEnabled: false }),
    ),
  keepDraft: scene =>
    onRow(
      scene,
      team => conversationOf(scene, team),
      id => ({ id, text: 'Ciao, volevo…' }),
    ),
  searchMessages: scene =>
    onRow(
      scene,
      async team => {
        const conversationId = await conversationOf(scene, team)
        await talkOf(scene, team).say(conversationId, 'client', 'La schiena va meglio')
        return conversationId
      },
      conversationId => ({ search: 'schiena', page: 1, conversationId }),
    ),
  hasConversationWithMessages: () => ({ as: 'client', input: {} }),
})
