import { useState } from 'react'
import { Button } from '#ui/button'
import { SidePanel } from '#ui/side-panel'
import { ExclusionsPanel } from './exclusions-panel.tsx'
import { useExclusionWords } from './words.ts'

interface ExclusionsButtonProps {
  clientId: string
  isPrimary: boolean
}

/** Opens the panel in which exclusions are entered, from wherever it stands. */
export function ExclusionsButton({ clientId, isPrimary }: ExclusionsButtonProps) {
  const t = useExclusionWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" kind={isPrimary ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
        {t('enterThem')}
      </Button>
      <SidePanel opened={isOpen} onClose={() => setOpen(false)} title={t('title')}>
        {isOpen && <ExclusionsPanel clientId={clientId} />}
      </SidePanel>
    </>
  )
}
