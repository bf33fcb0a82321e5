/** Which action of the list is open beside it. */
export interface ActionsPlace {
  action?: string
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const readPlace = ({ action }: Readonly<Record<string, unknown>>): ActionsPlace =>
  typeof action === 'string' && uuid.test(action) ? { action } : {}

export const actionsHref = (clientId: string, action?: string): string => `/clients/${clientId}/actions${action ? `?action=${action}` : ''}`
