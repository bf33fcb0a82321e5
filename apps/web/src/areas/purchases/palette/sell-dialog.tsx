import { useQuery } from '@tanstack/react-query'
import { clientQuery } from '#areas/clients'
import { PaymentLink } from '../client/payment-link.tsx'

/** The dialog of a link to pay, for a client who was found in the palette. */
export function SellDialog({ clientId, onClose }: { clientId: string; onClose: () => void }) {
  const { data: client } = useQuery(clientQuery(clientId))
  return client ? <PaymentLink client={client} onClose={onClose} /> : null
}
