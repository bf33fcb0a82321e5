import type { UnlockedCredits, UnlockKind } from '@allenio/contract/packages'
import { switchChatOfClient } from '#areas/chat'
import { assignCollaborator, giveType, takeType, unassignCollaborator } from '#areas/clients'
import { grantCredits, moveCredits, withdrawCredits } from '#areas/credits'
import { endGivenProgram, giveProgram } from '#areas/programs'
import { endGivenSurvey, giveSurvey } from '#areas/surveys'
import type { Actor } from '#platform/access'
import { collectionOf } from '#platform/contributions'
import { sql, type WorkspaceDb } from '#platform/db'
import { addDays } from '@allenio/domain/days'

/** One thing that a client is to get. */
export interface Gift {
  clientId: string
  subjectId: string | null
  /** The id for the row that the giving makes. */
  newId: string
  /** The day from which it counts, today at the earliest. */
  day: string
  /** With the kind 'credits', unless they are moved. */
  credits?: UnlockedCredits
  /** A word for the client's statement. */
  note: string
}

export interface GivenThing {
  clientId: string
  subjectId: string | null
  /** The row that the gift has made or changed; null where the client had the thing anyway, so that there is nothing to revoke. */
  givenId: string | null
}

/** How one kind of things is given to a client and taken back, through the door of the area that owns it. */
export interface UnlockPart {
  kind: UnlockKind
  /** Only active clients can have it. */
  isForActive: boolean
  /**
   * Several sales may give it, and the client has it once: what one of them has changed is taken back when the last one ends.
   */
  isShared: boolean
  /** Answers what the giving has made, null where the client had it already, and undefined where it does not exist any more. */
  give(db: WorkspaceDb, actor: Actor, gift: Gift): Promise<string | null | undefined>
  revoke(db: WorkspaceDb, actor: Actor, given: GivenThing): Promise<void>
  /** Gives it to another client; without it, it is taken back and given anew. */
  move?(db: WorkspaceDb, actor: Actor, move: GivenThing & { toClientId: string; newId: string }): Promise<string | null>
}

export const unlockParts = collectionOf<UnlockPart>('unlock parts', ({ kind }) => kind)

const clientTypes: UnlockPart = {
  kind: 'client type',
  isForActive: false,
  isShared: true,
  give: async (db, _, { clientId, subjectId }) =>
    subjectId !== null && (await giveType(db, { clientId, typeId: subjectId })) ? subjectId : null,
  revoke: async (db, _, { clientId, givenId }) => {
    if (givenId !== null) await takeType(db, { clientId, typeId: givenId })
  },
}

const collaborators: UnlockPart = {
  kind: 'collaborator',
  isForActive: false,
  isShared: true,
  async give(db, _, { clientId, subjectId: membershipId }) {
    if (membershipId === null) return undefined
    const isThere = await db.maybeOne(sql`
      select from memberships where id = ${membershipId} and role in ('coach', 'nutritionist') and status <> 'inactive'`)
    if (!isThere) return undefined
    const added = await assignCollaborator(db, { clientIds: [clientId], membershipId })
    return added.length > 0 ? membershipId : null
  },
  async revoke(db, _, { clientId, givenId: membershipId }) {
    if (membershipId !== null) await unassignCollaborator(db, { clientIds: [clientId], membershipId })
  },
}

const programs: UnlockPart = {
  kind: 'program',
  isForActive: true,
  isShared: false,
  async give(db, actor, { clientId, subjectId: programId, newId: assignmentId, day }) {
    const isGiven = programId !== null && (await giveProgram(db, actor, { programId, clientId, assignmentId, startDay: day }))
    return isGiven ? assignmentId : undefined
  },
  async revoke(db, _, { givenId }) {
    if (givenId !== null) await endGivenProgram(db, givenId)
  },
}

const surveys: UnlockPart = {
  kind: 'survey',
  isForActive: true,
  isShared: true,
  async give(db, actor, { clientId, subjectId: surveyId, newId: assignmentId, day }) {
    const answer = surveyId === null ? 'gone' : await giveSurvey(db, actor, { surveyId, clientId, assignmentId, day })
    switch (answer) {
      case 'given':
        return assignmentId
      case 'had already':
        return null
      case 'gone':
        return undefined
      default:
        return answer satisfies never
    }
  },
  async revoke(db, _, { givenId }) {
    if (givenId !== null) await endGivenSurvey(db, givenId)
  },
}

const chats: UnlockPart = {
  kind: 'chat',
  isForActive: false,
  isShared: true,
  give: async (db, _, { clientId }) => (await switchChatOfClient(db, { clientId, isEnabled: true })) ?? null,
  async revoke(db, _, { clientId, givenId }) {
    if (givenId !== null) await switchChatOfClient(db, { clientId, isEnabled: false })
  },
}

/** The rule of the files looks the row up, so that nothing else is to be done. */
const files: UnlockPart = { kind: 'file', isForActive: false, isShared: true, give: async () => null, revoke: async () => {} }

const credits: UnlockPart = {
  kind: 'credits',
  isForActive: false,
  isShared: false,
  async give(db, actor, { clientId, subjectId: kindId, newId: packId, day, credits: granted, note }) {
    if (!granted) return undefined
    const { amount, validDays } = granted
    await grantCredits(db, {
      packId,
      clientId,
      kindId,
      amount,
      // the first day counts, too
      untilDay: validDays === null ? null : addDays(day, validDays - 1),
      cause: 'package',
      causeId: packId,
      note,
      authorId: actor.membershipId,
    })
    return packId
  },
  async revoke(db, actor, { givenId }) {
    if (givenId !== null) await withdrawCredits(db, { causeId: givenId, note: '', authorId: actor.membershipId })
  },
  async move(db, actor, { givenId, toClientId, newId: packId }) {
    if (givenId === null) return null
    const moved = await moveCredits(db, { causeId: givenId, packId, toClientId, note: '', authorId: actor.membershipId })
    return moved > 0 ? packId : null
  },
}

/** In the order in which they are given: what reaches a client first, and credits, whose lock is the last one, at the end. */
export const ownUnlockParts = [
  clientTypes,
  collaborators,
  programs,
  surveys,
  chats,
  files,
  credits,
] as const satisfies readonly UnlockPart[]
