import type { DietRecipe } from '@allenio/contract/meal-diary'
import { foodName } from '@allenio/domain/aliments'
import { useState } from 'react'
import { useLanguage } from '#lib/words'
import { BareButton, BareList, Row } from '#ui/layout'
import { Text } from '#ui/text'
import { TickCircle } from '#ui/tick-circle'
import css from './cook.module.css'
import { stepTimes } from './step-times.ts'
import { StepTimer } from './step-timer.tsx'
import { useCookWords } from './words.ts'

/** The steps in large type; each is ticked off by a tap on it. */
export function CookSteps({ steps }: Pick<DietRecipe, 'steps'>) {
  const t = useCookWords()
  const language = useLanguage()
  const [done, setDone] = useState<ReadonlySet<number>>(new Set())
  const turn = (at: number) => setDone(before => new Set(before.has(at) ? [...before].filter(each => each !== at) : [...before, at]))
  if (steps.length === 0) return <Text tone={2}>{t('noSteps')}</Text>
  return (
    <BareList as="ol">
      {steps.map((step, at) => {
        const text = foodName({ nameIt: step.it, nameEn: step.en }, language)
        return (
          // steps have no ids, and stay in their order
          <li key={`${at} ${text}`} className={css.step} data-done={done.has(at) || undefined}>
            <BareButton className={css.stepButton} aria-pressed={done.has(at)} onClick={() => turn(at)}>
              <TickCircle state={done.has(at) ? 'done' : undefined}>{at + 1}</TickCircle>
              <span className={css.stepText}>{text}</span>
            </BareButton>
            {stepTimes(text).length > 0 && (
              <Row gap={8} wrap className={css.timers}>
                {stepTimes(text).map(seconds => (
                  <StepTimer key={seconds} seconds={seconds} />
                ))}
              </Row>
            )}
          </li>
        )
      })}
    </BareList>
  )
}
