import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { idInput, Nothing } from '../lists.ts'

// Folders group the programs of a library. The whole team shares them.

export const folderErrors = { 'folder in itself': 422, 'folders too deep': 422, 'too many folders': 422 } as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    folders: typeof folderErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    folders: 'program folder'
  }
}

export const folderLimits = { folders: 500, depth: 8, name: 60 } as const

const name = z.string().trim().min(1).max(folderLimits.name)

export const FolderName = z.object({ id: z.uuid(), name: z.string() })

export const Folder = FolderName.extend({
  parentId: z.uuid().nullable(),
  /** The folders that contain this one, from the top. */
  parents: z.array(FolderName),
  /** The number of its programs that the asker may see, without those in subfolders. */
  programs: z.number().int(),
  may: z.object({ update: z.boolean(), delete: z.boolean() }),
})
export type Folder = z.output<typeof Folder>

/** The content of a deleted folder, which moved to the parent folder. */
export interface MovedUp {
  folders: readonly string[]
  programs: readonly string[]
}

export const listFolders = endpoint({
  method: 'GET',
  path: '/folders',
  access: { permission: 'update programs' },
  summary: 'All of them, by name; the tree follows from `parentId`.',
  input: Nothing,
  output: z.object({ folders: z.array(Folder) }),
  shows: ['program folder', 'program'],
})

export const getFolder = endpoint({
  method: 'GET',
  path: '/folders/:id',
  access: { permission: 'update programs' },
  input: z.object(idInput),
  output: Folder,
  shows: ['program folder', 'program'],
  errors: ['not found'],
})

export const createFolder = endpoint({
  method: 'POST',
  path: '/folders',
  access: { permission: 'create programs' },
  input: z.object({ name, parentId: z.uuid().nullable().default(null) }),
  output: Folder,
  changes: ['program folder'],
  errors: ['not found', 'folders too deep', 'too many folders'],
})

export const updateFolder = endpoint({
  method: 'PUT',
  path: '/folders/:id',
  access: { permission: 'update programs' },
  summary: 'Renames it, or moves it with all that it holds; only what is sent changes.',
  input: z.object({ ...idInput, name: name.optional(), parentId: z.uuid().nullable().optional() }),
  output: Folder,
  changes: ['program folder', 'program'],
  errors: ['not found', 'folder in itself', 'folders too deep'],
})

export const deleteFolder = endpoint({
  method: 'DELETE',
  path: '/folders/:id',
  access: { permission: 'delete programs' },
  summary: 'What it holds moves up.',
  input: z.object(idInput),
  output: Nothing,
  changes: ['program folder', 'program'],
  errors: ['not found'],
})

export const undeleteFolder = endpoint({
  method: 'POST',
  path: '/folders/:id/undelete',
  access: { permission: 'delete programs' },
  summary: 'What has moved up and still stands there moves back.',
  input: z.object(idInput),
  output: Folder,
  changes: ['program folder', 'program'],
  errors: ['not found', 'folders too deep', 'too many folders'],
})
