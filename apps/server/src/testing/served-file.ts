import { found } from '#platform/errors'
import { filesCookie, findFiles, presentFile } from '#platform/files'
import type { TestMember } from './given.ts'
import type { TestHouse } from './test-house.ts'

/** Asks for a file by the address that it would have for this member: an address of somebody else tells nothing. */
export async function statusOfFile({ database, server }: TestHouse, fileId: string, member: TestMember): Promise<number> {
  const [row] = await database.withWorkspace(member.workspaceId, 'read', db => findFiles(db, [fileId]))
  const { url } = presentFile(found(row), member.personId)
  return (await server.inject({ method: 'GET', url, headers: { cookie: `files=${filesCookie(member.sessionId).value}` } })).statusCode
}
