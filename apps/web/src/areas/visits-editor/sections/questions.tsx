import { ageOfVisit, anamnesisNames, type AnamnesisField } from '@allenio/domain/visits'
import { useState } from 'react'
import { useSelected } from '#lib/store'
import { useLanguage } from '#lib/words'
import { Grid, Stack } from '#ui/layout'
import { TextCell } from './cells.tsx'
import { Laboratory } from './laboratory.tsx'
import { useEditor } from '../session.ts'
import { laterQuestions, questionsFor } from './news.ts'
import { OwnFields } from './own-fields.tsx'
import { RecordFacts } from './record-facts.tsx'
import css from './sections.module.css'

/** Questions that a control visit seldom asks again. */
export function Questions() {
  const language = useLanguage()
  const names = useQuestions()
  return (
    <Stack gap={24}>
      <Grid columns={2} className={css.answers}>
        {names.map(name => (
          <TextCell key={name} name={name} label={anamnesisNames[name][language]} marksNew />
        ))}
      </Grid>
      <RecordFacts />
      <OwnFields />
      <Laboratory />
    </Stack>
  )
}

/** An answer that was there stays in sight, also while it is emptied to write another. */
function useQuestions(): readonly AnamnesisField[] {
  const { state } = useEditor()
  const [cellsBefore] = useState(() => state.get().cells)
  const names = useSelected(state, ({ cells }) => {
    const questions = questionsFor({ sex: cells.sex, age: ageOfVisit(cells) }, { ...cellsBefore, ...cells })
    return questions.join(' ')
  })
  return laterQuestions.filter(name => names.split(' ').includes(name))
}
