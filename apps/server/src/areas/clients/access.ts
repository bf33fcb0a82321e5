import type { ClientRow } from '@allenio/contract/clients'
import type { Actor, Rights } from '#platform/access'
import { mayDo } from '#platform/access'
import { AppError } from '#platform/errors'
import type { ClientRecord } from './client-record.ts'

type JudgedClient = Pick<ClientRecord, 'status' | 'deleted_at' | 'registered_at' | 'email'>

/** The actions that are open to a member who reaches the client. */
export function abilities(actor: Rights, { status, deleted_at, registered_at, email }: JudgedClient): ClientRow['may'] {
  const isThere = deleted_at === null
  const edit = isThere && mayDo(actor, 'update clients')
  const remove = mayDo(actor, 'delete clients')
  return {
    edit,
    assign: edit && mayAssign(actor),
    invite: edit && status === 'active' && registered_at === null && email !== null,
    deactivate: edit && status === 'active',
    restore: edit && status === 'inactive',
    delete: remove && isThere,
    undelete: remove && !isThere,
  }
}

/** Only the admin decides who is in charge of a client. */
export const mayAssign = ({ role }: Pick<Actor, 'role'>): boolean => role === 'admin'

/** Refuses an actor who names collaborators without the right to assign them. */
export function requireMayAssign(actor: Pick<Actor, 'role'>, collaboratorIds: readonly string[] | undefined): void {
  if (collaboratorIds !== undefined && !mayAssign(actor)) throw new AppError('forbidden')
}
