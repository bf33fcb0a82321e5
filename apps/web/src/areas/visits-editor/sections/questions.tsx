import type { AnamnesisField } from '@allenio/contract/visits'
import { ageOfVisit } from '@allenio/domain/visits'
import { useState } from 'react'
import { useSelected } from '#lib/store'
import { Grid, Stack } from '#ui/layout'
import { AnamnesisCell } from './anamnesis-cell.tsx'
import { Laboratory } from './laboratory.tsx'
import { useEditor } from '../session.ts'
import { laterQuestions, questionsFor } from './news.ts'
import { OwnFields } from './own-fields.tsx'
import { RecordFacts } from './record-facts.tsx'
import css from './sections.module.css'

/** Questions that a control visit seldom asks again. */
export function Questions() {
  const names = useQuestions()
  return (
    <Stack gap={24}>
      <Grid columns={2} className={css.answers}>
        {names.map(name => (
          <AnamnesisCell key={name} name={name} />
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
