import type { Conversation } from '@allenio/contract/chat'
import { fullName } from '@allenio/domain/clients'
import { clientPhoto } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { closureOf, codeOf } from '../closure.ts'
import { wipedTo, type ConversationRow, type ShownConversation } from './conversation-rows.ts'
import { findPeople, showMember, type People } from './people.ts'
import { presentLast } from '../messages/present-message.ts'
import { readSettings } from '../settings.ts'
import { isClient, type Viewer } from './viewer.ts'
import { sayChat } from '../words.ts'

/** The data that all conversations of one answer share. */
interface Around {
  viewer: Viewer
  people: People
  business: string
  hours: Conversation['answeringHours']
}

export async function presentConversations(db: WorkspaceDb, actor: Actor, rows: readonly ShownConversation[]): Promise<Conversation[]> {
  if (!rows.length) return []
  const people = await findPeople(
    db,
    rows.flatMap(row => [...row.in_charge, row.last?.sender_id ?? null]),
  )
  const around = { viewer: actor, people, ...(isClient(actor) ? await answeringTeam(db) : { business: '', hours: null }) }
  return rows.map(row => presentConversation(row, around))
}

interface BusinessName {
  business: Row<'workspaces'>['name']
}

/** The facts about the team that a client sees: the name of the business and its answering hours. */
async function answeringTeam(db: WorkspaceDb): Promise<Pick<Around, 'business' | 'hours'>> {
  const { business } = await db.one<BusinessName>(sql`select name as business from workspaces`)
  const { availability, slots } = await readSettings(db)
  return { business, hours: availability === 'slots' ? slots : null }
}

function presentConversation(row: ShownConversation, around: Around): Conversation {
  const { viewer, people } = around
  const isTeam = !isClient(viewer)
  const closure = closureOf(row)
  const isActive = closure === undefined
  return {
    id: row.id,
    clientId: row.client_id,
    isActive,
    closure: closure === undefined ? null : { reason: closure, message: sayChat(viewer.language)(codeOf(closure)) },
    unreadCount: row.unread_count,
    lastMessage: row.last && presentLast(row.last, row, { viewer, people }),
    totalMessages: totalOf(row, viewer),
    chatInfo: isTeam ? clientInfo(row, around) : teamInfo(row, around),
    waitingSince: isTeam ? row.waiting_since : null,
    readTo: row.read_to,
    othersReadTo: isTeam ? row.client_read_to : row.team_read_to,
    wipedTo: wipedTo(row),
    revision: row.revision,
    draft: { text: row.draft, isNote: row.draft_is_note },
    answeringHours: around.hours,
    may: { send: isActive, note: isTeam, schedule: isTeam && isActive, switch: isTeam, wipeAll: viewer.role === 'admin' },
  }
}

/** The number of messages that this reader sees. */
export const totalOf = (row: ConversationRow, viewer: Pick<Viewer, 'role'>): number =>
  Math.max(0, row.message_count + (isClient(viewer) ? 0 : row.note_count) - row.wiped_count)

const ownersOf = ({ in_charge }: ShownConversation, { viewer, people }: Around): string[] => {
  const visibleIds = in_charge
    .filter(id => people.members.get(id)?.is_active)
    .map(id => showMember(people, id, viewer).id)
    .filter(id => id !== null)
  const ids = visibleIds.length > 0 ? visibleIds : people.admin ? [people.admin.id] : []
  return [...new Set(ids)]
}

const clientInfo = (row: ShownConversation, around: Around): Conversation['chatInfo'] => ({
  userId: row.client_membership_id,
  ownerIds: ownersOf(row, around),
  title: fullName(row),
  photo: clientPhoto(row, around.viewer.personId),
  linkTo: `/clients/${row.client_id}`,
  linkToMedia: `/clients/${row.client_id}/media`,
  client: { isInactive: row.status === 'inactive' },
})

/** The person in charge if there is only one; otherwise the business, with its admin's photo. */
function teamInfo(row: ShownConversation, around: Around): Conversation['chatInfo'] {
  const { people, viewer, business } = around
  const ownerIds = ownersOf(row, around)
  const only = ownerIds.length === 1 ? ownerIds[0] : undefined
  const contact = showMember(people, only ?? people.admin?.id ?? null, viewer)
  return {
    userId: contact.id,
    ownerIds,
    title: only === undefined ? business : contact.name,
    photo: contact.photo,
    linkTo: null,
    linkToMedia: null,
    client: { isInactive: row.status === 'inactive' },
  }
}
