import { IconArrowRight } from '@tabler/icons-react'
import { StatusIcon } from '#ui/badge'
import { BareList } from '#ui/layout'
import { Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import css from './fit.module.css'
import type { FittedDay } from './outcome.ts'
import { useMissText, type TargetTexts } from './texts.ts'
import { useFitWords } from './words.ts'

interface FitTargetsProps {
  day: FittedDay
  texts: TargetTexts
}

/** The totals of a day before and after, each against its target; of one that is missed, what stands in the way. */
export function FitTargets({ day, texts }: FitTargetsProps) {
  const t = useFitWords()
  const missText = useMissText(texts)
  return (
    <BareList className={css.targets}>
      {day.targets.map(each => {
        const { target, before, after, miss } = each
        const isReached = miss === 0
        return (
          <li key={target.code} className={css.target}>
            <Text as="span" tone={isReached ? 'done' : 'attention'} className={css.status}>
              <StatusIcon status={isReached ? 'done' : 'attention'} />
              <VisuallyHidden>{t(isReached ? 'isReached' : 'isMissed')}</VisuallyHidden>
            </Text>
            <Text as="span" breaks>
              {texts.nameOf(target.code)}
            </Text>
            <Text as="span" figures className={css.figures}>
              <BeforeAfter before={texts.figureText(target.code, before)} after={texts.figureText(target.code, after)} />
            </Text>
            <Text as="span" tone={2} figures className={css.aim}>
              {texts.boundText(target)}
            </Text>
            {!isReached && (
              <Text as="span" size="hint" tone={2} className={css.miss}>
                {missText(day, each)}
              </Text>
            )}
          </li>
        )
      })}
    </BareList>
  )
}

/** A figure alone where it stays. */
export function BeforeAfter({ before, after }: { before: string; after: string }) {
  const t = useFitWords()
  if (before === after) return <span>{after}</span>
  return (
    <>
      <VisuallyHidden>{t('from')} </VisuallyHidden>
      <Text as="span" size="inherit" tone={2}>
        {before}
      </Text>
      <IconArrowRight className={css.arrow} aria-hidden />
      <VisuallyHidden> {t('to')} </VisuallyHidden>
      <b>{after}</b>
    </>
  )
}
