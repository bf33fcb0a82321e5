import { deviceMeasures, visitSites, type MeasureKey } from '@allenio/contract/visits'
import { measureNames, moveInList } from '@allenio/domain/visits'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import { useIsMobile } from '#lib/device'
import { useWording } from '#lib/words'
import { FieldSet } from '#ui/field'
import { IconButton } from '#ui/icon-button'
import { BareList, Row, Stack } from '#ui/layout'
import { RowActions } from '#ui/row-actions'
import { Select } from '#ui/select'
import { Text } from '#ui/text'
import { useProtocolWords } from './protocol-words.ts'

interface MeasureRowsProps {
  measures: readonly MeasureKey[]
  onChange: (measures: MeasureKey[]) => void
}

/** The measures that a visit asks for, in their order. */
export function MeasureRows({ measures, onChange }: MeasureRowsProps) {
  const t = useProtocolWords()
  const word = useWording()
  const others = [...visitSites, ...deviceMeasures].filter(key => !measures.includes(key))
  return (
    <FieldSet label={t('measures')} hint={t('measuresHint')}>
      <Stack gap={12}>
        {measures.length === 0 && <Text tone={2}>{t('noMeasures')}</Text>}
        <BareList as="ol">
          {measures.map((key, at) => (
            <MeasureRow
              key={key}
              name={word(measureNames[key])}
              number={at + 1}
              isFirst={at === 0}
              isLast={at === measures.length - 1}
              onMove={by => onChange(moveInList(measures, at, by))}
              onRemove={() => onChange(measures.toSpliced(at, 1))}
            />
          ))}
        </BareList>
        {others.length > 0 && (
          <Select
            label={t('addMeasure')}
            labelHidden
            placeholder={t('addMeasure')}
            value=""
            options={others.map(value => ({ value, label: word(measureNames[value]) }))}
            onChange={({ target }) => {
              const key = others.find(each => each === target.value)
              if (key) onChange([...measures, key])
            }}
          />
        )}
      </Stack>
    </FieldSet>
  )
}

interface MeasureRowProps {
  name: string
  number: number
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function MeasureRow({ name, number, isFirst, isLast, onMove, onRemove }: MeasureRowProps) {
  const t = useProtocolWords()
  const isMobile = useIsMobile()
  const actions = [
    { label: t('moveUpOf', { name }), icon: IconArrowUp, isDisabled: isFirst, onClick: () => onMove(-1) },
    { label: t('moveDownOf', { name }), icon: IconArrowDown, isDisabled: isLast, onClick: () => onMove(1) },
    { label: t('removeOf', { name }), icon: IconX, isDisabled: false, onClick: onRemove },
  ]
  return (
    <Row as="li" gap={12} justify="between">
      <Text as="span" figures>
        {`${number}. ${name}`}
      </Text>
      {isMobile ? (
        <RowActions
          label={t('actionsOf', { name })}
          items={() => actions.map(({ label, icon, isDisabled, onClick }) => ({ label, icon, onClick, disabled: isDisabled }))}
        />
      ) : (
        <Row>
          {actions.map(({ label, icon, isDisabled, onClick }) => (
            <IconButton key={label} label={label} icon={icon} disabled={isDisabled} onClick={onClick} />
          ))}
        </Row>
      )}
    </Row>
  )
}
