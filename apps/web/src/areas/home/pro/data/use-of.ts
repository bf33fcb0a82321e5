import { useChosenMember } from '#areas/collaborators'
import type { Of } from './reads.ts'

/** The choice in the sidebar. */
export function useOf(): Of {
  const collaboratorId = useChosenMember()
  return collaboratorId === undefined ? {} : { collaboratorId }
}
