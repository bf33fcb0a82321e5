import * as contract from '@allenio/contract/chat-desk'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { clientOf, conversationOf, foundOnlyBy, onRow, samplesOf, talkOf, uploadOf, type Scene, type TestTeam } from '#testing'

/** A row that belongs to the coach alone. */
const onOwnRow: typeof onRow = async (...rows) => ({ ...(await onRow(...rows)), refusals: foundOnlyBy('coach') })

const answerOf =
  (scene: Scene, isDeleted = false) =>
  (team: TestTeam) =>
    scene.database.withWorkspace(team.workspaceId, 'write', async db => {
      const id = newId()
      await db.run(sql`
    insert into saved_answers (id, membership_id, title, body, deleted_at)
    values (${id}, ${team.coach.membershipId}, 'Buongiorno', 'Ciao {first_name}!', ${isDeleted ? new Date() : null})`)
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

export const chatDeskSamples = samplesOf(contract, {
  getChatSettings: () => ({ as: 'coach', input: {} }),
  updateChatSettings: () => ({
    as: 'admin',
    input: {
      isOnForNewClients: true,
      availability: 'slots',
      slots: [{ day: 1, from: '09:00', to: '13:00' }],
      welcome: { isOn: true, text: 'Benvenuto {first_name}!' },
    },
  }),
  hasWelcomeMessages: () => ({ as: 'coach', input: {} }),
  listSavedAnswers: () => ({ as: 'coach', input: {} }),
  createSavedAnswer: () => ({ as: 'coach', input: { title: 'Saluto', text: 'Ciao {first_name}!', isShared: false } }),
  updateSavedAnswer: scene => onOwnRow(scene, answerOf(scene), id => ({ id, title: 'Altro titolo', text: 'Ciao!', isShared: false })),
  deleteSavedAnswer: scene => onOwnRow(scene, answerOf(scene), id => ({ id })),
  undeleteSavedAnswer: scene => onOwnRow(scene, answerOf(scene, true), id => ({ id })),
  listScheduledMessages: scene =>
    onRow(
      scene,
      team => conversationOf(scene, team),
      conversationId => ({ conversationId }),
    ),
  scheduleMessage: scene =>
    onRow(
      scene,
      team => conversationOf(scene, team),
      conversationId => ({ conversationId, message: 'Domani si corre', sendAt: tomorrow(), deviceId: newId() }),
    ),
  updateScheduledMessage: scene => onOwnRow(scene, scheduledOf(scene), id => ({ id, message: 'Dopodomani si corre', sendAt: tomorrow() })),
  cancelScheduledMessage: scene => onOwnRow(scene, scheduledOf(scene), id => ({ id })),
  sendToMany: scene =>
    onRow(
      scene,
      team => clientOf(scene, team),
      clientId => ({ clientIds: [clientId], message: 'Ciao {first_name}!', deviceId: newId() }),
    ),
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
  deleteChatAttachment: scene => onRow(scene, attachmentOf(scene), id => ({ id })),
})
