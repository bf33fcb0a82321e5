import { clientsAtOnce, getCollaboratorDeletion } from '@allenio/contract/collaborators'
import { call, reportCallError } from '#lib/api'
import { confirm } from '#ui/confirm'
import { useWords } from '../words/index.ts'

/** `harmless`: only the assignment is removed, and an undo restores it. `agreed`: work is removed with it for good. */
export type UnassignAnswer = 'harmless' | 'agreed' | 'declined'

/** Asks before clients are taken from a collaborator on any page, if work of the collaborator would be removed too. */
export async function confirmUnassign({ id, name }: { id: string; name: string }, count: number): Promise<UnassignAnswer> {
  const content = await findContent(id)
  if (!content) return 'declined'
  if (content.length === 0) return 'harmless'
  const t = useWords.say
  const isSure = await confirm({
    title: t('takeAwayTitle', { count, name }),
    text: t('takeAwayText', { name, content: content.map(({ label }) => label).join(', ') }),
    proceed: t('takeAway'),
    close: t('cancel'),
    danger: true,
  })
  return isSure ? 'agreed' : 'declined'
}

// without an answer nothing is removed, because unknown is not harmless; the error has been shown already
async function findContent(id: string) {
  try {
    return (await call(getCollaboratorDeletion, { id })).content
  } catch (error) {
    reportCallError(error)
    return undefined
  }
}

/** Calls the server in portions that it accepts, one after the other, and returns the sum. A refusal ends it. */
export async function inPortions(clientIds: readonly string[], send: (portion: string[]) => Promise<number>): Promise<number> {
  let sum = 0
  for (let at = 0; at < clientIds.length; at += clientsAtOnce) sum += await send(clientIds.slice(at, at + clientsAtOnce))
  return sum
}
