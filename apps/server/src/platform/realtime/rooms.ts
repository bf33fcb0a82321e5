/** The receiver of an event: a person on all their devices, or only on those that are in one workspace. */
export interface Listener {
  personId: string
  workspaceId?: string
  /** The device that caused it and knows already. */
  exceptSessionId?: string
}

export const personRoom = (personId: string) => `person:${personId}`
export const sessionRoom = (sessionId: string) => `session:${sessionId}`

export const roomOf = ({ personId, workspaceId }: Omit<Listener, 'exceptSessionId'>) =>
  workspaceId ? `${personRoom(personId)}:workspace:${workspaceId}` : personRoom(personId)
