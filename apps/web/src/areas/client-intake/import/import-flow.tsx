import { importMaxBytes, importRowsAtMost } from '@allenio/contract/client-intake'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LimitNotice } from '#areas/clients'
import { ChooseStep } from '#shell/table-import'
import { refresh } from '#lib/api'
import { useRealtime } from '#lib/realtime'
import { Stack } from '#ui/layout'
import { StepBar } from '#ui/progress'
import { SidePanel } from '#ui/side-panel'
import { SkeletonCard } from '#ui/skeleton'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { useImportWords } from './words.ts'
import { CheckStep } from './check-step.tsx'
import { MatchStep } from './match-step.tsx'
import { RunStep } from './run-step.tsx'
import { useImport } from './data.ts'
import { importHref } from './plan-limit.tsx'
import { isImportChecked, storeImportChecked } from './stored-import.ts'
import css from './import.module.css'

const steps = ['choose', 'match', 'check', 'run'] as const

/** The import beside the list: first file, columns and check, and the clients last. */
export function ImportFlow({ onClose }: { onClose: () => void }) {
  const t = useImportWords()
  const work = useImport()
  const [isChecking, setChecking] = useState(isImportChecked)
  const { current, isGone } = work
  const step = !current || isGone ? 'choose' : current.state !== 'preview' ? 'run' : isChecking ? 'check' : 'match'
  const names = { choose: t('step_choose'), match: t('step_match'), check: t('step_check'), run: t('step_run') }
  const at = steps.indexOf(step) + 1
  // the plans lead back to the step that led there
  const showCheck = (isShown: boolean) => {
    storeImportChecked(isShown)
    setChecking(isShown)
  }
  const leave = () => {
    // Esc and a click beside the panel come by mistake: the preview waits until it is opened again
    if (current?.state === 'preview') toast({ type: 'info', text: t('kept') })
    else if (current?.state === 'done' || current?.state === 'failed') work.forget()
    onClose()
  }
  const startAgain = () => {
    work.forget()
    showCheck(false)
  }
  return (
    <SidePanel opened onClose={leave} title={t('title')} width={720}>
      <Stack gap={20}>
        <Stack gap={8}>
          <Text tone={3} className={css.step}>
            {t('stepOf', { step: at, of: steps.length })} <b>{names[step]}</b>
          </Text>
          <StepBar label={`${t('stepOf', { step: at, of: steps.length })}: ${names[step]}`} step={at - 1} of={steps.length} />
        </Stack>
        {work.isLoading ? (
          <SkeletonCard />
        ) : (
          <>
            {step === 'choose' && (
              <>
                <LimitNotice from={importHref()} />
                <ChooseStep
                  start={work.start}
                  text={t('chooseText')}
                  limits={{ rows: importRowsAtMost, bytes: importMaxBytes }}
                  purpose="client import"
                />
              </>
            )}
            {step === 'match' && current && <MatchStep work={work} current={current} onNext={() => showCheck(true)} onAgain={startAgain} />}
            {step === 'check' && current && <CheckStep work={work} current={current} onBack={() => showCheck(false)} />}
            {step === 'run' && current && <RunStep current={current} onAgain={startAgain} onClose={leave} />}
          </>
        )}
      </Stack>
    </SidePanel>
  )
}

/** Reports the end of an import that continues while its panel is closed; renders nothing. */
export function ImportEnd() {
  const t = useImportWords()
  const cache = useQueryClient()
  useRealtime('client import', ({ id, state, created }) => {
    if (state !== 'done' && state !== 'failed') return
    void refresh(cache, ['client', 'client type'])
    if (state === 'failed') toast({ id: `import ${id}`, type: 'error', text: `${t('failed')}. ${t('failedText')}` })
    else toast({ id: `import ${id}`, type: 'success', text: t('doneToast', { count: created }) })
  })
  return null
}
