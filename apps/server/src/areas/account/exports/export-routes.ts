import * as contract from '@allenio/contract/account'
import { prove } from '#areas/auth'
import { audit } from '#platform/audit'
import { AppError } from '#platform/errors'
import { bindPerson, withMessage } from '#platform/http'
import { askExport, listOwnExports, presentExport } from './exports.ts'

export const exportBindings = [
  bindPerson(contract.startExport, async ({ db, actor, request }, { scope, ...proof }) => {
    const { personId, membership } = actor
    if (scope === 'workspace' && membership?.role !== 'admin') throw new AppError('forbidden')
    await prove(db, actor, proof)
    const workspaceId = scope === 'workspace' ? (membership?.workspaceId ?? null) : null
    const row = await askExport(db, { personId, scope, workspaceId })
    if (!row) throw new AppError('export in progress')
    await audit(db, { personId, action: 'start export', subjectId: row.id, details: { scope }, requestId: request.id })
    return withMessage('export started', presentExport(row))
  }),

  bindPerson(contract.listExports, async ({ db, actor }) => {
    const rows = await listOwnExports(db, actor.personId)
    return { exports: rows.map(presentExport) }
  }),
]
