import type { Output } from '@allenio/contract'
import type { getCollaboratorDeletion } from '@allenio/contract/collaborators'

export type Deletion = Output<typeof getCollaboratorDeletion>

/** The choice of a successor. It starts empty, because the person has to decide. */
export interface Succession {
  way: 'hand' | 'nobody' | undefined
  to: string | null
  /** the collaborator's name, typed where nobody takes over */
  typed: string
}

export const emptySuccession: Succession = { way: undefined, to: null, typed: '' }

const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase()

export const leavesNothing = ({ clients, content }: Deletion): boolean => clients === 0 && content.length === 0

interface SuccessionAnswer {
  deletion: Deletion
  choice: Succession
  name: string
}

/** The choice or confirmation that is missing before a collaborator may be deleted. */
export function faultOf({ deletion, choice: { way, to, typed }, name }: SuccessionAnswer): 'heir' | 'name' | undefined {
  if (leavesNothing(deletion)) return undefined
  if (way === undefined || (way === 'hand' && to === null)) return 'heir'
  return way === 'nobody' && plain(typed) !== plain(name) ? 'name' : undefined
}
