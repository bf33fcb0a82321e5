import * as contract from '@allenio/contract/collaborators'
import { hasProvedAddress } from '#areas/account'
import { changeRole, deactivateMember, hideName, restoreMember } from '#areas/permissions'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { pageOf, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { bind, withMessage } from '#platform/http'
import { inviteCollaborator, inviteCollaboratorAgain } from './invitations.ts'
import { nameOf, photoOf, presentCollaborator } from './present.ts'
import { countTeam, findAdmin, findCollaborator, listTeam } from './queries.ts'
import { nameClientsOf } from './their-clients.ts'

const presentById = async (db: WorkspaceDb, actor: Actor, id: string) => presentCollaborator(found(await findCollaborator(db, id)), actor)

export const memberBindings = [
  bind(contract.listCollaborators, async ({ db, actor }, input) => {
    const [rows, counts] = [await listTeam(db, actor, input), await countTeam(db)]
    const { pageRows, nextPage } = pageOf(rows, input.page, contract.collaboratorsPerPage)
    return { collaborators: pageRows.map(row => presentCollaborator(row, actor)), nextPage, counts }
  }),

  bind(contract.getCollaborator, ({ db, actor }, { id }) => presentById(db, actor, id)),

  bind(contract.getAdmin, async ({ db, actor }) => {
    const admin = found(await findAdmin(db))
    const email = actor.role === 'client' ? null : admin.email
    return { id: admin.id, name: nameOf(admin), photo: photoOf(admin, actor.personId), email }
  }),

  bind(contract.createCollaborator, async ({ db, actor }, input) => {
    const id = await inviteCollaborator(db, actor, input)
    const message = (await hasProvedAddress(db, db.workspaceId)) ? 'invited' : 'invitation waits'
    return withMessage(message, await presentById(db, actor, id), { email: input.email })
  }),

  bind(contract.updateCollaborator, async ({ db, actor }, { id, role, isNameHidden }) => {
    const before = found(await findCollaborator(db, id))
    await nameClientsOf(db, id)
    if (role && role !== before.role) await changeRole(db, id, role)
    if (isNameHidden !== undefined) await hideName(db, id, isNameHidden)
    const details = { ...(role && { role }), ...(isNameHidden !== undefined && { isNameHidden }) }
    await audit(db, { personId: actor.personId, action: 'update collaborator', subjectId: id, details })
    return withMessage('saved', await presentById(db, actor, id))
  }),

  bind(contract.inviteCollaboratorAgain, async ({ db, actor }, { id }) => {
    const row = await inviteCollaboratorAgain(db, actor, id)
    const message = (await hasProvedAddress(db, db.workspaceId)) ? 'invited again' : 'invitation waits'
    return withMessage(message, presentCollaborator(row, actor), { email: row.email })
  }),

  bind(contract.deactivateCollaborator, async ({ db, actor }, { id }) => {
    const row = found(await findCollaborator(db, id))
    await nameClientsOf(db, id)
    await deactivateMember(db, id)
    await audit(db, { personId: actor.personId, action: 'deactivate collaborator', subjectId: id })
    return withMessage('deactivated', await presentById(db, actor, id), { name: nameOf(row) })
  }),

  bind(contract.restoreCollaborator, async ({ db, actor }, { id }) => {
    const row = found(await findCollaborator(db, id))
    await nameClientsOf(db, id)
    await restoreMember(db, id)
    await audit(db, { personId: actor.personId, action: 'restore collaborator', subjectId: id })
    return withMessage('restored', await presentById(db, actor, id), { name: nameOf(row) })
  }),
]
