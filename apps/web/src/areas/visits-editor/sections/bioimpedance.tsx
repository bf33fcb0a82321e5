import { visitLimits, cellsOfMeasure, deviceMeasures } from '@allenio/contract/visits'
import { Grid, Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { TextField } from '#ui/text-field'
import { WithCrossed } from '../crossings/crossed-value.tsx'
import { MeasureField } from '../measures/measure-field.tsx'
import { useCell, useDeviceCells, useEditor } from '../session.ts'
import { AddedMeasure } from '../sites/added-measure.tsx'
import { ContradictoryShares } from './contradictory-shares.tsx'
import { useSectionWords } from './words.ts'
import { useTypedCell } from '#shell/editor'
import { useSelected } from '#lib/store'

const allCells = deviceMeasures.flatMap(key => cellsOfMeasure[key])

/** The figures that a device for bioimpedance prints. */
export function Bioimpedance() {
  const t = useSectionWords()
  const { set, settled } = useEditor()
  const cells = useDeviceCells()
  const rest = allCells.filter(cell => !cells.includes(cell))
  const fat = useSelected(settled, ({ measured }) => measured['fat-mass']?.percent)
  const lean = useSelected(settled, ({ measured }) => measured['lean-mass']?.percent)
  const device = useTypedCell({ value: useCell('device') ?? '', write: (text, gestureId) => set({ device: text }, gestureId) })
  return (
    <Section title={t('bia')}>
      <Stack gap={16}>
        <ContradictoryShares fat={fat} lean={lean} />
        <WithCrossed cell="device">
          <TextField label={t('device')} maxLength={visitLimits.name} {...device} />
        </WithCrossed>
        <Grid columns={3}>
          {cells.map(cell => (
            <MeasureField key={cell} cell={cell} />
          ))}
        </Grid>
        <AddedMeasure rest={rest} />
      </Stack>
    </Section>
  )
}
