import { anamnesisNames } from '@allenio/domain/visits'
import { useLanguage } from '#lib/words'
import { Disclosure } from '#ui/disclosure'
import { Grid, Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { TextCell } from './cells.tsx'
import { firstQuestions, useAnswerCount, useNews } from './news.ts'
import css from './sections.module.css'
import { useSectionWords } from './words.ts'
import { Questions } from './questions.tsx'

/** Questions before the measures. A control visit asks few of them again, so that all but the first are folded away. */
export function Anamnesis() {
  const t = useSectionWords()
  const language = useLanguage()
  const count = useNews()
  const answerCount = useAnswerCount()
  const answers = answerCount > 0 ? t('answers', { count: answerCount }) : undefined
  return (
    <Section title={t('anamnesis')}>
      <Stack gap={16}>
        <Grid columns={2} className={css.answers}>
          {firstQuestions.map(name => (
            <TextCell key={name} name={name} label={anamnesisNames[name][language]} marksNew />
          ))}
        </Grid>
        <Disclosure title={t('questions')} sub={count > 0 ? t('anamnesisNew', { count }) : answers}>
          <Questions />
        </Disclosure>
      </Stack>
    </Section>
  )
}
