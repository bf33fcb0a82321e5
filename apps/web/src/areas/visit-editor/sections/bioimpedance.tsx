import { visitLimits } from '@allenio/contract/visit-cells'
import { cellsOfMeasure } from '@allenio/contract/visit-measures'
import { deviceMeasures } from '@allenio/contract/visit-protocols'
import { Grid, Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { WithCrossed } from '../crossings/crossed-value.tsx'
import { MeasureField } from '../measures/measure-field.tsx'
import { useCell, useDeviceCells, useEditor } from '../session.ts'
import { AddedMeasure } from '../sites/added-measure.tsx'
import { useSectionWords } from './words.ts'
import { useTypedCell } from './use-typed-cell.ts'
import { useSelected } from '#lib/store'

const allCells = deviceMeasures.flatMap(key => cellsOfMeasure[key])

/** Devices round, and some leave the bones out of the lean mass. */
const toleratedPercent = 8

/** The figures that a device for bioimpedance prints. */
export function Bioimpedance() {
  const t = useSectionWords()
  const { set, settled } = useEditor()
  const cells = useDeviceCells()
  const rest = allCells.filter(cell => !cells.includes(cell))
  const isContradictory = useSelected(settled, ({ measured }) => {
    const [fat, lean] = [measured['fat-mass']?.percent, measured['lean-mass']?.percent]
    return fat !== undefined && lean !== undefined && Math.abs(fat + lean - 100) > toleratedPercent
  })
  const device = useTypedCell({ value: useCell('device') ?? '', write: (text, gestureId) => set({ device: text }, gestureId) })
  return (
    <Section title={t('bia')}>
      <Stack gap={16}>
        {isContradictory && (
          <Text as="output" tone="attention">
            {t('contradictory')}
          </Text>
        )}
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
