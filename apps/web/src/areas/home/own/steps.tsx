import { useState } from 'react'
import { Button } from '#ui/button'
import { Checklist } from '#ui/checklist'
import type { Me } from '#shell'
import { useOwnSteps } from '../steps/steps.tsx'
import { useOwnWords } from './words.ts'
import css from './page.module.css'
import { Row, Stack } from '#ui/layout'
import { Text, Title } from '#ui/text'

/** The first steps, one at a time at the foot of the page, because the day comes first. They disappear once all are done. */
export function OwnSteps({ me }: { me: Me }) {
  const t = useOwnWords()
  const steps = useOwnSteps(me, 'secondary')
  const [isWhole, setWhole] = useState(false)
  const next = steps.find(({ isDone }) => !isDone)
  if (!next) return null
  return (
    <Stack as="section" gap={8} className={css.steps} aria-labelledby="own-steps">
      <Row gap={12} justify="between" className={css.sectionHead}>
        <Title level={2} size={16} id="own-steps">
          {t('stepsTitle')}
        </Title>
        <Text as="span" tone={2}>
          {t('stepsDone', { done: steps.filter(({ isDone }) => isDone).length, all: steps.length })}
        </Text>
      </Row>
      <Checklist steps={isWhole ? steps : [next]} />
      {!isWhole && steps.length > 1 && (
        <div className={css.allSteps}>
          <Button kind="quiet" onClick={() => setWhole(true)}>
            {t('allSteps')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
