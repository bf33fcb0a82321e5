/** The member who has the address already, with their access off: their page is the way to them. */
export function deactivatedMemberOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('data' in error)) return undefined
  const { data } = error
  return typeof data === 'object' && data !== null && 'collaboratorId' in data && typeof data.collaboratorId === 'string'
    ? data.collaboratorId
    : undefined
}
