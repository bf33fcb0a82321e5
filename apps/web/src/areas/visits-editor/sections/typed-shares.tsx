import { acceptedShares } from '@allenio/contract/visits'
import type { KeyboardEvent } from 'react'
import { useSelected } from '#lib/store'
import { Grid, Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { focusNext } from '../measures/focus.ts'
import { useEditor } from '../session.ts'
import { ContradictoryShares } from './contradictory-shares.tsx'
import { NumberCell } from './number-cell.tsx'
import css from './sections.module.css'
import { useSectionWords } from './words.ts'

const look = { unit: '%', step: 0.5, decimals: 1, enterKeyHint: 'next' } as const

/** Fat and lean mass that were measured elsewhere; of the two one suffices. */
export function TypedShares() {
  const t = useSectionWords()
  const { settled, share } = useEditor()
  const fat = useSelected(settled, ({ cells }) => cells.typedFatMassPerc)
  const lean = useSelected(settled, ({ cells }) => cells.typedFatFreeMassPerc)
  return (
    <Section title={t('typedShares')}>
      <Stack gap={16}>
        <ContradictoryShares fat={fat} lean={lean} />
        {/* Enter comes here from the height, and goes on to the folds */}
        <Grid
          columns={2}
          className={css.answers}
          data-walked
          onKeyDown={goOn}
          onFocus={({ target }) =>
            share.set(target instanceof HTMLInputElement ? (target.ariaLabel ?? target.labels?.[0]?.textContent) : undefined)
          }>
          <NumberCell name="typedFatMassPerc" label={t('typedFat')} range={acceptedShares.fat} {...look} />
          <NumberCell name="typedFatFreeMassPerc" label={t('typedLean')} range={acceptedShares.lean} {...look} />
        </Grid>
      </Stack>
    </Section>
  )
}

/** A figure that cannot be right stays to be mended. */
function goOn(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey } = event
  if (key !== 'Enter' || ctrlKey || metaKey || !(target instanceof HTMLInputElement) || target.ariaInvalid === 'true') return
  event.preventDefault()
  focusNext(target)
}
