import type { Db } from '#platform/db'
import { findFile, readLogoCopy } from '#platform/files'
import { defineMailFile, type MailLogo } from '#platform/mail'

/** The room of a logo above the title of a mail. */
const room = { width: 200, height: 56 }

// sharp screens show twice the pixels
const bounds = { width: room.width * 2, height: room.height * 2, maxBytes: 20 * 1024 }

/** The logo within mails. The letter waits without it, and takes along the small copy. */
export const mailLogo = defineMailFile<{ workspaceId: string; fileId: string }>({
  file: 'logo',
  read: async ({ database }, { workspaceId, fileId }) => {
    const file = await database.withWorkspace(workspaceId, 'read', db => findFile(db, fileId))
    const bytes = file && (await readLogoCopy(file, bounds))
    return bytes && { name: 'logo.png', contentType: 'image/png', bytes }
  },
})

/** Finds the logo of a mail with the sides that it has there. */
export async function findMailLogo(db: Db, workspaceId: string, fileId: string): Promise<MailLogo | null> {
  const file = await findFile(db, fileId)
  if (!file?.width || !file.height) return null
  const scale = Math.min(1, room.width / file.width, room.height / file.height)
  return {
    picture: mailLogo.of({ workspaceId, fileId }),
    width: Math.max(1, Math.round(file.width * scale)),
    height: Math.max(1, Math.round(file.height * scale)),
  }
}
