import * as contract from '@allenio/contract/dash'
import { emailKey } from '@allenio/domain/account'
import { closeAccount, reopenAccount } from '#areas/account'
import { refuseWithoutFreshProof } from '#areas/auth'
import { setClosing, workspacesOfSoleAdmin } from '#areas/permissions'
import { sql, type Row, type SystemDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { bindPerson, withMessage } from '#platform/http'
import { enqueue } from '#platform/jobs'
import { sendMail } from '#platform/mail'
import { intervene } from '../interventions.ts'
import { deletionMail, deletionUndoneMail } from './mails.ts'
import { endRunningDeletion, insertDeletion } from './queries.ts'
import { followDeletionJob } from './steps.ts'

type Person = Row<'persons', 'id' | 'email' | 'locale' | 'is_super_admin'>

const lockPerson = async (db: SystemDb, id: string): Promise<Person> =>
  found(await db.maybeOne<Person>(sql`select id, email, locale, is_super_admin from persons where id = ${id} for update`))

export const deletionBindings = [
  bindPerson(contract.deleteUser, async (call, { id, email, reason }) => {
    const { db, actor } = call
    await refuseWithoutFreshProof(db, actor)
    const person = await lockPerson(db, id)
    if (id === actor.personId) throw new AppError('cannot delete oneself')
    if (person.is_super_admin) throw new AppError('operator account')
    if (emailKey(email) !== emailKey(person.email)) throw wrongField('email', 'address differs')
    const businesses = await workspacesOfSoleAdmin(db, id)
    const workspaceIds = businesses.map(business => business.id)
    const deletion = await insertDeletion(db, { personId: id, askedBy: actor.personId, workspaceIds })
    if (!deletion) throw new AppError('deletion runs already')
    await closeAccount(db, id)
    const facts = { reason, dueAt: deletion.due_at, businesses: businesses.map(({ name }) => name) }
    await sendMail(db, { to: person.email, language: person.locale, mail: deletionMail(person.locale, facts) })
    await noteEverywhere(call, { action: 'delete user', reason, workspaceIds, subjectId: id })
    await enqueue(db, followDeletionJob, { deletionId: deletion.id })
    return withMessage('user deleted', { dueAt: deletion.due_at })
  }),

  bindPerson(contract.undoDeletion, async (call, { id, reason }) => {
    const { db } = call
    const person = await lockPerson(db, id)
    const workspaceIds = await endRunningDeletion(db, id)
    if (!workspaceIds) throw new AppError('no deletion runs')
    await reopenAccount(db, id)
    for (const workspaceId of workspaceIds) {
      await setClosing(db, workspaceId, false)
    }
    await sendMail(db, { to: person.email, language: person.locale, mail: deletionUndoneMail(person.locale) })
    await noteEverywhere(call, { action: 'undo deletion of user', reason, workspaceIds, subjectId: id })
    return withMessage('deletion undone', {})
  }),
]

type Note = Omit<Parameters<typeof intervene>[1], 'workspaceId'> & { workspaceIds: readonly string[] }

/** In the log of each business that it concerns, and where there is none in that of the installation. */
async function noteEverywhere(call: Parameters<typeof intervene>[0], { workspaceIds, ...note }: Note): Promise<void> {
  if (workspaceIds.length === 0) await intervene(call, note)
  for (const workspaceId of workspaceIds) await intervene(call, { ...note, workspaceId })
}
