import * as contract from '@allenio/contract/folders'
import { exporters } from '#areas/account'
import { sql } from '#platform/db'
import { area } from '#platform/http'
import { defineRecordSweep } from '#platform/records'
import { folderBindings } from './routes.ts'
import { folderWords } from './words.ts'

export const foldersArea = area({
  name: 'folders',
  tables: ['program_folders'],
  contract,
  bindings: folderBindings,
  errors: contract.folderErrors,
  words: folderWords,
  jobs: [defineRecordSweep({ records: 'program folders', tables: [{ name: sql`program_folders` }] })],
  contributes: [
    exporters({
      tables: ['program_folders'],
      ofWorkspace: async db => ({
        tables: [
          {
            name: 'program-folders',
            rows: await db.many(sql`
              select id, parent_id, name, created_at from program_folders where deleted_at is null order by name_key, id`),
          },
        ],
      }),
    }),
  ],
})

export { folderContent, type FolderContent } from './content.ts'
export { insertFolder, listFolderRows, parentsOf, reachFolder } from './queries.ts'
