import * as contract from '@allenio/contract/programs'
import { programsPerPage } from '@allenio/contract/programs'
import { romeDay } from '@allenio/domain/days'
import { actingAsCollaborator, reachClient, realClients } from '#areas/clients'
import { hasWords, joined, limitTo, limitToPage, pageOf, sql } from '#platform/db'
import { recordReceipts } from '#platform/documents'
import { AppError } from '#platform/errors'
import { bind, withMessage } from '#platform/http'
import { assignToClients, changeAssignment } from './assignments.ts'
import { listClientsToAssign } from './clients-to-assign.ts'
import { prepareVersion } from '../versions/prepared-versions.ts'
import { isOpen } from '../present.ts'
import { isExpiring } from './program-ends.ts'
import { createSingleWorkout } from '../edits/single-workouts.ts'
import { listUsers, ofProgram, reachableUsers, reachOwnUser, reachUserToChange, type UserRow } from './program-users.ts'
import { reachProgramToChange } from '../edits/edit-reach.ts'
import { reachProgram } from '../reach.ts'
import { undoAssignments } from './undone-assignments.ts'

export const assignmentBindings = [
  bind(contract.assignProgram, async ({ db, actor }, { id, ...assignment }) => {
    const program = await reachProgramToChange(db, actor, id)
    return withMessage('program assigned', await assignToClients(db, actor, program, assignment))
  }),

  bind(contract.createSingleWorkout, async ({ db, actor }, { id: clientId, ...workout }) => {
    await reachClient(db, actor, clientId)
    return withMessage('program assigned', await createSingleWorkout(db, actor, { clientId, ...workout }))
  }),

  bind(contract.undoAssignProgram, async ({ db, actor }, { id, programUserIds }) => {
    await reachProgram(db, actor, id)
    await undoAssignments(db, actor, { id, assignmentIds: programUserIds })
    return {}
  }),

  bind(contract.updateProgramUser, async ({ db, actor }, { id, ...changes }) =>
    changeAssignment(db, actor, await reachUserToChange(db, actor, id), changes),
  ),

  bind(contract.endProgramUser, async ({ db, actor }, { id }) =>
    withMessage('program ended', await changeAssignment(db, actor, await reachUserToChange(db, actor, id), { isEnded: true })),
  ),

  bind(contract.prepareOwnVersion, async ({ db, actor }, { id }) => {
    const user = await reachUserToChange(db, actor, id)
    return { programId: user.template_id === null ? await prepareVersion(db, user, actor.membershipId) : user.program_id }
  }),

  bind(contract.listAssignedClients, async ({ db, actor }, { id, page, search, isOpen: isOnlyOpen }) => {
    await reachProgram(db, actor, id)
    const conditions = [
      sql`(u.program_id = ${id} or u.template_id = ${id}) and ${reachableUsers(actor)}`,
      sql`(not ${isOnlyOpen ?? false} or ${isOpen()})`,
      ...hasWords(sql`c.search`, search),
    ]
    const users = await listUsers(db, actor, { where: joined(conditions, ' and '), limit: limitToPage(page, programsPerPage) })
    const { pageRows, nextPage } = pageOf(users, page, programsPerPage)
    return { assignedClients: pageRows, nextPage }
  }),

  bind(contract.listClientPrograms, async ({ db, actor }, { id, page }) => {
    await reachClient(db, actor, id)
    const users = await listUsers(db, actor, {
      where: sql`u.client_id = ${id} and not u.is_single`,
      limit: limitToPage(page, programsPerPage),
    })
    const { pageRows, nextPage } = pageOf(users, page, programsPerPage)
    return { programs: pageRows, nextPage }
  }),

  bind(contract.listExpiringPrograms, async ({ db, actor }, { collaboratorId }) => {
    const eyes = await actingAsCollaborator(db, actor, collaboratorId)
    const expiring = await listUsers(db, actor, {
      where: sql`${isExpiring(romeDay())} and c.status = 'active' and ${realClients(eyes)}`,
      order: sql`u.last_day, u.id`,
      limit: limitTo(contract.assignmentLimits.expiringAtMost),
    })
    return { expiring }
  }),

  bind(contract.getProgramUserInfo, async ({ db, actor }, { id, clientId }) => {
    if (actor.role !== 'client') await reachProgram(db, actor, id)
    const programUsers = await listUsers(db, actor, {
      where: sql`${ofProgram(id)} and ${reachableUsers(actor)}
        and (${clientId ?? null}::uuid is null or u.client_id = ${clientId ?? null})`,
      limit: limitTo(contract.assignmentLimits.clients),
    })
    // for a client a program that they were not given is not there
    if (actor.role === 'client' && programUsers.length === 0) throw new AppError('not found')
    return { programUsers }
  }),

  bind(contract.listClientsForProgram, async ({ db, actor }, { id, ...query }) => {
    await reachProgram(db, actor, id)
    return listClientsToAssign(db, actor, { id, ...query })
  }),

  bind(contract.recordProgramReceipt, async ({ db, actor }, { id, kind }) => {
    const { release_id: releaseId, created_at: since, ended_at: endedAt }: UserRow = await reachOwnUser(db, actor, id)
    // one that is over tells nothing, and must not speak for another one of the same release
    if (endedAt === null) await recordReceipts(db, { releaseId, membershipIds: [actor.membershipId], kind, since })
    return {}
  }),
]
