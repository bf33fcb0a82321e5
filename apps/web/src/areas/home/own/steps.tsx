import { useState } from 'react'
import { Button } from '#ui/button'
import { Checklist } from '#ui/checklist'
import type { Me } from '#shell'
import { useSteps } from '../data/use-steps.tsx'
import { useOwnWords } from '../words/own.ts'
import css from './page.module.css'

/** At the foot, one at a time: the day comes first. Gone once they are all done. */
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
