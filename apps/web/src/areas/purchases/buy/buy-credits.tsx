import { IconCoins } from '@tabler/icons-react'
import { useState } from 'react'
import { useMe } from '#shell'
import { Button } from '#ui/button'
import { useConnected } from '../money/use-connected.ts'
import { BuySheet } from './buy-sheet.tsx'
import { useBuyWords } from './words.ts'

/** The button with which a client buys credits, for one kind of appointment if it is named. */
export function BuyCredits({ kindId }: { kindId?: string | undefined }) {
  const t = useBuyWords()
  const connected = useConnected()
  const isClient = useMe()?.workspace?.role === 'client'
  const [isOpen, setOpen] = useState(false)
  // somebody of the team who books for a client does not buy for them
  if (!isClient) return null
  return (
    <>
      <Button kind="primary" icon={IconCoins} onClick={connected(() => setOpen(true))}>
        {t('buy')}
      </Button>
      {isOpen && <BuySheet kindId={kindId} onClose={() => setOpen(false)} />}
    </>
  )
}
