import { hrefTo } from '#lib/screens'

/** The bench of a visit. */
export const visitHref = ({ id }: { id: string }): string => hrefTo('/visits/$id/edit', { id })

/** A new visit of a client. */
export const newVisitHref = (clientId: string): string => hrefTo('/visits/create', { search: { clientId } })

// the paper is a screen of its own area, whose path the table of screens gets with it
/** A visit on paper. */
export const paperHref = ({ id }: { id: string }): string => `/visits/${id}/pdf`

/** All visits of a client, with their figures. */
export const clientVisitsHref = (clientId: string): string => hrefTo('/clients/$id/visits', { id: clientId })
