import type { ClientRow } from '@allenio/contract/clients'
import type { Actor } from '#platform/access'
import { mayDo } from '#platform/access'
import { AppError } from '#platform/errors'
import type { ClientRecord } from './client-record.ts'

type Judged = Pick<ClientRecord, 'status' | 'deleted_at' | 'registered_at' | 'email'>

/** What somebody who reaches a client may do with them next. */
export function abilities(actor: Pick<Actor, 'role'>, { status, deleted_at, registered_at, email }: Judged): ClientRow['may'] {
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

/** Who is in charge of whom is the admin's to say. */
export const mayAssign = ({ role }: Pick<Actor, 'role'>): boolean => role === 'admin'

/** Refuses whoever says who is in charge and may not. */
export function requireMayAssign(actor: Pick<Actor, 'role'>, collaboratorIds: readonly string[] | undefined): void {
  if (collaboratorIds !== undefined && !mayAssign(actor)) throw new AppError('forbidden')
}
