import { useState } from 'react'
import { useFormats } from '#lib/formats'
import { AllClearPicture, FirstStepsPicture } from '#ui/illustrations'
import { ButtonLink } from '#ui/button'
import { Checklist, ChecklistSummary } from '#ui/checklist'
import { EmptyState } from '#ui/empty-state'
import { PageHeader } from '#ui/page-header'
import { SkeletonPage } from '#ui/skeleton'
import { useMe } from '#shell'
import type { Me } from '#shell'
import { greetingAt } from '../data/greeting.ts'
import { useSteps } from '../data/use-steps.tsx'
import { useWords } from '../words/index.ts'
import css from './home.module.css'

export function Page() {
  const me = useMe()
  return me ? <Home me={me} /> : <SkeletonPage />
}

/** Answers: what do I do first? */
function Home({ me }: { me: Me }) {
  const t = useWords()
  const { weekday, day } = useFormats()
  const steps = useSteps(me)
  const isClient = me.roles.includes('client')
  const workspace = me.workspace?.name ?? ''
  const [today] = useState(() => new Date())
  const isDone = steps.every(({ done }) => done)
  return (
    <>
      <div className={css.top}>
        <PageHeader title={t(greetingAt(today), { name: me.firstName })} sub={`${weekday(today)} ${day(today)}`} />
        {!isDone && (
          <div className={css.summary}><ChecklistSummary title={t('firstSteps')} steps={steps} now={t('now')} /></div>
        )}
      </div>
      {isDone ? (
        <EmptyState
          large
          picture={<AllClearPicture />}
          title={isClient ? t('clientReadyTitle') : t('readyTitle')}
          text={isClient ? t('clientReadyTextIn', { workspace }) : t('readyText')}
          action={<ButtonLink href="/settings">{t('toSettings')}</ButtonLink>}
        />
      ) : (
        <section className={css.steps} aria-labelledby="first-steps">
          <h2 id="first-steps" className={css.title}>{isClient ? t('clientStepsTitle') : t('stepsTitle')}</h2>
          <p className={css.text}>{isClient ? t('clientStepsTextIn', { workspace }) : t('stepsText')}</p>
          <div className={css.sheet}>
            <Checklist steps={steps} />
            <div className={css.picture}><FirstStepsPicture /></div>
          </div>
        </section>
      )}
    </>
  )
}
