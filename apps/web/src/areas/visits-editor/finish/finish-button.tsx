import { computeVisit } from '@allenio/domain/visits'
import { IconChecks } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useShortcuts } from '#shell'
import { useIsCompact, useIsHand } from '#lib/device'
import { Button } from '#ui/button'
import { Kbd } from '#ui/kbd'
import { toast } from '#ui/toast'
import { focusCell, wrongInputs } from '../measures/focus.ts'
import { useEditor } from '../session.ts'
import type { VisitHead } from '../visit-document.ts'
import { useFinishWords } from './words.ts'
import { FinishDialog } from './finish-dialog.tsx'

/** Finishes the visit, or brings a finished one up to date. Fields that it lacks say so, and the first of them takes the focus. */
export function FinishButton({ head }: { head: VisitHead }) {
  const t = useFinishWords()
  const { state, missing } = useEditor()
  const isHand = useIsHand()
  const isCompact = useIsCompact()
  const [isOpen, setOpen] = useState(false)
  const mayFinish = head.may.update && head.isDraft
  const open = () => {
    const computed = computeVisit(state.get().cells)
    const lacks = 'missing' in computed ? computed.missing : []
    missing.set(lacks)
    // a field with a text that cannot be read is no empty one
    const faults = wrongInputs()
    const lackTexts = lacks.length > 0 ? [`${t('lacks')} ${lacks.map(field => t(field)).join(', ')}`] : []
    const faultTexts = faults.length > 0 ? [`${t('unreadable')} ${faults.map(({ name }) => name).join(', ')}`] : []
    const texts = [...lackTexts, ...faultTexts]
    if (texts.length === 0) return setOpen(true)
    toast({ type: 'warning', id: 'visit lacks', text: texts.join('. ') })
    const [first] = lacks
    if (first) focusCell(first)
    else faults[0]?.focus()
  }
  useShortcuts(mayFinish ? [{ keys: 'Alt P', label: t('finish'), run: open }] : [])
  // from within a field, too: whoever measures has one hand free
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || !mayFinish || isOpen) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  if (!head.may.update) return null
  const isFinishedBefore = head.finishedAt !== null
  return (
    <>
      <Button
        kind="primary"
        size={isHand ? 'small' : undefined}
        icon={isHand ? undefined : IconChecks}
        aria-keyshortcuts="Control+Enter"
        iconAfter={isCompact || !mayFinish ? undefined : <Kbd>Ctrl ↵</Kbd>}
        disabled={!mayFinish}
        onClick={open}>
        {t(!mayFinish ? 'finished' : isFinishedBefore ? 'finishAgain' : 'finish')}
      </Button>
      {isOpen && <FinishDialog head={head} onClose={() => setOpen(false)} />}
    </>
  )
}
