import type { ClientRow } from '@allenio/contract/clients'
import type { Actor, Rights } from '#platform/access'
import { mayDo } from '#platform/access'
import { AppError } from '#platform/errors'
import type { ClientRecord } from './client-record.ts'

type JudgedClient = Pick<ClientRecord, 'status' | 'deleted_at' | 'registered_at' | 'email'>

/** The actions that are open to a member who reaches the client. */
export function abilities(actor: Rights, { status, deleted_at, registered_at, email }: JudgedClient): ClientRow['may'] {
  const isThere = deleted_at === null
  const mayEdit = isThere && mayDo(actor, 'update clients')
  const mayDelete = mayDo(actor, 'delete clients')
  return {
    edit: mayEdit,
    assign: mayEdit && mayAssign(actor),
    invite: mayEdit && status === 'active' && registered_at === null && email !== null,
    deactivate: mayEdit && status === 'active',
    restore: mayEdit && status === 'inactive',
    delete: mayDelete && isThere,
    undelete: mayDelete && !isThere,
  }
}

/** Only the admin decides who is in charge of a client. */
export const mayAssign = ({ role }: Pick<Actor, 'role'>): boolean => role === 'admin'

/** Refuses an actor who names collaborators without the right to assign them. */
export function requireMayAssign(actor: Pick<Actor, 'role'>, collaboratorIds: readonly string[] | undefined): void {
  if (collaboratorIds !== undefined && !mayAssign(actor)) throw new AppError('forbidden')
}
