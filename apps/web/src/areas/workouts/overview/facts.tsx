import type { Output } from '@allenio/contract'
import type { getTrainingMap } from '@allenio/contract/workouts'
import { printPainPlace } from '@allenio/domain/workouts'
import { IconMedicalCross } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { useLanguage } from '#lib/words'
import { Icon } from '#ui/icon'
import { BareList } from '#ui/layout'
import { TextLink } from '#ui/link'
import { Text } from '#ui/text'
import { workoutHref } from '../addresses.ts'
import css from './card.module.css'
import { useTrainingWords } from './words.ts'

type Training = Output<typeof getTrainingMap>

/** The running program, the last workout, the next one, and a pain of these weeks. */
export function TrainingFacts({ id, training: { program, last, nextDay, pain, today } }: { id: string; training: Training }) {
  const t = useTrainingWords()
  const { day, weekday, ago } = useFormats()
  const language = useLanguage()
  return (
    <BareList as="dl" className={css.facts}>
      {program && (
        <Fact title={t('program')} href={hrefTo('/clients/$id/programs', { id })}>
          {t('programWeek', { title: program.title, week: String(program.week), weeks: String(program.weeks) })}
        </Fact>
      )}
      <Fact title={t('last')} href={last ? workoutHref({ id: last.id, client: { id } }) : undefined}>
        {last && `${last.name} · ${ago(last.startedAt)}`}
      </Fact>
      <Fact title={t('next')}>{nextDay && (nextDay === today ? t('nextToday') : `${weekday(nextDay)} ${day(nextDay)}`)}</Fact>
      {pain && (
        <Fact title={t('pain')} href={workoutHref({ id: pain.workoutId, client: { id } })} isPressing>
          {t('painText', { where: printPainPlace(pain.where, language), level: String(pain.level), exercise: pain.exercise })} ·{' '}
          {ago(pain.day)}
        </Fact>
      )}
    </BareList>
  )
}

interface FactProps {
  title: string
  href?: string | undefined
  isPressing?: boolean
  children: ReactNode
}

function Fact({ title, href, isPressing = false, children }: FactProps) {
  const t = useTrainingWords()
  return (
    <div>
      <Text as="dt" tone={3}>
        {title}
      </Text>
      <Text as="dd" tone={isPressing ? 'attention' : 1} breaks>
        {isPressing && <Icon of={IconMedicalCross} size={16} />}{' '}
        {href ? <TextLink href={href}>{children}</TextLink> : (children ?? t('none'))}
      </Text>
    </div>
  )
}
