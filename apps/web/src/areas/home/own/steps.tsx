import { useState } from 'react'
import { Button } from '#ui/button'
import { Checklist } from '#ui/checklist'
import type { Me } from '#shell'
import { useSteps } from '../steps/steps.tsx'
import { useOwnWords } from './words.ts'
import css from './page.module.css'

/** The first steps, one at a time at the foot of the page, because the day comes first. They disappear once all are done. */
export function OwnSteps({ me }: { me: Me }) {
  const t = useOwnWords()
  const steps = useSteps(me, 'secondary')
  const [isWhole, setWhole] = useState(false)
  const next = steps.find(({ done }) => !done)
  if (!next) return null
  return (
    <section className={css.steps} aria-labelledby="own-steps">
      <div className={css.sectionHead}>
        <h2 id="own-steps" className={css.sectionTitle}>
          {t('stepsTitle')}
        </h2>
        <span className={css.quiet}>{t('stepsDone', { done: steps.filter(({ done }) => done).length, all: steps.length })}</span>
      </div>
      <Checklist steps={isWhole ? steps : [next]} />
      {!isWhole && steps.length > 1 && (
        <div className={css.allSteps}>
          <Button kind="quiet" onClick={() => setWhole(true)}>
            {t('allSteps')}
          </Button>
        </div>
      )}
    </section>
  )
}
