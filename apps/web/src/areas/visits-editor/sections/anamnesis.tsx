import { Disclosure } from '#ui/disclosure'
import { Grid, Stack } from '#ui/layout'
import { Section } from '#ui/section'
import type { VisitHead } from '../visit-document.ts'
import { AnamnesisCell } from './anamnesis-cell.tsx'
import { ClientAnswers } from './client-answers.tsx'
import { firstQuestions, useAnswerCount, useNews } from './news.ts'
import css from './sections.module.css'
import { useSectionWords } from './words.ts'
import { Questions } from './questions.tsx'

/** Questions before the measures. A control visit asks few of them again, so that all but the first are folded away. */
export function Anamnesis({ head }: { head: VisitHead | undefined }) {
  const t = useSectionWords()
  const count = useNews()
  const answerCount = useAnswerCount()
  const answers = answerCount > 0 ? t('answers', { count: answerCount }) : undefined
  return (
    <Section title={t('anamnesis')} action={<ClientAnswers head={head} />}>
      <Stack gap={16}>
        <Grid columns={2} className={css.answers}>
          {firstQuestions.map(name => (
            <AnamnesisCell key={name} name={name} />
          ))}
        </Grid>
        <Disclosure title={t('questions')} sub={count > 0 ? t('anamnesisNew', { count }) : answers}>
          <Questions />
        </Disclosure>
      </Stack>
    </Section>
  )
}
