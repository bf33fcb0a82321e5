import {
  getProgramSettings,
  loadSteps,
  maximumFormulas,
  programColumns,
  updateProgramSettings,
  type ProgramSettings,
  type ProgramSettingsChanges,
} from '@allenio/contract/programs'
import { IconClipboardList } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { changeAnswer, useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { ChoiceChip } from '#ui/choice-chip'
import { FieldSet } from '#ui/field'
import { Grid, Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Select } from '#ui/select'
import { SkeletonLines } from '#ui/skeleton'
import { Switch } from '#ui/switch'
import { toast } from '#ui/toast'
import { programSettingsQuery } from '../data.ts'
import { CountField } from '#ui/count-field'
import { useSettingsWords } from './words.ts'

export { IconClipboardList as Icon }

const rights = ['mayClientsSwap', 'mayClientsReorder', 'mayClientsMoveDays', 'mayClientsAddExercises', 'mayClientsTrainFreely'] as const

export function Section() {
  const t = useSettingsWords()
  const query = useQuery(programSettingsQuery())
  const { mutate } = useCall(updateProgramSettings, {
    optimistic: (cache, changes) => changeAnswer(cache, getProgramSettings, {}, settings => ({ ...settings, ...withValues(changes) })),
    onSuccess: () => toast({ id: 'program settings saved', type: 'success', text: t('saved') }),
    inTurn: 'program settings',
  })
  return (
    <Loaded query={query} failed={t('failed')} skeleton={<SkeletonLines lines={6} />}>
      {settings => (
        <Stack gap={24}>
          <FieldSet label={t('may')}>
            <Stack gap={12}>
              {rights.map(right => (
                <Switch
                  key={right}
                  spread
                  label={t(right)}
                  checked={settings[right]}
                  onChange={event => mutate({ [right]: event.target.checked })}
                />
              ))}
            </Stack>
          </FieldSet>
          <Columns settings={settings} onChange={mutate} />
          <Figures settings={settings} onChange={mutate} />
        </Stack>
      )}
    </Loaded>
  )
}

const withValues = (changes: Partial<Record<keyof ProgramSettings, unknown>>): ProgramSettingsChanges =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

interface PartProps {
  settings: ProgramSettings
  onChange: (changes: ProgramSettingsChanges) => void
}

function Columns({ settings: { clientColumns }, onChange }: PartProps) {
  const t = useSettingsWords()
  const turn = (column: (typeof programColumns)[number], isChosen: boolean) =>
    onChange({ clientColumns: programColumns.filter(each => (each === column ? isChosen : clientColumns.includes(each))) })
  return (
    <FieldSet label={t('columns')}>
      <Row gap={8} wrap>
        {programColumns.map(column => (
          <ChoiceChip
            key={column}
            type="checkbox"
            checked={clientColumns.includes(column)}
            onChange={event => turn(column, event.target.checked)}>
            {t(`column_${column}`)}
          </ChoiceChip>
        ))}
      </Row>
    </FieldSet>
  )
}

function Figures({ settings, onChange }: PartProps) {
  const t = useSettingsWords()
  const { decimal } = useFormats()
  const { maximumFormula, maximumShare, loadStep, volumeFrom, volumeTo, adherenceGood, adherenceFair, expiryDays } = settings
  return (
    <FieldSet label={t('figures')}>
      <Stack gap={16}>
        <Grid columns={2}>
          <Select
            label={t('maximumFormula')}
            value={maximumFormula}
            options={maximumFormulas.map(value => ({ value, label: t(value) }))}
            onChange={({ target }) => onChange({ maximumFormula: maximumFormulas.find(each => each === target.value) })}
          />
          <Select
            label={t('loadStep')}
            value={String(loadStep)}
            options={loadSteps.map(step => ({ value: String(step), label: `${decimal(step)}\u00a0kg` }))}
            onChange={({ target }) => onChange({ loadStep: loadSteps.find(step => String(step) === target.value) })}
          />
          <CountField
            label={t('maximumShare')}
            hint={t('maximumShareHint')}
            unit="%"
            value={maximumShare}
            least={50}
            most={100}
            wrong={t('maximumShareWrong')}
            onChange={share => onChange({ maximumShare: share })}
          />
          <CountField
            label={t('volumeFrom')}
            hint={t('volumeHint')}
            value={volumeFrom}
            least={0}
            most={volumeTo - 1}
            wrong={t('volumeWrong')}
            onChange={count => onChange({ volumeFrom: count })}
          />
          <CountField
            label={t('volumeTo')}
            value={volumeTo}
            least={volumeFrom + 1}
            most={60}
            wrong={t('volumeWrong')}
            onChange={count => onChange({ volumeTo: count })}
          />
          <CountField
            label={t('adherenceGood')}
            hint={t('adherenceHint')}
            unit="%"
            value={adherenceGood}
            least={adherenceFair}
            most={100}
            wrong={t('adherenceWrong')}
            onChange={count => onChange({ adherenceGood: count })}
          />
          <CountField
            label={t('adherenceFair')}
            unit="%"
            value={adherenceFair}
            least={1}
            most={adherenceGood}
            wrong={t('adherenceWrong')}
            onChange={count => onChange({ adherenceFair: count })}
          />
        </Grid>
        <CountField
          label={t('expiryDays')}
          unit={t('expiryUnit')}
          value={expiryDays}
          least={1}
          most={60}
          wrong={t('expiryWrong')}
          onChange={count => onChange({ expiryDays: count })}
        />
      </Stack>
    </FieldSet>
  )
}
