import type { ReactNode } from 'react'
import { workbookLimits } from '@allenio/domain/workbooks'
import { tableFileTypes } from '#lib/workbooks'
import { Button } from '#ui/button'
import { Dropzone } from '#ui/dropzone'
import { Stack } from '#ui/layout'
import { ProgressBar, StepBar } from '#ui/progress'
import { SidePanel } from '#ui/side-panel'
import { Text } from '#ui/text'
import { ColumnsStep } from './columns-step.tsx'
import { PreviewStep } from './preview-step.tsx'
import { usePastedRows } from './use-pasted-rows.ts'
import { useProgramFile, type PastedRows, type ProgramFile, type ReadyProgram } from './use-program-file.ts'
import { useImportWords } from './words.ts'

const steps = ['choose', 'columns', 'preview'] as const

interface ImportFlowProps {
  title: string
  /** A table that was copied elsewhere, with which the flow begins. */
  pasted?: PastedRows | undefined
  onClose: () => void
  /** Where the program goes, and the button that brings it there, beside the one that leads back. */
  children: (ready: ReadyProgram, backButton: ReactNode) => ReactNode
}

/** The file, what its columns mean, how the days will be, and only then a program. */
export function ImportFlow({ title, pasted, onClose, children }: ImportFlowProps) {
  const t = useImportWords()
  const work = useProgramFile(pasted)
  const { file, draft, exerciseOf } = work
  const step = !file ? 'choose' : file.isMatched ? 'preview' : 'columns'
  const at = steps.indexOf(step)
  const stepText = t('stepOf', { step: at + 1, of: steps.length })
  const name = t(`step_${step}`)
  return (
    <SidePanel opened onClose={onClose} title={title} width={720}>
      <Stack gap={20}>
        <Stack gap={8}>
          <Text tone={2}>{`${stepText} · ${name}`}</Text>
          <StepBar label={`${stepText}: ${name}`} step={at} of={steps.length} />
        </Stack>
        {step === 'choose' && <ChooseStep work={work} />}
        {step === 'columns' && <ColumnsStep work={work} onNext={() => work.setMatched(true)} />}
        {step === 'preview' && file && draft && (
          <>
            <PreviewStep work={work} draft={draft} />
            {children(
              { title: file.name.replace(/\.\w+$/, '') || t('pastedTitle'), draft, exerciseOf },
              <Button kind="quiet" onClick={() => work.setMatched(false)}>
                {t('back')}
              </Button>,
            )}
          </>
        )}
      </Stack>
    </SidePanel>
  )
}

const bytesInMegabyte = 1_000_000

function ChooseStep({ work: { open, openPasted, stopReading, isReading, fault } }: { work: ProgramFile }) {
  const t = useImportWords()
  // cells that were copied in a spreadsheet need no file
  usePastedRows(rows => {
    if (rows.length === 0) return false
    openPasted(rows)
    return true
  })
  return (
    <>
      <Text tone={2} prose>
        {t('chooseText')}
      </Text>
      <Dropzone
        title={t('drop')}
        hint={t('dropHint', { size: `${workbookLimits.fileBytes / bytesInMegabyte} MB` })}
        accept={tableFileTypes}
        disabled={isReading}
        onFiles={([file]) => file && void open(file)}
        messages={fault === undefined ? [] : [fault]}
      />
      <Text tone={2}>{t('orPaste')}</Text>
      {isReading && (
        <Stack gap={8}>
          <ProgressBar label={t('reading')} thin value={undefined} />
          <Button kind="quiet" onClick={stopReading}>
            {t('stopReading')}
          </Button>
        </Stack>
      )}
    </>
  )
}
