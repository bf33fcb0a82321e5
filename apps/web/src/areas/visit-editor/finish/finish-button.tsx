import { computeVisit } from '@allenio/domain/visits'
import { IconChecks } from '@tabler/icons-react'
import { useState } from 'react'
import { useShortcuts } from '#shell'
import { useIsHand } from '#lib/device'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'
import { focusMeasure } from '../measures/focus.ts'
import { useEditor } from '../session.ts'
import type { VisitHead } from '../visit-document.ts'
import { FinishDialog } from './finish-dialog.tsx'
import { useFinishWords } from './words.ts'

/** Finishes the visit, or brings a finished one up to date. What it lacks is named beside the fields, and the first of them has the focus. */
export function FinishButton({ head }: { head: VisitHead }) {
  const t = useFinishWords()
  const { state, missing } = useEditor()
  const isHand = useIsHand()
  const [isOpen, setOpen] = useState(false)
  const mayFinish = head.may.update && head.isDraft
  const open = () => {
    const computed = computeVisit(state.get().cells)
    const lacks = 'missing' in computed ? computed.missing : []
    missing.set(lacks)
    const [first] = lacks
    if (first === undefined) return setOpen(true)
    toast({ type: 'warning', id: 'visit lacks', text: `${t('lacks')} ${lacks.map(field => t(field)).join(', ')}` })
    if (first !== 'takenOn') focusMeasure(first)
  }
  useShortcuts(mayFinish ? [{ keys: 'p', label: t('finish'), run: open }] : [])
  if (!head.may.update) return null
  const isFinishedBefore = head.finishedAt !== null
  return (
    <>
      <Button
        kind="primary"
        size={isHand ? 'small' : undefined}
        icon={isHand ? undefined : IconChecks}
        disabled={!mayFinish}
        onClick={open}>
        {t(!mayFinish ? 'finished' : isFinishedBefore ? 'finishAgain' : 'finish')}
      </Button>
      {isOpen && <FinishDialog head={head} onClose={() => setOpen(false)} />}
    </>
  )
}
