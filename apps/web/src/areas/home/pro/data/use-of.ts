import { useChosenMember } from '#areas/collaborators'
import type { Scope } from '../data.ts'

/** The choice in the sidebar. */
export function useScope(): Scope {
  const collaboratorId = useChosenMember()
  return collaboratorId === undefined ? {} : { collaboratorId }
}
