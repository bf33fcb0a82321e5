import { useState } from 'react'
import { PublishProgram } from '#areas/programs'
import type { OpenDocument } from '#lib/documents'
import { useShortcuts } from '#shell'
import { WhenSaved } from '#shell/editor'
import { Button } from '#ui/button'
import type { ProgramHead } from './head.ts'
import { useEditorWords } from './words.ts'

interface PublishButtonProps {
  head: ProgramHead
  /** Whether clients lack something that stands here; undefined until it is known. */
  isNeeded: boolean | undefined
  document: Pick<OpenDocument, 'status'>
}

/** Hands the edits over to those who follow the program, after a look at what differs. */
export function PublishButton({ head, isNeeded, document }: PublishButtonProps) {
  const t = useEditorWords()
  const [isOpen, setOpen] = useState(false)
  const mayPublish = head.may.update && isNeeded !== false
  useShortcuts(mayPublish ? [{ keys: 'Alt P', label: t('publish'), run: () => setOpen(true) }] : [])
  if (!head.may.update) return null
  const close = () => setOpen(false)
  return (
    <>
      {/* nothing calls for a press while it is not known whether something is to be published */}
      <Button kind={isNeeded === undefined ? 'secondary' : 'primary'} disabled={!mayPublish} onClick={() => setOpen(true)}>
        {t('publish')}
      </Button>
      {isOpen && (
        <WhenSaved document={document} title={t('publish')} onClose={close}>
          <PublishProgram program={head} onClose={close} />
        </WhenSaved>
      )}
    </>
  )
}
