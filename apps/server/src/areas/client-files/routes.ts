import * as contract from '@allenio/contract/client-files'
import { recordFileMaxBytes } from '@allenio/contract/client-records'
import { auditRecord, reachClient } from '#areas/clients'
import { found } from '#platform/errors'
import { claimUpload, deleteFile, presentFile, undeleteFile } from '#platform/files'
import { bind, withMessage } from '#platform/http'
import { countMedia, listMediaRows, mediaPerPage } from './media.ts'
import {
  type ClientFileRow,
  countFiles,
  deleteClientFile,
  filesPerPage,
  findFilesOfClient,
  insertClientFile,
  listFileRows,
  undeleteClientFile,
} from './queries.ts'

const presentClientFile = (row: ClientFileRow, personId: string): contract.ClientFile => ({
  id: row.record_id,
  file: presentFile(row, personId),
  addedBy: row.author_name,
  createdAt: row.added_at,
  may: { delete: true },
})

export const fileBindings = [
  bind(contract.listClientFiles, async ({ db, actor }, { id, page, search }) => {
    await reachClient(db, actor, id)
    const [rows, total] = await Promise.all([listFileRows(db, id, { page, search }), countFiles(db, id, search)])
    return {
      clientFiles: rows.slice(0, filesPerPage).map(row => presentClientFile(row, actor.personId)),
      nextPage: rows.length > filesPerPage ? page + 1 : 0,
      total,
    }
  }),

  bind(contract.addClientFiles, async ({ db, actor }, { id, uploadId }) => {
    await reachClient(db, actor, id)
    const claim = { personId: actor.personId, accept: ['*/*'], maxBytes: recordFileMaxBytes }
    const ids: string[] = []
    for (const each of [uploadId].flat()) {
      const file = await claimUpload(db, each, claim)
      ids.push(await insertClientFile(db, { clientId: id, file, authorId: actor.membershipId }))
    }
    return { clientFiles: (await findFilesOfClient(db, id, ids)).map(row => presentClientFile(row, actor.personId)) }
  }),

  bind(contract.deleteClientFile, async ({ db, actor }, { id: clientId, fileId }) => {
    await reachClient(db, actor, clientId)
    const { file_id } = found(await deleteClientFile(db, { id: fileId, clientId }))
    await deleteFile(db, file_id)
    await auditRecord(db, actor, 'delete client file', { clientId, id: fileId })
    return withMessage('file deleted', {})
  }),

  bind(contract.undeleteClientFile, async ({ db, actor }, { id: clientId, fileId }) => {
    await reachClient(db, actor, clientId)
    const { file_id } = found(await undeleteClientFile(db, { id: fileId, clientId }))
    await undeleteFile(db, file_id)
    await auditRecord(db, actor, 'undelete client file', { clientId, id: fileId })
    const [row] = await findFilesOfClient(db, clientId, [fileId])
    return presentClientFile(found(row), actor.personId)
  }),

  bind(contract.listMedia, async ({ db, actor }, { id, page, kind, origin }) => {
    await reachClient(db, actor, id)
    const of = { clientId: id, viewer: actor }
    const [rows, total] = await Promise.all([listMediaRows(db, of, { page, kind, origin }), countMedia(db, of, { kind, origin })])
    return {
      media: rows
        .slice(0, mediaPerPage)
        .map(row => ({
          id: row.id,
          origin: row.origin,
          originId: row.origin_id,
          day: row.day,
          pose: row.pose,
          kg: row.kg,
          file: presentFile(row, actor.personId),
        })),
      nextPage: rows.length > mediaPerPage ? page + 1 : 0,
      total,
    }
  }),
]
