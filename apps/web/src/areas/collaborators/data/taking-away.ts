import { getCollaboratorDeletion } from '@allenio/contract/collaborators'
import { call, reportCallError } from '#lib/api'
import { confirm } from '#ui/confirm'
import { peopleNow, useWords } from '../words/index.ts'

/** `harmless`: nothing goes but the charge itself, and an undo brings it back. `agreed`: work goes with it for good. */
export type TakingAway = 'harmless' | 'agreed' | 'declined'

/** Before clients are taken from a collaborator, wherever that is done: work of theirs that goes with it is asked about. */
export async function askBeforeTakingAway({ id, name }: { id: string; name: string }, count: number): Promise<TakingAway> {
  const content = await findContent(id)
  if (!content) return 'declined'
  if (content.length === 0) return 'harmless'
  const t = useWords.say
  const people = peopleNow()
  const isSure = await confirm({
    title: t('takeAwayTitle', { count, name, ...people }),
    text: t('takeAwayText', { name, content: content.map(({ label }) => label).join(', ') }),
    proceed: t('takeAway'),
    close: t('cancel'),
    danger: true,
  })
  return isSure ? 'agreed' : 'declined'
}

// unknown is not harmless: where the answer does not come nothing is taken, and why has been said
async function findContent(id: string) {
  try {
    return (await call(getCollaboratorDeletion, { id })).content
  } catch (error) {
    reportCallError(error)
    return undefined
  }
}
