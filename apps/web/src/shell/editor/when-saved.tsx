import { useState, type ReactNode } from 'react'
import type { OpenDocument } from '#lib/documents'
import { useStored } from '#lib/store'
import { Modal } from '#ui/modal'
import { Text } from '#ui/text'
import { useEditorWords } from './words.ts'

interface WhenSavedProps {
  document: Pick<OpenDocument, 'status'>
  title: string
  onClose: () => void
  children: ReactNode
}

/** Shows what works with the server's version as soon as the server has the last edits, and until then says why it has to wait. */
export function WhenSaved({ document: { status }, title, onClose, children }: WhenSavedProps) {
  const t = useEditorWords()
  const current = useStored(status)
  const { state } = current
  const [isReady, setReady] = useState(state === 'saved')
  // a dialog that was opened stays open while another tab edits
  if (state === 'saved' && !isReady) setReady(true)
  if (isReady) return children
  if (state === 'loading') return null
  return (
    <Modal opened size="small" title={title} onClose={onClose}>
      <Text as="output" tone={2}>
        {state === 'saving' ? t('saving') : state === 'refused' ? t('refused', { reason: current.sentence }) : t('waitsForServer')}
      </Text>
    </Modal>
  )
}
