import { anamnesisNames } from '@allenio/domain/visits'
import { useLanguage } from '#lib/words'
import { Grid, Stack } from '#ui/layout'
import { TextCell } from './cells.tsx'
import { Laboratory } from './laboratory.tsx'
import { laterQuestions } from './news.ts'
import { OwnFields } from './own-fields.tsx'
import { RecordFacts } from './record-facts.tsx'
import css from './sections.module.css'

/** Questions that a control visit seldom asks again. */
export function Questions() {
  const language = useLanguage()
  return (
    <Stack gap={24}>
      <Grid columns={2} className={css.answers}>
        {laterQuestions.map(name => (
          <TextCell key={name} name={name} label={anamnesisNames[name][language]} marksNew />
        ))}
      </Grid>
      <RecordFacts />
      <OwnFields />
      <Laboratory />
    </Stack>
  )
}
