import type { ClientDetail } from '@allenio/contract/clients'

export interface SaleDialogProps {
  client: Pick<ClientDetail, 'id' | 'name' | 'email' | 'isRegistered'>
  onClose: () => void
}
