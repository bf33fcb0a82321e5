import { Suspense } from 'react'
import { useMe } from '#shell'
import { clientRails, type ClientRailPlace } from '../slots.ts'

interface ClientRailProps {
  /** Without one nothing is shown: the page may be about nobody. */
  clientId: string | undefined
  place: ClientRailPlace
}

/** Lines of steps through work with this client, above a page that is part of it. */
export function ClientRail({ clientId, place }: ClientRailProps) {
  const permissions = useMe()?.permissions ?? []
  if (clientId === undefined) return null
  return clientRails
    .entries()
    .filter(rail => rail.permissions.every(permission => permissions.includes(permission)))
    .map(({ id, Line }) => (
      <Suspense key={id}>
        <Line clientId={clientId} place={place} />
      </Suspense>
    ))
}
