import { IconCash, IconLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clientQuery } from '#areas/clients'
import { useMe } from '#shell'
import { Button } from '#ui/button'
import { useConnected } from '../money/use-connected.ts'
import { HandSale } from './hand-sale.tsx'
import { PaymentLink } from './payment-link.tsx'
import { useSellWords } from './words.ts'

/** The two ways to sell to a client: a link by which they pay, and what was paid by hand. */
export function SaleButtons({ clientId }: { clientId: string }) {
  const t = useSellWords()
  const connected = useConnected()
  const maySell = useMe()?.permissions.includes('update workout packages') ?? false
  const { data: client } = useQuery(clientQuery(clientId))
  const [open, setOpen] = useState<'link' | 'hand'>()
  const close = () => setOpen(undefined)
  if (!maySell || !client) return null
  return (
    <>
      <Button icon={IconCash} onClick={connected(() => setOpen('hand'))}>
        {t('record')}
      </Button>
      <Button kind="ink" icon={IconLink} onClick={connected(() => setOpen('link'))}>
        {t('sell')}
      </Button>
      {open === 'link' && <PaymentLink client={client} onClose={close} />}
      {open === 'hand' && <HandSale client={client} onClose={close} />}
    </>
  )
}
