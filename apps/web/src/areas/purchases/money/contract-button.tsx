import { downloadContract, downloadOwnContract } from '@allenio/contract/purchases'
import { IconContract } from '@tabler/icons-react'
import { useMe } from '#shell'
import { saveDownload } from '#shell/downloads'
import { download } from '#lib/api'
import { Button } from '#ui/button'
import { useConnected } from './use-connected.ts'
import { useMoneyWords } from './words.ts'

/** The contract of a sale as a PDF: for its client, and for the business. */
export function ContractButton({ saleId }: { saleId: string }) {
  const t = useMoneyWords()
  const connected = useConnected()
  const isOwn = useMe()?.workspace?.role === 'client'
  const save = () => saveDownload(() => download(isOwn ? downloadOwnContract : downloadContract, { id: saleId }), t('preparing'))
  return (
    <Button size="small" icon={IconContract} onClick={connected(() => void save())}>
      {t('contract')}
    </Button>
  )
}
