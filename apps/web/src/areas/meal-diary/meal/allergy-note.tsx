import { AllergyNames } from '#areas/aliments'
import { Stack } from '#ui/layout'
import { allergiesOf, doubtsOf } from '../diet/plan-rows.ts'

interface AllergyNoteProps {
  rows: Parameters<typeof allergiesOf>[0]
  swaps?: Parameters<typeof allergiesOf>[1]
}

/** Warns of a plan that touches an allergy of its client: it was given with a reason, or before anybody knew. */
export function AllergyNote({ rows, swaps }: AllergyNoteProps) {
  const allergies = allergiesOf(rows, swaps)
  const doubts = doubtsOf(rows, swaps)
  if (allergies.length + doubts.length === 0) return null
  return (
    <Stack as="span" gap={2}>
      <AllergyNames allergies={allergies} doubts={doubts} />
    </Stack>
  )
}
