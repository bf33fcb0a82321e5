import { hrefTo } from '#lib/screens'

// The bench and the paper are screens of their own areas, whose paths the table of screens gets with them.

/** The bench of a visit. */
export const visitHref = ({ id }: { id: string }): string => `/visits/${id}/edit`

/** A new visit of a client. */
export const newVisitHref = (clientId: string): string => `/visits/create?${new URLSearchParams({ clientId }).toString()}`

/** A visit on paper. */
export const paperHref = ({ id }: { id: string }): string => `/visits/${id}/pdf`

/** All visits of a client, with their figures. */
export const clientVisitsHref = (clientId: string): string => hrefTo('/clients/$id/visits', { id: clientId })
