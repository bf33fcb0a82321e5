import { stepToRedo, stepToUndo } from '@allenio/domain/documents'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useIsMobile } from '#lib/device'
import type { EditedDocument } from '#lib/documents'
import { useSelected } from '#lib/store'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout'
import { isTypedInto } from '../shortcuts/shortcut.ts'
import { useEditorWords } from './words.ts'

/** Undo and redo, by button and by Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y. */
export function UndoButtons({ document }: { document: EditedDocument }) {
  const t = useEditorWords()
  const isMobile = useIsMobile()
  const mayUndo = useSelected(document.steps, steps => stepToUndo(steps) !== undefined)
  const mayRedo = useSelected(document.steps, steps => stepToRedo(steps) !== undefined)
  useUndoKeys(document)
  return (
    <Row gap={2}>
      <IconButton label={t('undo')} keys="Ctrl Z" icon={IconArrowBackUp} disabled={!mayUndo} onClick={document.undo} />
      {/* on a phone it has room only while there is something to redo */}
      {(mayRedo || !isMobile) && (
        <IconButton label={t('redo')} keys="Ctrl Y" icon={IconArrowForwardUp} disabled={!mayRedo} onClick={document.redo} />
      )}
    </Row>
  )
}

/** A field undoes its own typing, unless its editor hands the key over to the document, and nothing changes behind an open dialog. */
function isForDocument(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest('[data-undo="document"]')) return true
  return !isTypedInto(target) && document.querySelector('[role="dialog"][aria-modal="true"]') === null
}

function useUndoKeys({ undo, redo }: EditedDocument): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return
      const key = event.key.toLowerCase()
      if ((key !== 'z' && key !== 'y') || !isForDocument(event.target)) return
      event.preventDefault()
      if (key === 'z' && !event.shiftKey) undo()
      else redo()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [undo, redo])
}
