import { hrefTo } from '#lib/screens'

/** The bench of a visit. */
export const visitHref = ({ id }: { id: string }): string => hrefTo('/visits/$id/edit', { id })

/** A new visit of a client. */
export const newVisitHref = (clientId: string): string =>
  `${hrefTo('/visits/create')}?${new URLSearchParams({ client: clientId }).toString()}`

/** A visit on paper. */
export const paperHref = ({ id }: { id: string }): string => hrefTo('/visits/$id/pdf', { id })

/** All visits of a client, with their figures. */
export const clientVisitsHref = (clientId: string): string => hrefTo('/clients/$id/visits', { id: clientId })
