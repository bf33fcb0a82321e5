import { useChosenMember } from '#areas/collaborators'
import type { Of } from './reads.ts'

/** As the sidebar says. */
export function useOf(): Of {
  const collaboratorId = useChosenMember()
  return collaboratorId === undefined ? {} : { collaboratorId }
}
