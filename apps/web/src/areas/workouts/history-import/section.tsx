import { IconFileImport } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { FormerImports } from './former-imports.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { useHistoryWords } from './words.ts'

export { IconFileImport as Icon }

/** A client's own history from another app. */
export function Section() {
  const t = useHistoryWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack gap={16} align="start">
      <Text tone={2} prose>
        {t('sectionText')}
      </Text>
      <Button icon={IconFileImport} onClick={() => setOpen(true)}>
        {t('choose')}
      </Button>
      <FormerImports owner={null} />
      {isOpen && <HistoryPanel client={null} onClose={() => setOpen(false)} />}
    </Stack>
  )
}
