import * as contract from '@allenio/contract/client-files'
import { recordFileMaxBytes } from '@allenio/contract/clients'
import { recordDeletion } from '#areas/client-records'
import { reachClient } from '#areas/clients'
import { pageOf } from '#platform/db'
import { found } from '#platform/errors'
import { claimUpload, deleteFile, presentFile, undeleteFile } from '#platform/files'
import { bind } from '#platform/http'
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

const deletion = recordDeletion({
  thing: 'client file',
  message: 'file deleted',
  delete: async ({ db }, at) => deleteFile(db, found(await deleteClientFile(db, at)).file_id),
  undelete: async ({ db }, at) => undeleteFile(db, found(await undeleteClientFile(db, at)).file_id),
  read: async (db, { id, clientId }, { personId }) => {
    const [row] = await findFilesOfClient(db, clientId, [id])
    return presentClientFile(found(row), personId)
  },
})

export const fileBindings = [
  bind(contract.listClientFiles, async ({ db, actor }, { id, page, search }) => {
    await reachClient(db, actor, id)
    const [rows, total] = await Promise.all([listFileRows(db, id, { page, search }), countFiles(db, id, search)])
    const { pageRows, nextPage } = pageOf(rows, page, filesPerPage)
    return { clientFiles: pageRows.map(row => presentClientFile(row, actor.personId)), nextPage, total }
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

  bind(contract.deleteClientFile, (call, { id, fileId }) => deletion.delete(call, { clientId: id, id: fileId })),
  bind(contract.undeleteClientFile, (call, { id, fileId }) => deletion.undelete(call, { clientId: id, id: fileId })),

  bind(contract.listMedia, async ({ db, actor }, { id, page, kind, origin }) => {
    await reachClient(db, actor, id)
    const of = { clientId: id, viewer: actor }
    const [rows, total] = await Promise.all([listMediaRows(db, of, { page, kind, origin }), countMedia(db, of, { kind, origin })])
    const { pageRows, nextPage } = pageOf(rows, page, mediaPerPage)
    return {
      media: pageRows.map(row => ({
        id: row.id,
        origin: row.origin,
        originId: row.origin_id,
        day: row.day,
        pose: row.pose,
        kg: row.kg,
        file: presentFile(row, actor.personId),
      })),
      nextPage,
      total,
    }
  }),
]
