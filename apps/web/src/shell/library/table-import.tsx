import { IconFileImport } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#ui/button'
import { useLibraryWords } from './words.ts'

/** Opens the import of a table: from the menu of the page, and from where the list is empty. The page draws the dialog. */
export function useTableImport(ownLabel?: string) {
  const t = useLibraryWords()
  const label = ownLabel ?? t('import')
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  return {
    isOpen,
    open,
    close: () => setOpen(false),
    item: { label, icon: IconFileImport, onClick: open },
    button: (
      <Button icon={IconFileImport} onClick={open}>
        {label}
      </Button>
    ),
    /** The way that an empty list offers. */
    way: { icon: IconFileImport, title: t('byTable'), action: <Button onClick={open}>{label}</Button> },
  }
}
