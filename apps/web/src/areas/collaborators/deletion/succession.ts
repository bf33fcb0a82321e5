import type { Output } from '@allenio/contract'
import type { getCollaboratorDeletion } from '@allenio/contract/collaborators'

export type Deletion = Output<typeof getCollaboratorDeletion>

/** The choice of a successor. It starts empty, because the person has to decide. */
export interface Succession {
  way: 'hand' | 'nobody' | undefined
  to: string | null
}

export const emptySuccession: Succession = { way: undefined, to: null }

const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase()

interface SuccessionAnswer {
  deletion: Deletion
  choice: Succession
  typed: string
  name: string
}

/** The choice or confirmation that is missing before a collaborator may be deleted. */
export function faultOf({ deletion, choice, typed, name }: SuccessionAnswer): 'heir' | 'name' | undefined {
  if (deletion.clients === 0 && deletion.content.length === 0) return undefined
  if (choice.way === undefined || (choice.way === 'hand' && choice.to === null)) return 'heir'
  return choice.way === 'nobody' && plain(typed) !== plain(name) ? 'name' : undefined
}
