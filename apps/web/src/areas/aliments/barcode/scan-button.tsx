import { IconBarcode } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyPart } from '#lib/lazy-part'
import { IconButton } from '#ui/icon-button'
import { mayScan } from './detector.ts'
import { useBarcodeWords } from './words.ts'

const ScanDialog = lazyPart(() => import('./scan-dialog.tsx'), 'ScanDialog')

/** Reads a barcode by camera; it is not there where the browser cannot. */
export function ScanButton({ onScan }: { onScan: (code: string) => void }) {
  const t = useBarcodeWords()
  const [isOpen, setOpen] = useState(false)
  if (!mayScan()) return null
  return (
    <>
      <IconButton label={t('scan')} icon={IconBarcode} size="small" onClick={() => setOpen(true)} />
      {isOpen && (
        <ScanDialog
          onClose={() => setOpen(false)}
          onScan={code => {
            setOpen(false)
            onScan(code)
          }}
        />
      )}
    </>
  )
}
